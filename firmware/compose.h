/* From tile numbers to what the bit loop draws: mounting, layout, colours, brightness, current limit. Pure. */
#ifndef COMPOSE_H
#define COMPOSE_H

#include <stdint.h>

#include "gen/protocol.h"
#include "leds.h"
#include "multiply.h"

struct tile {
  uint8_t rows[LEDS_HEIGHT];
  uint8_t lit; /* pixels that are on; kept by compose_set_tile */
};
typedef uint8_t palette_t[LEDS_PALETTE_COLOURS][3];

struct compose_slot {
  uint8_t tiles[LEDS_PLANES];
  uint8_t palette;
};

struct compose_source {
  struct msg_config config;
  struct tile tiles[LEDS_TILES];
  palette_t palettes[LEDS_PALETTES];
  struct compose_slot slots[LEDS_SLOTS];
};

/* The compiler would shift and add for the factor of nine. */
static inline const struct tile *compose_tile(const struct compose_source *source, uint8_t number) {
  return (const struct tile *)((const uint8_t *)source->tiles + multiply(number, sizeof(struct tile)));
}

/* Red, green, blue of colours 1, 2, 3. */
static inline const uint8_t *compose_colours(const struct compose_source *source, uint8_t palette) {
  return (const uint8_t *)source->palettes + multiply(palette, sizeof(palette_t));
}

/* Takes the eight rows of a tile. */
void compose_set_tile(struct tile *tile, const uint8_t *rows);

/* What is out of date: bit `matrix` of each. Slots 0, 2, 4 are the first matrices of the lanes, 1, 3, 5 the second. */
struct compose_stale {
  uint8_t planes; /* tiles, mounting, layout */
  uint8_t masks;  /* palettes, colour order, brightness */
};
#define COMPOSE_ALL ((1 << LEDS_SLOTS_PER_LANE) - 1)

static inline uint8_t compose_matrix_bit(uint8_t slot) { return 1 << slot % LEDS_SLOTS_PER_LANE; }

/*
 * Brings planes and masks up to date where they are stale. All numbers in `source` must be in range. `factor` is what
 * the last call returned: the limiter's factor, 255 = no limit; another one makes all masks stale.
 */
uint8_t compose(const struct compose_source *source, struct compose_stale stale, uint8_t factor, leds_planes_t planes,
                leds_masks_t masks);

#endif
