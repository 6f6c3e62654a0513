/* The voltage of the LED rail, measured now and then. */
#ifndef RAIL_H
#define RAIL_H

#include <stdint.h>

void rail_init(void);

/* Millivolts at the last call, or at the start; begins the next measurement. */
uint16_t rail_mv(void);

#endif
