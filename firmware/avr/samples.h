/* Samples of the input ports, by the tick and by the bit loop of a drawing, with the timer value at which each was taken. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "gen/leds.h"

/* A drawing stores one sample of both input ports after the first twelve pixels, then after every eight. */
#define LEDS_FIRST_SAMPLE_PIXELS 12
#define LEDS_SAMPLE_PIXELS 8
#define LEDS_SAMPLES (1 + (LEDS_PIXELS_PER_LANE - LEDS_FIRST_SAMPLE_PIXELS) / LEDS_SAMPLE_PIXELS)

#ifndef __ASSEMBLER__
#include <stdbool.h>
#include <stdint.h>

/* The order of the fields is known to leds.S. */
struct sample {
  uint8_t pin_d;
  uint8_t pin_b;
  uint8_t count;
};

/* Those that the last drawing took. */
extern struct sample leds_samples[LEDS_SAMPLES];

/* As inputs_poll, with the samples of a drawing, right after it. */
bool inputs_replay(const struct sample *samples, uint8_t count);
#endif

#endif
