/* The firmware's only clock: Timer2 runs free at clk/1024, one unit is 64 µs. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/board.h"

/* Milliseconds as clock units, rounded up. */
#define CLOCK_MS(ms) (((ms) * 1000UL + CLOCK_UNIT_US - 1) / CLOCK_UNIT_US)
#define CLOCK_TICK_UNITS (DEBOUNCE_TICK_US / CLOCK_UNIT_US)

void clock_init(void);

/* Units since the reset. To be asked at least every 16 ms: the timer is read, ticks are never counted. */
uint32_t clock_now(void);

/* The time of an event not older than 16 ms whose timer value was noted. */
uint32_t clock_of(uint8_t count);

/* Puts the next tick a whole period away: after a drawing, during which ticks were swallowed. */
void clock_restart_tick(void);

/* True when `units` or more have passed since `then`. Both are the low halves of times, so it is asked within 4 s. */
static inline bool clock_passed(uint16_t now, uint16_t then, uint16_t units) { return (uint16_t)(now - then) >= units; }

#endif
