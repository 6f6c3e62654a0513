/* One filter for the contacts of the coin door: coins by the width of their pulse, the others by their closing. Pure. */
#ifndef COIN_H
#define COIN_H

#include <stdint.h>

#include "gen/board.h"

struct coin_filter {
  uint8_t before;                   /* the sample before this one */
  uint8_t closed;                   /* contacts that are steadily closed */
  uint8_t jammed;                   /* coin channels that were closed for too long */
  uint8_t samples[COIN_INPUT_COUNT]; /* how many in a row were as the last one, at most COIN_SAMPLES */
  uint16_t turned[COIN_INPUT_COUNT]; /* time of the first of them */
  uint16_t since[COIN_INPUT_COUNT];  /* when it closed, or opened, steadily */
};

/* `closed` is the first sample: what is closed now did not happen now. */
void coin_init(struct coin_filter *filter, uint8_t closed, uint16_t now);

/* Takes one sample in, `now` in clock units. Returns the inputs that count once more. At least every second. */
uint8_t coin_sample(struct coin_filter *filter, uint8_t closed, uint16_t now);

#endif
