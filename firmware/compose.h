/* From tile numbers to what the bit loop draws: mounting, layout, colours, brightness, current limit. Pure. */
#ifndef COMPOSE_H
#define COMPOSE_H

#include <stdint.h>

#include "gen/protocol.h"
#include "leds.h"

typedef uint8_t tile_t[LEDS_HEIGHT];
typedef uint8_t palette_t[LEDS_PALETTE_COLOURS][3];

struct compose_slot {
  uint8_t tiles[LEDS_PLANES];
  uint8_t palette;
};

struct compose_source {
  struct msg_config config;
  tile_t tiles[LEDS_TILES];
  palette_t palettes[LEDS_PALETTES];
  struct compose_slot slots[LEDS_SLOTS];
};

/* Fills planes and masks. All numbers in `source` must be in range. Returns the limiter's factor, 255 = no limit. */
uint8_t compose(const struct compose_source *source, leds_planes_t planes, leds_masks_t masks);

#endif
