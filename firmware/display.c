/* The score display: two HT16K33 modules, written in small steps; a missing one is allowed and reported. */
#include "display.h"

#include <string.h>

#include "clock.h"
#include "flash.h"
#include "twi.h"

/* HT16K33 data sheet, command summary. */
#define COMMAND_OSCILLATOR_ON 0x21
#define COMMAND_DISPLAY_ON 0x81
#define COMMAND_BRIGHTNESS 0xE0
#define COMMAND_DATA_FROM_0 0x00

/* What is still to be written to a module, in this order: its RAM is random at power-up, so light comes last. */
#define TODO_OSCILLATOR 0x01
#define TODO_DATA 0x02
#define TODO_BRIGHTNESS 0x04
#define TODO_LIGHT 0x08

static const uint8_t addresses[DISPLAY_MODULES] = DISPLAY_ADDRESSES;
static const uint8_t offline_segments[][DISPLAY_CHARACTERS * 2] PROGMEM = {DISPLAY_OFFLINE_SEGMENTS, DISPLAY_HINT_SEGMENTS};

static uint8_t host_segments[DISPLAY_CHARACTERS * 2];
static bool offline;
static uint8_t hinting; /* which of the two texts, while offline */
static uint8_t brightness = DISPLAY_BRIGHTNESS_MAX;
static uint8_t todo[DISPLAY_MODULES] = {TODO_OSCILLATOR, TODO_OSCILLATOR};
static uint8_t present;
static uint16_t probed_at; /* low half of a time */

/* An absent module needs nothing: when it comes, everything is written to it. */
static void need(uint8_t module, uint8_t what) {
  if (present & (1 << module)) todo[module] |= what;
}

static void need_all(uint8_t what) {
  for (uint8_t module = 0; module < DISPLAY_MODULES; module++) need(module, what);
}

bool display_set(const uint8_t *new_segments, uint8_t new_brightness) {
  if (new_brightness > DISPLAY_BRIGHTNESS_MAX) return false;
  for (uint8_t module = 0; module < DISPLAY_MODULES; module++) {
    const uint8_t from = module * DISPLAY_MODULE_BYTES;
    if (memcmp(host_segments + from, new_segments + from, DISPLAY_MODULE_BYTES) != 0) need(module, TODO_DATA);
    if (brightness != new_brightness) need(module, TODO_BRIGHTNESS);
  }
  memcpy(host_segments, new_segments, sizeof host_segments);
  brightness = new_brightness;
  return true;
}

void display_offline(bool silent) {
  offline = silent;
  hinting = 0;
  probed_at = (uint16_t)clock_now(); /* each text stands for a whole turn */
  need_all(TODO_DATA);
}

static bool write_text(uint8_t module) {
  const uint8_t from = module * DISPLAY_MODULE_BYTES;
  uint8_t text[DISPLAY_MODULE_BYTES];
  if (offline)
    memcpy_P(text, offline_segments[hinting] + from, sizeof text);
  else
    memcpy(text, host_segments + from, sizeof text);
  return twi_write(addresses[module], COMMAND_DATA_FROM_0, text, sizeof text);
}

static bool write(uint8_t module, uint8_t step) {
  switch (step) {
    case TODO_OSCILLATOR:
      return twi_write(addresses[module], COMMAND_OSCILLATOR_ON, 0, 0);
    case TODO_DATA:
      return write_text(module);
    case TODO_BRIGHTNESS:
      return twi_write(addresses[module], COMMAND_BRIGHTNESS | brightness, 0, 0);
    default:
      return twi_write(addresses[module], COMMAND_DISPLAY_ON, 0, 0);
  }
}

/* One step of one module. True when the module came or went. */
static bool step(uint8_t module) {
  const uint8_t bit = 1 << module;
  const bool was_present = present & bit;
  const uint8_t lowest = todo[module] & -todo[module];
  if (!write(module, lowest)) {
    present &= ~bit;
    todo[module] = 0;
    return was_present;
  }
  todo[module] &= ~lowest;
  if (was_present) return false;
  present |= bit;
  todo[module] = TODO_DATA | TODO_BRIGHTNESS | TODO_LIGHT;
  return true;
}

bool display_watch(uint32_t now) {
  if (clock_passed(now, probed_at, CLOCK_MS(DISPLAY_TURN_MS))) {
    probed_at = (uint16_t)now;
    /* Also to those that are there: the command is harmless, and a silent module is found out. */
    for (uint8_t module = 0; module < DISPLAY_MODULES; module++) todo[module] |= TODO_OSCILLATOR;
    hinting ^= 1;
    if (offline) need_all(TODO_DATA);
  }
  for (uint8_t module = 0; module < DISPLAY_MODULES; module++)
    if (todo[module]) return step(module);
  return false;
}

uint8_t display_present(void) { return present; }
