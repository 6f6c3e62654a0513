/* The current limiter: an estimate of what a picture draws, and the factor that keeps it below the limit. Pure. */
#include "limiter.h"

/* All pixels of a lane draw this even when dark. */
#define LANE_DARK_MA ((uint16_t)LEDS_PIXELS_PER_LANE * POWER_DARK_MA)
#define DARK_MA (LEDS_LANES * LANE_DARK_MA)

/* mA × 255 of one pixel in this colour: at most 10,710. */
static inline uint16_t weight(const uint8_t *colour) {
  return multiply(colour[0], POWER_RED_MA) + multiply(colour[1], POWER_GREEN_MA) + multiply(colour[2], POWER_BLUE_MA);
}

/* The bits of a byte counted by fours: two sums of up to four, in its halves. */
static inline uint8_t halves(uint8_t byte) {
  byte -= (byte >> 1) & 0x55;
  return (byte & 0x33) + ((byte >> 2) & 0x33);
}

/* Out of line: inside its callers the compiler runs out of registers. */
__attribute__((noinline)) uint8_t limiter_lit(const uint8_t a[LEDS_HEIGHT], const uint8_t b[LEDS_HEIGHT]) {
  uint8_t count = 0;
  for (uint8_t pair = LEDS_HEIGHT / 2; pair; pair--, a += 2, b += 2) {
    const uint8_t sums = halves(a[0] & b[0]) + halves(a[1] & b[1]);
    count += (sums & 0x0f) + (sums >> 4);
  }
  return count;
}

/* What one slot's lit pixels draw at full brightness, in mA × 255 / 256, rounded up. */
static uint16_t slot_load(const struct source *source, const struct source_slot *slot) {
  const struct tile *plane0 = source_tile(source, slot->tiles[0]);
  const struct tile *plane1 = source_tile(source, slot->tiles[1]);
  const uint8_t *colour = source_colours(source, slot->palette);
  const uint8_t both = plane0->lit && plane1->lit ? limiter_lit(plane0->rows, plane1->rows) : 0;
  uint8_t counts[LEDS_PALETTE_COLOURS] = {plane0->lit - both, plane1->lit - both, both};
  if (source->config.button_lamps) {
    const uint8_t lamp = (plane0->rows[0] & 0x80 ? 1 : 0) + (plane1->rows[0] & 0x80 ? 2 : 0);
    if (lamp) counts[lamp - 1]++;
  }
  /* Bytes by bytes: the sums of 65 pixels fit into 16 bits. */
  uint16_t high = 0, low = 255;
  for (uint8_t i = 0; i < LEDS_PALETTE_COLOURS; i++, colour += 3) {
    const uint16_t each = weight(colour);
    high += multiply(counts[i], (uint8_t)(each >> 8));
    low += multiply(counts[i], (uint8_t)each);
  }
  return high + (low >> 8);
}

/* load × (scale + 1) / 256, rounded up. */
static uint16_t scaled(uint16_t load, uint8_t scale) {
  const uint8_t high = (uint8_t)(load >> 8), low = (uint8_t)load;
  return multiply(high, scale) + high + ((multiply(low, scale) + low) >> 8) + 1;
}

/* What lit pixels may draw, in the unit of the load. */
static uint16_t available(uint16_t limit_ma, uint16_t dark_ma) {
  return limit_ma > dark_ma ? (uint16_t)((uint32_t)(uint16_t)(limit_ma - dark_ma) * 255 >> 8) : 0;
}

uint8_t limiter_factor(const struct source *source) {
  const uint8_t brightness = source->config.brightness;
  uint16_t load = 0; /* at most 16,340 */
  uint16_t lane_load = 0; /* of the lane that draws most: each has a fuse of its own */
  for (const struct source_slot *slot = source->slots; slot < source->slots + LEDS_SLOTS;) {
    uint16_t lane = 0;
    for (uint8_t i = 0; i < LEDS_SLOTS_PER_LANE; i++) lane += slot_load(source, slot++);
    load += lane;
    if (lane > lane_load) lane_load = lane;
  }

  const uint16_t all = available(source->config.limit_ma, DARK_MA);
  const uint16_t one = available(source->config.lane_limit_ma, LANE_DARK_MA);
  if (scaled(load, brightness) <= all && scaled(lane_load, brightness) <= one) return 255;
  uint8_t factor = 0;
  for (uint8_t bit = 0x80; bit; bit >>= 1) {
    const uint8_t scale = limiter_scale(brightness, factor | bit);
    if (scaled(load, scale) <= all && scaled(lane_load, scale) <= one) factor |= bit;
  }
  return factor;
}
