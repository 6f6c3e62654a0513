/* The current limiter: an estimate of what a picture draws, and the factor that keeps it below the limit. Pure. */
#ifndef LIMITER_H
#define LIMITER_H

#include <stdint.h>

#include "multiply.h"
#include "source.h"

/* How far a colour value goes: value × (factor + 1) / 256, so that 255 leaves it as it is. */
static inline uint8_t limiter_scale(uint8_t value, uint8_t factor) {
  return (uint8_t)((multiply(value, factor) + value) >> 8);
}

/* How many pixels are on in both tiles. */
uint8_t limiter_lit(const uint8_t a[LEDS_HEIGHT], const uint8_t b[LEDS_HEIGHT]);

/* The greatest factor, on top of the brightness, with which the picture stays below both limits of the config. */
uint8_t limiter_factor(const struct source *source);

#endif
