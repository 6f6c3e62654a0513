/* The coin door: what its inputs have counted, over every reset that leaves the chip its power, and its outputs. */
#ifndef TILL_H
#define TILL_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/board.h"

/* Keeps counters that are whole, else begins anew. */
void till_init(void);

/* Once a millisecond. True when anything of a report has changed. `busy`: the bus was used. */
bool till_watch(uint32_t now, bool *busy);

/* Takes the host's outputs over, and its number where the chip has none. True when that changes a report. */
bool till_set(uint32_t life, uint8_t outputs);

/* False: there never was a coin door, and nobody is told of one. */
bool till_known(void);

uint8_t till_state(void);
uint32_t till_life(void);
/* Per input. */
const uint16_t *till_counts(void);

#endif
