/* The voltage of the LED rail: measured all the time, and whether pixels may be driven with it. */
#ifndef RAIL_H
#define RAIL_H

#include <stdbool.h>
#include <stdint.h>

/* Takes a fifth of a millisecond: whether there is a rail is known then. */
void rail_init(void);

/* To be called about once a millisecond. True when the rail has come back: what is shown must be drawn anew. */
bool rail_watch(uint32_t now);

/* False while there is none: data wires that are driven would feed the pixels through their inputs. */
bool rail_on(void);

/* Millivolts, if the chip's own supply has 5 V. */
uint16_t rail_mv(void);

/* The reading of the chip's own reference of 1.1 V, which tells what its supply has; 0 before the first. */
uint16_t rail_reference(void);

#endif
