/* The board: everything in one loop that sleeps between ticks. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>

#include "boot.h"
#include "clock.h"
#include "dispatch.h"
#include "display.h"
#include "gen/pins.h"
#include "inputs.h"
#include "leds.h"
#include "picture.h"
#include "rail.h"
#include "samples.h"
#include "self_test.h"
#include "session.h"
#include "till.h"
#include "tone.h"
#include "twi.h"
#include "uart.h"

#define HEARTBEAT_MS 500
#define WATCH_UNITS 16 /* 1.024 ms */
/* A drawing takes 107 bytes in and does not look whether the ring has room for them. */
#define DRAW_WAITING_MAX (UART_RX_BYTES / 2)

static void init_pins(void) {
  PORTB = PINS_PULL_UP_MASK_B;
  PORTC = PINS_PULL_UP_MASK_C;
  PORTD = PINS_PULL_UP_MASK_D;
  DDRB = PINS_OUTPUT_MASK_B;
  DDRC = PINS_OUTPUT_MASK_C;
  DDRD = PINS_OUTPUT_MASK_D;
}

static void init(void) {
  init_pins();
  clock_init();
  rail_init();
  if (rail_on()) leds_draw(); /* all zero at boot: the LEDs kept their last picture through the reset */
  if (boot_ends_watchdog()) wdt_enable(WDTO_500MS);
  uart_init();
  twi_init();
  picture_init();
  inputs_init();
  till_init();
  if (inputs_stuck() == INPUT_HOLD_1) self_test_begin();
  session_init(clock_now());
  set_sleep_mode(SLEEP_MODE_IDLE);
  sei();
}

/* What planes and masks show. Without LED power nothing: everything goes on as if it were drawn. */
static void draw(uint32_t now) {
  if (!rail_on()) return;
  /* A press among the samples of the ticks is reported while the LEDs are drawn. */
  if (inputs_poll()) {
    session_inputs_changed();
    session_report(now);
  }
  cli();
  /* The filter takes samples in the order of time: first that of a tick in between, then those of the drawing. */
  bool changed = inputs_poll();
  leds_draw();
  sei();
  changed |= inputs_replay(leds_samples, LEDS_SAMPLES);
  if (changed) session_inputs_changed();
}

/* True when there was a new picture. */
static bool show(uint32_t now) {
  if (!picture_compose(now)) return false;
  draw(now);
  picture_drawn();
  return true;
}

/* What needs doing about once a millisecond. */
static void watch(uint32_t now) {
  static uint16_t stuck;
  static uint16_t beat_at;
  session_watch(now);
  tone_watch(now);
  if (rail_watch(now)) picture_redraw();
  if (self_test_watch(now)) draw(now);
  /* One at a time on the bus, and each coin is worth more than a text. */
  bool bus_used;
  if (till_watch(now, &bus_used)) session_coins_changed();
  if (!bus_used && display_watch(now)) session_status_changed();
  if (inputs_stuck() != stuck) {
    stuck = inputs_stuck();
    session_status_changed();
  }
  if (clock_passed(now, beat_at, CLOCK_MS(HEARTBEAT_MS))) {
    beat_at = (uint16_t)now;
    PINB = _BV(PIN_HEARTBEAT_BIT); /* writing 1 to PINx toggles the pin */
  }
}

/* Sleeps until the next interrupt; what came in since the last look is not slept over. */
static void rest(void) {
  cli();
  if (!inputs_waiting() && !uart_waiting()) {
    sleep_enable();
    sei(); /* takes effect after the next instruction: no interrupt fits in between */
    sleep_cpu();
    sleep_disable();
  }
  sei();
}

/* One thing in each round, the most urgent first; a round with nothing to do sleeps. */
int main(void) {
  init();
  uint16_t watched_at = (uint16_t)clock_now();
  for (;;) {
    wdt_reset();
    const uint32_t now = clock_now();
    if (inputs_poll()) session_inputs_changed();
    session_poll(now);
    /* The newest picture wins: first everything that has arrived, then the LEDs. */
    struct frame frame;
    if (uart_waiting() && session_can_answer() && frame_next(&frame)) {
      dispatch(&frame, now);
      continue;
    }
    if (uart_waiting() <= DRAW_WAITING_MAX && show(now)) continue;
    if (clock_passed((uint16_t)now, watched_at, WATCH_UNITS)) {
      watched_at = (uint16_t)now;
      watch(now);
      continue;
    }
    rest();
  }
}
