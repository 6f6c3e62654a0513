/* Bytes multiplied, in C: what avr/multiply.h does. */
#ifndef MULTIPLY_H
#define MULTIPLY_H

#include <stdint.h>

static inline uint16_t multiply(uint8_t a, uint8_t b) { return (uint16_t)(a * b); }

#endif
