/* The chip's 8-bit multiplication: the compiler makes three of them out of one when it sees larger types nearby. */
#ifndef MULTIPLY_H
#define MULTIPLY_H

#include <stdint.h>

static inline uint16_t multiply(uint8_t a, uint8_t b) {
  uint16_t product;
  __asm__("mul %1, %2 \n movw %0, r0 \n clr r1" : "=&r"(product) : "r"(a), "r"(b));
  return product;
}

#endif
