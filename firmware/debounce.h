/* One filter for every input: a press at once, a release late. Pure: time comes in as a parameter. */
#ifndef DEBOUNCE_H
#define DEBOUNCE_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/pins.h"

struct debounce {
  uint16_t pressed;  /* qualified presses that have not been released */
  uint16_t stuck;    /* closed at boot or for too long: left out until they open */
  uint16_t before;   /* the sample before this one */
  uint16_t earlier;  /* and the one before that */
  uint16_t latest;   /* time of the sample before this one */
  uint16_t contact[INPUT_COUNT]; /* time of the last closed sample, while pressed or stuck and open */
  uint16_t since[INPUT_COUNT];   /* time of the press, in units of 16.384 ms */
};

/* `closed` is the first sample after the reset: what is closed now was not pressed by a player. */
void debounce_init(struct debounce *state, uint16_t closed, uint32_t now);

/* True when nothing is pressed, about to be, or stuck: an open sample changes nothing. */
static inline bool debounce_resting(const struct debounce *state) {
  return (state->pressed | state->stuck | state->before | state->earlier) == 0;
}

/*
 * Takes one sample in, `now` in clock units of 64 µs. Returns the inputs that became pressed.
 * Samples come 256 µs apart or more, and at least every 4 s.
 */
uint16_t debounce_sample(struct debounce *state, uint16_t closed, uint32_t now);

#endif
