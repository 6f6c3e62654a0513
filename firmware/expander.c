/* The port expander of the coin door on the display's bus: absent is allowed, and it is found when it comes. */
#include "expander.h"

#include "clock.h"
#include "flash.h"
#include "twi.h"

/* MCP23017 (DS20001952), tables 3-1 and 3-5: after a reset the registers alternate, and IOCON is at 0x0A. */
#define IOCON_ALTERNATING 0x0A
/* BANK, SEQOP: each port has its registers together, and the one that was named last is read again and again. */
#define IOCON_VALUE 0xA0
#define IODIRA 0x00
#define IOCON 0x05
#define GPPUA 0x06
#define GPIOA 0x09
#define OLATA 0x0A
#define IODIRB 0x10
#define OLATB 0x1A

#define INPUT_MASK ((1u << COIN_INPUT_COUNT) - 1)

/* Written one after the other to an expander that has answered; then its outputs, then GPIOA is named. */
static const uint8_t setup[][2] PROGMEM = {
    {IOCON_ALTERNATING, IOCON_VALUE}, /* to one that has this already, it is OLATA */
    {IOCON, IOCON_VALUE},
    {OLATA, 0},
    {GPPUA, (uint8_t)~EXPANDER_SENTINEL},
    {IODIRA, (uint8_t)~EXPANDER_SENTINEL},
    {OLATB, 0},
    {IODIRB, 0},
};
#define SETUP_STEPS (sizeof setup / sizeof *setup)

static uint8_t step; /* of the setup */
static uint8_t shown; /* what its outputs show */
static bool named;    /* a read gives GPIOA */
static bool present;
/* Low half of a time; looked for at once. */
static uint16_t polled_at = (uint16_t)-CLOCK_MS(COIN_PROBE_MS);

static bool write_register(uint8_t address, uint8_t value) { return twi_write(EXPANDER_ADDRESS, address, &value, 1); }

static bool set_up(void) {
  uint8_t pair[2];
  memcpy_P(pair, setup[step], sizeof pair);
  if (!write_register(pair[0], pair[1])) return false;
  step++;
  shown = 0;
  named = false;
  return true;
}

static bool show(uint8_t outputs) {
  if (!write_register(OLATB, outputs)) return false;
  shown = outputs;
  named = false;
  return true;
}

static bool name_inputs(void) {
  named = twi_write(EXPANDER_ADDRESS, GPIOA, 0, 0);
  return named;
}

static enum expander_step lost(void) {
  step = 0;
  present = false;
  return EXPANDER_BUSY;
}

enum expander_step expander_watch(uint16_t now, uint8_t outputs, uint8_t *closed) {
  if (!clock_passed(now, polled_at, step ? CLOCK_MS(COIN_POLL_MS) : CLOCK_MS(COIN_PROBE_MS))) return EXPANDER_IDLE;
  polled_at = now;
  if (step < SETUP_STEPS) return set_up() ? EXPANDER_BUSY : lost();
  if (shown != outputs) return show(outputs) ? EXPANDER_BUSY : lost();
  if (!named) return name_inputs() ? EXPANDER_BUSY : lost();
  uint8_t levels;
  /* High: it has lost its registers, which a short fall of its supply can do. */
  if (!twi_read(EXPANDER_ADDRESS, &levels) || (levels & EXPANDER_SENTINEL)) return lost();
  present = true;
  *closed = (uint8_t)~levels & INPUT_MASK;
  return EXPANDER_SAMPLE;
}

bool expander_present(void) { return present; }
