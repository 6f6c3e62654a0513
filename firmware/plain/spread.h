/* Eight times the same bit of three lanes as one byte, in C: what avr/spread.h does. */
#ifndef SPREAD_H
#define SPREAD_H

#include <stdint.h>

static inline void spread(uint8_t a, uint8_t b, uint8_t c, uint8_t *out, uint8_t stride) {
  for (uint8_t bit = 0x80; bit; bit >>= 1, out += stride)
    *out = (uint8_t)((a & bit ? 1 : 0) | (b & bit ? 2 : 0) | (c & bit ? 4 : 0));
}

static inline void spread_back(uint8_t a, uint8_t b, uint8_t c, uint8_t *out, uint8_t stride) {
  for (uint8_t bit = 0x01; bit; bit <<= 1, out += stride)
    *out = (uint8_t)((a & bit ? 1 : 0) | (b & bit ? 2 : 0) | (c & bit ? 4 : 0));
}

#endif
