/* The inputs: sampled each tick and during drawings, filtered, counted. */
#ifndef INPUTS_H
#define INPUTS_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/pins.h"

/* Takes the first sample; the clock must be running and the pull-ups on. */
void inputs_init(void);

/* Takes in the samples of the ticks since the last call. True when any level or counter has changed. */
bool inputs_poll(void);

bool inputs_waiting(void);

uint16_t inputs_pressed(void);
uint16_t inputs_stuck(void);
/* Per input: presses since the reset, modulo 256. */
const uint8_t *inputs_presses(void);
/* Age of the latest press in clock units, AGE_NONE when there is none or it is older than that. */
uint16_t inputs_age(uint32_t now);

#endif
