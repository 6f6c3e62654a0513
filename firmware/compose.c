/* From tile numbers to what the bit loop draws: mounting, layout, colours, brightness, current limit. Pure. */
#include "compose.h"

#include "limiter.h"

/* Lane l's bit in a plane or mask byte; the board draws all lanes in the same cycles. */
_Static_assert(LEDS_LANES == 3 && LEDS_PLANES == 2 && LEDS_SLOTS_PER_LANE == 2, "the loops below are written out");

/* Bit `bit` of the three lanes' bytes as one byte of lane bits. */
#define LANES(a, b, c, bit) ((uint8_t)(((a) & (bit) ? 1 : 0) | ((b) & (bit) ? 2 : 0) | ((c) & (bit) ? 4 : 0)))

static uint8_t reversed(uint8_t byte) {
  byte = (uint8_t)(byte << 4) | (byte >> 4);
  byte = (uint8_t)((byte & 0x33) << 2) | ((byte >> 2) & 0x33);
  return (uint8_t)((byte & 0x55) << 1) | ((byte >> 1) & 0x55);
}

/* Rows become columns: bit c of `out[r]` is bit r of row c. `step` is 1 or -1: rows from the top or from the bottom. */
static void transpose(const uint8_t *row, int8_t step, uint8_t *out) {
  uint8_t o0 = 0, o1 = 0, o2 = 0, o3 = 0, o4 = 0, o5 = 0, o6 = 0, o7 = 0;
  for (uint8_t bit = 0x80; bit; bit >>= 1) {
    const uint8_t in = *row;
    row += step;
    if (in & 0x80) o0 |= bit;
    if (in & 0x40) o1 |= bit;
    if (in & 0x20) o2 |= bit;
    if (in & 0x10) o3 |= bit;
    if (in & 0x08) o4 |= bit;
    if (in & 0x04) o5 |= bit;
    if (in & 0x02) o6 |= bit;
    if (in & 0x01) o7 |= bit;
  }
  out[0] = o0, out[1] = o1, out[2] = o2, out[3] = o3;
  out[4] = o4, out[5] = o5, out[6] = o6, out[7] = o7;
}

/*
 * The tile as the matrix's own rows. A matrix that was turned clockwise has its row r, column c at the viewer's row c,
 * column 7 - r; a mirrored one at the viewer's column from the other side.
 */
static void mount(const uint8_t *tile, uint8_t orientation, uint8_t layout, uint8_t *out) {
  const uint8_t half = orientation & ORIENTATION_HALF;
  const uint8_t mirrored = orientation & ORIENTATION_MIRRORED;
  const uint8_t flipped = (half != 0) != (mirrored != 0);
  const int8_t step = half ? -1 : 1;
  const uint8_t *row = half ? tile + LEDS_HEIGHT - 1 : tile;
  if (orientation & ORIENTATION_QUARTER) {
    uint8_t columns[LEDS_WIDTH];
    transpose(row, step, columns);
    for (uint8_t r = 0; r < LEDS_HEIGHT; r++) out[r] = columns[flipped ? r : LEDS_HEIGHT - 1 - r];
  } else {
    for (uint8_t r = 0; r < LEDS_HEIGHT; r++, row += step) out[r] = flipped ? reversed(*row) : *row;
  }
  if (layout == LAYOUT_SERPENTINE)
    for (uint8_t r = 1; r < LEDS_HEIGHT; r += 2) out[r] = reversed(out[r]);
}

/* The two plane bytes of the eight pixels of one row of three matrices. */
static inline uint8_t (*weave(uint8_t (*out)[LEDS_PLANES], const uint8_t rows[LEDS_LANES][LEDS_PLANES]))[LEDS_PLANES] {
  const uint8_t a0 = rows[0][0], b0 = rows[1][0], c0 = rows[2][0];
  const uint8_t a1 = rows[0][1], b1 = rows[1][1], c1 = rows[2][1];
#define PIXEL(bit) (*out)[0] = LANES(a0, b0, c0, bit), (*out++)[1] = LANES(a1, b1, c1, bit)
  PIXEL(0x80), PIXEL(0x40), PIXEL(0x20), PIXEL(0x10);
  PIXEL(0x08), PIXEL(0x04), PIXEL(0x02), PIXEL(0x01);
#undef PIXEL
  return out;
}

