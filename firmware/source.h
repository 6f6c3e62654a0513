/* What a picture is made from: config, tiles, palettes, and which of them each slot shows. Pure. */
#ifndef SOURCE_H
#define SOURCE_H

#include <stdint.h>

#include "gen/leds.h"
#include "gen/protocol.h"
#include "multiply.h"

struct tile {
  uint8_t rows[LEDS_HEIGHT];
  uint8_t lit; /* pixels that are on; kept by compose_set_tile */
};
typedef uint8_t palette_t[LEDS_PALETTE_COLOURS][3];

struct source_slot {
  uint8_t tiles[LEDS_PLANES];
  uint8_t palette;
};

struct source {
  struct msg_config config;
  struct tile tiles[LEDS_TILES];
  palette_t palettes[LEDS_PALETTES];
  struct source_slot slots[LEDS_SLOTS];
};

/* The compiler would shift and add for the factor of nine. */
static inline const struct tile *source_tile(const struct source *source, uint8_t number) {
  return (const struct tile *)((const uint8_t *)source->tiles + multiply(number, sizeof(struct tile)));
}

/* Red, green, blue of colours 1, 2, 3. */
static inline const uint8_t *source_colours(const struct source *source, uint8_t palette) {
  return (const uint8_t *)source->palettes + multiply(palette, sizeof(palette_t));
}

#endif
