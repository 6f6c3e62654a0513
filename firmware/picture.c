/* What the LEDs shall show: config, tiles, palettes and the newest picture of the host. */
#include "picture.h"

#include <string.h>

#include "compose.h"
#include "leds.h"

static struct source source;
static uint8_t number;      /* of the picture in `source` */
static bool current;        /* that picture belongs to this session */
static bool dark;           /* offline */
static bool dirty;
/* Only what has changed is composed again: a frame around one die costs half of a whole picture. */
static struct compose_stale stale = {COMPOSE_ALL, COMPOSE_ALL};
static uint8_t latched;
static uint16_t count;
static uint8_t limited = 255;

void picture_init(void) {
  source.config.layout = CONFIG_DEFAULT_LAYOUT;
  source.config.colour_order = CONFIG_DEFAULT_COLOUR_ORDER;
  source.config.brightness = CONFIG_DEFAULT_BRIGHTNESS;
  source.config.limit_ma = CONFIG_DEFAULT_LIMIT_MA;
  source.config.lane_limit_ma = CONFIG_DEFAULT_LANE_LIMIT_MA;
}

bool picture_configure(const struct msg_config *config) {
  for (uint8_t slot = 0; slot < LEDS_SLOTS; slot++)
    if (config->orientations[slot] >= ORIENTATION_COUNT) return false;
  if (config->layout >= LAYOUT_COUNT || config->colour_order >= COLOUR_ORDER_COUNT) return false;
  if (config->limit_ma > POWER_HARD_LIMIT_MA || config->lane_limit_ma > POWER_LANE_LIMIT_MA) return false;
  if (config->button_lamps > 1) return false;
  source.config = *config;
  stale.planes = stale.masks = COMPOSE_ALL;
  dirty |= current;
  return true;
}

bool picture_set_tiles(const struct msg_tiles *message, uint8_t rows) {
  const uint8_t tiles = rows / LEDS_HEIGHT;
  if (rows % LEDS_HEIGHT || message->first > LEDS_TILES || tiles > LEDS_TILES - message->first) return false;
  for (uint8_t tile = 0; tile < tiles; tile++)
    compose_set_tile(&source.tiles[message->first + tile], message->rows + tile * LEDS_HEIGHT);
  /* Tiles for the next picture must not cost it the time of a drawing. */
  for (uint8_t slot = 0; slot < LEDS_SLOTS; slot++)
    for (uint8_t plane = 0; plane < LEDS_PLANES; plane++)
      if ((uint8_t)(source.slots[slot].tiles[plane] - message->first) < tiles) {
        stale.planes |= compose_matrix_bit(slot);
        dirty |= current;
      }
  return true;
}

bool picture_set_palette(const struct msg_palette *message) {
  if (message->palette >= LEDS_PALETTES) return false;
  memcpy(source.palettes[message->palette], message->colours, sizeof message->colours);
  for (uint8_t slot = 0; slot < LEDS_SLOTS; slot++)
    if (source.slots[slot].palette == message->palette) {
      stale.masks |= compose_matrix_bit(slot);
      dirty |= current;
    }
  return true;
}

/* One slot of the message: tile of plane 0, tile of plane 1, palette in 5, 5, 4 bits. */
static inline uint8_t palette_of(const uint8_t *word) { return word[1] >> 2; }

static void set_slot(uint8_t slot, const uint8_t *word) {
  struct source_slot *old = &source.slots[slot];
  const uint8_t tile0 = word[0] & 0x1f, tile1 = (uint8_t)(word[0] >> 5 | word[1] << 3) & 0x1f;
  if (tile0 != old->tiles[0] || tile1 != old->tiles[1]) stale.planes |= compose_matrix_bit(slot);
  if (palette_of(word) != old->palette) stale.masks |= compose_matrix_bit(slot);
  *old = (struct source_slot){.tiles = {tile0, tile1}, .palette = palette_of(word)};
}

bool picture_set(const struct msg_picture *message) {
  _Static_assert(sizeof message->slots == 2 * LEDS_SLOTS && LEDS_TILES == 32, "five bits are a tile, any of them");
  for (uint8_t slot = 0; slot < LEDS_SLOTS; slot++)
    if (palette_of(&message->slots[2 * slot]) >= LEDS_PALETTES) return false;
  /* A late repetition must not bring an older picture back. */
  if (current && (int8_t)(message->picture - number) <= 0) return true;
  for (uint8_t slot = 0; slot < LEDS_SLOTS; slot++) set_slot(slot, &message->slots[2 * slot]);
  number = message->picture;
  current = true;
  dirty = true;
  return true;
}

void picture_new_session(void) {
  current = false;
  dirty = false;
}

void picture_offline(bool offline) {
  dark = offline;
  dirty = offline || current;
}

bool picture_compose(uint32_t now) {
  if (!dirty || !leds_ready(now)) return false;
  dirty = false;
  if (dark) {
    leds_darken();
    stale.planes = stale.masks = COMPOSE_ALL;
  } else {
    limited = compose(&source, stale, limited, leds_planes, leds_masks);
    stale.planes = stale.masks = 0;
  }
  return true;
}

void picture_drawn(void) {
  if (dark) return;
  latched = number;
  if (count != 0xffff) count++;
}

void picture_redraw(void) { dirty |= dark || current; }

uint8_t picture_latched(void) { return latched; }

uint16_t picture_count(void) { return count; }

uint8_t picture_limited(void) { return limited; }
