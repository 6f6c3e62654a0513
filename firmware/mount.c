/* A tile as the matrix sees it that shows it: turned and mirrored as the matrix is mounted. Pure. */
#include "mount.h"

#include <stdbool.h>

_Static_assert(LEDS_WIDTH == 8 && LEDS_HEIGHT == 8, "a row is a byte, and rows and columns can change places");

static uint8_t reversed(uint8_t byte) {
  byte = (uint8_t)(byte << 4) | (byte >> 4);
  byte = (uint8_t)((byte & 0x33) << 2) | ((byte >> 2) & 0x33);
  return (uint8_t)((byte & 0x55) << 1) | ((byte >> 1) & 0x55);
}

/* Upright or on its head: the matrix's rows are the tile's rows. */
static void level(const uint8_t *tile, bool half, bool flipped, uint8_t *out, uint8_t stride) {
  const uint8_t *row = half ? tile + LEDS_HEIGHT - 1 : tile;
  for (uint8_t rows = LEDS_HEIGHT; rows; rows--, out += stride) {
    *out = flipped ? reversed(*row) : *row;
    row += half ? -1 : 1;
  }
}

/* Exchanges the bits of `a` that are in `mask` with those of `b` that stand `shift` further left. */
#define EXCHANGE(a, b, shift, mask)                  \
  do {                                               \
    const uint8_t both = (a ^ (b >> shift)) & mask;  \
    a ^= both;                                       \
    b ^= (uint8_t)(both << shift);                   \
  } while (0)

/*
 * On its side: the matrix's rows are the tile's columns. Columns come out of rows by exchanging quarters, then quarters
 * of quarters, then bits. A matrix that was turned clockwise has its row r, column c at the viewer's row c,
 * column 7 - r: its first row is the last column.
 */
static void sideways(const uint8_t *tile, bool half, bool flipped, uint8_t *out, uint8_t stride) {
  /* On its head as well: the columns begin at the bottom. */
  uint8_t c0 = tile[half ? 7 : 0], c1 = tile[half ? 6 : 1], c2 = tile[half ? 5 : 2], c3 = tile[half ? 4 : 3];
  uint8_t c4 = tile[half ? 3 : 4], c5 = tile[half ? 2 : 5], c6 = tile[half ? 1 : 6], c7 = tile[half ? 0 : 7];
  EXCHANGE(c0, c4, 4, 0x0f);
  EXCHANGE(c1, c5, 4, 0x0f);
  EXCHANGE(c2, c6, 4, 0x0f);
  EXCHANGE(c3, c7, 4, 0x0f);
  EXCHANGE(c0, c2, 2, 0x33);
  EXCHANGE(c1, c3, 2, 0x33);
  EXCHANGE(c4, c6, 2, 0x33);
  EXCHANGE(c5, c7, 2, 0x33);
  EXCHANGE(c0, c1, 1, 0x55);
  EXCHANGE(c2, c3, 1, 0x55);
  EXCHANGE(c4, c5, 1, 0x55);
  EXCHANGE(c6, c7, 1, 0x55);
  int8_t step = stride;
  if (!flipped) {
    out += 7 * stride;
    step = -step;
  }
  *out = c0;
  *(out += step) = c1;
  *(out += step) = c2;
  *(out += step) = c3;
  *(out += step) = c4;
  *(out += step) = c5;
  *(out += step) = c6;
  *(out += step) = c7;
}

void mount(const uint8_t tile[LEDS_HEIGHT], uint8_t orientation, uint8_t *out, uint8_t stride) {
  const bool half = orientation & ORIENTATION_HALF;
  const bool mirrored = orientation & ORIENTATION_MIRRORED;
  /* Half a turn and a mirror both exchange left and right. */
  if (orientation & ORIENTATION_QUARTER)
    sideways(tile, half, half != mirrored, out, stride);
  else
    level(tile, half, half != mirrored, out, stride);
}
