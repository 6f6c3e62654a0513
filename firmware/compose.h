/* From tile numbers to what the bit loop draws: mounting, layout, colours, brightness, current limit. Pure. */
#ifndef COMPOSE_H
#define COMPOSE_H

#include <stdint.h>

#include "leds.h"
#include "source.h"

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
uint8_t compose(const struct source *source, struct compose_stale stale, uint8_t factor, leds_planes_t planes,
                leds_masks_t masks);

#endif
