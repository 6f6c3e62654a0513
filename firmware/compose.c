/* From tile numbers to what the bit loop draws: mounting, layout, colours, brightness, current limit. Pure. */
#include "compose.h"

#include <stdbool.h>
#include <string.h>

#include "flash.h"
#include "limiter.h"
#include "mount.h"
#include "spread.h"

_Static_assert(LEDS_LANES == 3 && LEDS_PLANES == 2 && LEDS_SLOTS_PER_LANE == 2, "what follows is written out for these");

/* One row of the three matrices that are drawn at the same time, one in each lane. */
struct row {
  uint8_t planes[LEDS_PLANES][LEDS_LANES];
};

/* The mounted tiles of one matrix of each lane, and the lamps' pixel. */
static void collect(const struct source *source, uint8_t matrix, struct row rows[LEDS_HEIGHT], uint8_t lamp[]) {
  memset(rows, 0, LEDS_HEIGHT * sizeof(struct row));
  lamp[0] = lamp[1] = 0;
  for (uint8_t lane = 0; lane < LEDS_LANES; lane++) {
    const uint8_t index = lane * LEDS_SLOTS_PER_LANE + matrix;
    const uint8_t orientation = source->config.orientations[index];
    for (uint8_t plane = 0; plane < LEDS_PLANES; plane++) {
      const struct tile *tile = source_tile(source, source->slots[index].tiles[plane]);
      if (tile->lit == 0) continue;
      mount(tile->rows, orientation, &rows[0].planes[plane][lane], sizeof(struct row));
      /* A lamp is a copy of its slot's corner: the pixel at the top left of the tile. */
      if (source->config.button_lamps && (tile->rows[0] & 0x80)) lamp[plane] |= 1 << lane;
    }
  }
}

static void planes_of(const struct source *source, uint8_t matrix, leds_planes_t planes) {
  uint8_t *out = planes[matrix * LEDS_PIXELS_PER_SLOT];
  /* RAM is short: the rows stand at the end of their own pixels. Each is read before its pixels reach it. */
  struct row *row = (struct row *)(out + LEDS_PIXELS_PER_SLOT * LEDS_PLANES) - LEDS_HEIGHT;
  collect(source, matrix, row, planes[LEDS_SLOTS_PER_LANE * LEDS_PIXELS_PER_SLOT + matrix]);
  const bool serpentine = source->config.layout == LAYOUT_SERPENTINE;
  bool backwards = false;
  for (uint8_t rows = LEDS_HEIGHT; rows; rows--, row++, out += LEDS_WIDTH * LEDS_PLANES) {
    const uint8_t a0 = row->planes[0][0], b0 = row->planes[0][1], c0 = row->planes[0][2];
    const uint8_t a1 = row->planes[1][0], b1 = row->planes[1][1], c1 = row->planes[1][2];
    if (backwards) {
      spread_back(a0, b0, c0, out, LEDS_PLANES);
      spread_back(a1, b1, c1, out + 1, LEDS_PLANES);
    } else {
      spread(a0, b0, c0, out, LEDS_PLANES);
      spread(a1, b1, c1, out + 1, LEDS_PLANES);
    }
    backwards ^= serpentine;
  }
}

/* Which of red 0, green 1, blue 2 is byte 0, 1, 2 of a pixel on the wire. */
static uint8_t channel_of(uint8_t colour_order, uint8_t byte) {
  static const uint8_t orders[COLOUR_ORDER_COUNT][3] PROGMEM = COLOUR_ORDER_TABLE;
  return pgm_read_byte(&orders[colour_order][byte]);
}

static const uint8_t *colours_of(const struct source *source, uint8_t slot) {
  return source_colours(source, source->slots[slot].palette);
}

static void masks_of(const struct source *source, uint8_t matrix, uint8_t scale,
                     uint8_t masks[LEDS_BITS_PER_PIXEL][LEDS_PALETTE_COLOURS]) {
  const uint8_t *a = colours_of(source, matrix);
  const uint8_t *b = colours_of(source, LEDS_SLOTS_PER_LANE + matrix);
  const uint8_t *c = colours_of(source, 2 * LEDS_SLOTS_PER_LANE + matrix);
  uint8_t *out = masks[0];
  for (uint8_t byte = 0; byte < 3; byte++) {
    uint8_t channel = channel_of(source->config.colour_order, byte);
    for (uint8_t colour = 0; colour < LEDS_PALETTE_COLOURS; colour++, channel += 3)
      spread(limiter_scale(a[channel], scale), limiter_scale(b[channel], scale), limiter_scale(c[channel], scale),
             out + colour, LEDS_PALETTE_COLOURS);
    out += 8 * LEDS_PALETTE_COLOURS;
  }
}

void compose_set_tile(struct tile *tile, const uint8_t *rows) {
  memcpy(tile->rows, rows, sizeof tile->rows);
  tile->lit = limiter_lit(rows, rows);
}

uint8_t compose(const struct source *source, struct compose_stale stale, uint8_t factor, leds_planes_t planes,
                leds_masks_t masks) {
  const uint8_t before = factor;
  factor = limiter_factor(source);
  if (factor != before) stale.masks = COMPOSE_ALL;
  const uint8_t scale = limiter_scale(source->config.brightness, factor);
  for (uint8_t matrix = 0; matrix < LEDS_SLOTS_PER_LANE; matrix++) {
    if (stale.planes & 1 << matrix) planes_of(source, matrix, planes);
    if (stale.masks & 1 << matrix) masks_of(source, matrix, scale, masks[matrix]);
  }
  return factor;
}
