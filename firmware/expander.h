/* The port expander of the coin door on the display's bus: absent is allowed, and it is found when it comes. */
#ifndef EXPANDER_H
#define EXPANDER_H

#include <stdbool.h>
#include <stdint.h>

enum expander_step { EXPANDER_IDLE, EXPANDER_BUSY, EXPANDER_SAMPLE };

/*
 * Once a millisecond: at most one transfer of 0.1 ms, BUSY or SAMPLE when there was one. After SAMPLE, `closed` are the inputs
 * that are closed. `outputs` is what its other port shall show.
 */
enum expander_step expander_watch(uint16_t now, uint8_t outputs, uint8_t *closed);

bool expander_present(void);

#endif