/* One matrix of each lane: slots 0, 2, 4 are first in their lanes, 1, 3, 5 second. */
static void planes_of(const struct compose_source *source, uint8_t matrix, leds_planes_t planes) {
  uint8_t mounted[LEDS_LANES][LEDS_PLANES][LEDS_HEIGHT];
  uint8_t lamps[LEDS_LANES][LEDS_PLANES];
  for (uint8_t lane = 0; lane < LEDS_LANES; lane++) {
    const uint8_t index = lane * LEDS_SLOTS_PER_LANE + matrix;
    for (uint8_t plane = 0; plane < LEDS_PLANES; plane++) {
      const uint8_t *tile = source->tiles[source->slots[index].tiles[plane]];
      mount(tile, source->config.orientations[index], source->config.layout, mounted[lane][plane]);
      lamps[lane][plane] = source->config.button_lamps ? tile[0] : 0;
    }
  }
  uint8_t (*out)[LEDS_PLANES] = planes + matrix * LEDS_PIXELS_PER_SLOT;
  for (uint8_t row = 0; row < LEDS_HEIGHT; row++) {
    uint8_t rows[LEDS_LANES][LEDS_PLANES];
    for (uint8_t lane = 0; lane < LEDS_LANES; lane++)
      for (uint8_t plane = 0; plane < LEDS_PLANES; plane++) rows[lane][plane] = mounted[lane][plane][row];
    out = weave(out, rows);
  }
  /* A lamp is a copy of its slot's corner: the pixel at the top left of the tile. */
  uint8_t *lamp = planes[LEDS_SLOTS_PER_LANE * LEDS_PIXELS_PER_SLOT + matrix];
  lamp[0] = LANES(lamps[0][0], lamps[1][0], lamps[2][0], 0x80);
  lamp[1] = LANES(lamps[0][1], lamps[1][1], lamps[2][1], 0x80);
}

static void masks_of(const struct compose_source *source, uint8_t matrix, uint8_t factor,
                     uint8_t masks[LEDS_BITS_PER_PIXEL][LEDS_PALETTE_COLOURS]) {
  static const uint8_t orders[COLOUR_ORDER_COUNT][3] = COLOUR_ORDER_TABLE;
  const uint8_t *order = orders[source->config.colour_order];
  const palette_t *a = &source->palettes[source->slots[matrix].palette];
  const palette_t *b = &source->palettes[source->slots[LEDS_SLOTS_PER_LANE + matrix].palette];
  const palette_t *c = &source->palettes[source->slots[2 * LEDS_SLOTS_PER_LANE + matrix].palette];
  for (uint8_t colour = 0; colour < LEDS_PALETTE_COLOURS; colour++) {
    uint8_t *out = &masks[0][colour];
    for (uint8_t byte = 0; byte < 3; byte++) {
      const uint8_t channel = order[byte];
      const uint8_t va = limiter_scale((*a)[colour][channel], factor);
      const uint8_t vb = limiter_scale((*b)[colour][channel], factor);
      const uint8_t vc = limiter_scale((*c)[colour][channel], factor);
#define BIT(index, bit) out[(index) * LEDS_PALETTE_COLOURS] = LANES(va, vb, vc, bit)
      BIT(0, 0x80), BIT(1, 0x40), BIT(2, 0x20), BIT(3, 0x10);
      BIT(4, 0x08), BIT(5, 0x04), BIT(6, 0x02), BIT(7, 0x01);
#undef BIT
      out += 8 * LEDS_PALETTE_COLOURS;
    }
  }
}

uint8_t compose(const struct compose_source *source, leds_planes_t planes, leds_masks_t masks) {
  const uint8_t factor = limiter_factor(source);
  const uint8_t scale = limiter_scale(source->config.brightness, factor);
  for (uint8_t matrix = 0; matrix < LEDS_SLOTS_PER_LANE; matrix++) {
    planes_of(source, matrix, planes);
    masks_of(source, matrix, scale, masks[matrix]);
  }
  return factor;
}
