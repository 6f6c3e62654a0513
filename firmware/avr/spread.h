/*
 * Eight times the same bit of three lanes as one byte: the inner step of composing.
 *
 * spread: out[i * stride] = bit 7 - i of a, b, c as bits 0, 1, 2; spread_back: the same from the other end.
 * `stride` is a constant below 9. Single bits are moved, which the compiler does not find: it runs fifty times a picture.
 */
#ifndef SPREAD_H
#define SPREAD_H

#include <stdint.h>

#define SPREAD_BIT(bit, index) \
  "bst %[a], " #bit "      \n" \
  "bld %[v], 0             \n" \
  "bst %[b], " #bit "      \n" \
  "bld %[v], 1             \n" \
  "bst %[c], " #bit "      \n" \
  "bld %[v], 2             \n" \
  "std %a[out]+" #index "*%[stride], %[v] \n"
#define SPREAD(bits)                                                                  \
  uint8_t v = 0;                                                                      \
  __asm__ volatile(bits : [v] "+r"(v)                                                 \
                   : [a] "r"(a), [b] "r"(b), [c] "r"(c), [out] "b"(out), [stride] "n"(stride) \
                   : "memory")

static inline __attribute__((always_inline)) void spread(uint8_t a, uint8_t b, uint8_t c, uint8_t *out, uint8_t stride) {
  SPREAD(SPREAD_BIT(7, 0) SPREAD_BIT(6, 1) SPREAD_BIT(5, 2) SPREAD_BIT(4, 3)
         SPREAD_BIT(3, 4) SPREAD_BIT(2, 5) SPREAD_BIT(1, 6) SPREAD_BIT(0, 7));
}

static inline __attribute__((always_inline)) void spread_back(uint8_t a, uint8_t b, uint8_t c, uint8_t *out,
                                                              uint8_t stride) {
  SPREAD(SPREAD_BIT(0, 0) SPREAD_BIT(1, 1) SPREAD_BIT(2, 2) SPREAD_BIT(3, 3)
         SPREAD_BIT(4, 4) SPREAD_BIT(5, 5) SPREAD_BIT(6, 6) SPREAD_BIT(7, 7));
}

#endif
