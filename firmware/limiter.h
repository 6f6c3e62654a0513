/* The current limiter: an estimate of what a picture draws, and the factor that keeps it below the limit. Pure. */
#ifndef LIMITER_H
#define LIMITER_H

#include <stdint.h>

#include "compose.h"

/* How far a colour value goes: 255 leaves it as it is. */
static inline uint8_t limiter_scale(uint8_t value, uint8_t factor) {
  return (uint8_t)(((uint16_t)value * (uint16_t)(factor + 1u)) >> 8);
}

/* The greatest factor, on top of the brightness, with which the picture stays below the limit of the config. */
uint8_t limiter_factor(const struct compose_source *source);

#endif
