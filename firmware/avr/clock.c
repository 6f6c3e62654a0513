/* The firmware's only clock: Timer2 runs free at clk/1024, one unit is 64 µs. */
#include "clock.h"

#include <avr/io.h>

_Static_assert(CLOCK_UNIT_US * (BOARD_CLOCK_HZ / 1000000) == 1024, "one unit is one step of clk/1024");
_Static_assert(DEBOUNCE_TICK_US % CLOCK_UNIT_US == 0, "a tick is a whole number of units");

static uint32_t latest;

void clock_init(void) {
  TCCR2A = 0;
  TCCR2B = _BV(CS22) | _BV(CS21) | _BV(CS20);
  clock_restart_tick();
  TIMSK2 = _BV(OCIE2A);
}

uint32_t clock_now(void) {
  latest += (uint8_t)(TCNT2 - (uint8_t)latest);
  return latest;
}

uint32_t clock_of(uint8_t count) {
  const uint32_t now = clock_now();
  return now - (uint8_t)((uint8_t)now - count);
}

void clock_restart_tick(void) {
  /* One more than the period: the present unit is already partly over, and samples must not come too close. */
  OCR2A = TCNT2 + CLOCK_TICK_UNITS + 1;
  TIFR2 = _BV(OCF2A);
}
