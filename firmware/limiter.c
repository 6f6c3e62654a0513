/* The current limiter: an estimate of what a picture draws, and the factor that keeps it below the limit. Pure. */
#include "limiter.h"

/* All pixels of all lanes draw this even when dark. */
#define DARK_MA ((uint16_t)LEDS_LANES * LEDS_PIXELS_PER_LANE * POWER_DARK_MA)

static inline uint8_t bits_set(uint8_t byte) {
  byte -= (byte >> 1) & 0x55;
  byte = (byte & 0x33) + ((byte >> 2) & 0x33);
  return (byte + (byte >> 4)) & 0x0f;
}

/* mA × 255 of one pixel in this colour. */
static inline uint16_t weight(const uint8_t *colour) {
  return (uint16_t)(colour[0] * POWER_RED_MA) + (uint16_t)(colour[1] * POWER_GREEN_MA) +
         (uint16_t)(colour[2] * POWER_BLUE_MA);
}

/* mA × 255 of one slot's lit pixels at full brightness, its lamp counted too. */
static uint32_t slot_load(const struct compose_source *source, const struct compose_slot *slot) {
  const uint8_t *plane0 = source->tiles[slot->tiles[0]];
  const uint8_t *plane1 = source->tiles[slot->tiles[1]];
  const uint8_t (*colours)[3] = source->palettes[slot->palette];
  const uint8_t lamp = source->config.button_lamps ? 0x80 : 0;
  uint8_t first = bits_set(plane0[0] & lamp);
  uint8_t second = bits_set(plane1[0] & lamp);
  uint8_t both = bits_set(plane0[0] & plane1[0] & lamp);
  for (uint8_t row = 0; row < LEDS_HEIGHT; row++) {
    const uint8_t row0 = plane0[row], row1 = plane1[row];
    first += bits_set(row0);
    second += bits_set(row1);
    both += bits_set(row0 & row1);
  }
  return (uint32_t)(uint8_t)(first - both) * weight(colours[0]) + (uint32_t)(uint8_t)(second - both) * weight(colours[1]) +
         (uint32_t)both * weight(colours[2]);
}

uint8_t limiter_factor(const struct compose_source *source) {
  const uint8_t brightness = source->config.brightness;
  uint32_t load = 0;
  for (uint8_t slot = 0; slot < LEDS_SLOTS; slot++) load += slot_load(source, &source->slots[slot]);

  const uint16_t limit = source->config.limit_ma;
  /* load / 255 × (scale + 1) / 256 <= available, without a division */
  const uint32_t available = limit > DARK_MA ? (uint32_t)(limit - DARK_MA) * (255UL * 256UL) : 0;
  if (load * (uint16_t)(brightness + 1u) <= available) return 255;
  uint8_t factor = 0;
  for (uint8_t bit = 0x80; bit; bit >>= 1) {
    const uint8_t scale = limiter_scale(brightness, factor | bit);
    if (load * (uint16_t)(scale + 1u) <= available) factor |= bit;
  }
  return factor;
}
