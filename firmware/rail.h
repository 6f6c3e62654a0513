/* The voltage of the LED rail, measured now and then. */
#ifndef RAIL_H
#define RAIL_H

#include <stdint.h>

void rail_init(void);

/* Once a millisecond: takes a finished measurement in and starts the next. */
void rail_watch(void);

/* Millivolts of the latest measurement. */
uint16_t rail_mv(void);

#endif
