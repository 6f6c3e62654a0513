/* Without a host: presses on the display and in the buzzer, running pixels on the lanes. */
#include "self_test.h"

#include <string.h>

#include "clock.h"
#include "display.h"
#include "flash.h"
#include "inputs.h"
#include "leds.h"
#include "tone.h"

#define SEGMENT_BYTES 2
#define NAME_BYTES (SELF_TEST_NAME_CHARACTERS * SEGMENT_BYTES)
#define DOT 0x40 /* in the high byte of a character */
#define TONE_CLOCK_HZ (BOARD_CLOCK_HZ / 8)
#define TONE_TOP (TONE_CLOCK_HZ / SELF_TEST_BEEP_HZ - 1)

static const uint8_t title[DISPLAY_CHARACTERS * SEGMENT_BYTES] PROGMEM = SELF_TEST_TITLE_SEGMENTS;
static const uint8_t names[INPUT_COUNT][NAME_BYTES] PROGMEM = SELF_TEST_NAME_SEGMENTS;
static const uint8_t digits[10][SEGMENT_BYTES] PROGMEM = SELF_TEST_DIGIT_SEGMENTS;

static bool running;
static uint16_t down;                /* what was pressed at the last look */
static uint8_t newest = INPUT_COUNT; /* input of the newest press; at first none */
static uint8_t pixel;
static uint16_t stepped_at; /* low half of a time */

void self_test_begin(void) { running = true; }

void self_test_end(void) { running = false; }

bool self_test_running(void) { return running; }

static void beep(void) {
  const struct msg_tone tone = {TONE_TOP, TONE_TOP / 2, SELF_TEST_BEEP_MS};
  /* Each is a new one, whatever its number. */
  tone_new_session();
  tone_set(&tone, 0, clock_now());
}

static void take_presses(void) {
  const uint16_t pressed = inputs_pressed();
  const uint16_t fresh = pressed & ~down;
  down = pressed;
  for (uint8_t input = 0; input < INPUT_COUNT; input++)
    if (fresh & 1u << input) newest = input;
  if (fresh) beep();
}

/* The name of the newest press with its count; a dot at the end as long as any contact is closed. */
static void show(void) {
  uint8_t text[DISPLAY_CHARACTERS * SEGMENT_BYTES];
  if (newest == INPUT_COUNT) {
    memcpy_P(text, title, sizeof text);
  } else {
    uint8_t tens = 0, ones = inputs_presses()[newest];
    while (ones >= 100) ones -= 100;
    for (; ones >= 10; ones -= 10) tens++;
    memcpy_P(text, names[newest], NAME_BYTES);
    memcpy_P(text + NAME_BYTES, digits[tens], SEGMENT_BYTES);
    memcpy_P(text + NAME_BYTES + SEGMENT_BYTES, digits[ones], SEGMENT_BYTES);
  }
  if (inputs_pressed() | inputs_stuck()) text[sizeof text - 1] |= DOT;
  display_set(text, DISPLAY_BRIGHTNESS_MAX);
}

/* As many pixels in a row as the lane's number, in colour 1, which is white. */
static void run(void) {
  leds_darken();
  uint8_t lanes = PINS_LANE_MASK;
  for (uint8_t i = 0; i < LEDS_LANES; i++, lanes = (uint8_t)(lanes << 1) & PINS_LANE_MASK) {
    const uint8_t at = pixel - i;
    if (at < LEDS_PIXELS_PER_LANE) leds_planes[at][0] = lanes;
  }
  for (uint8_t matrix = 0; matrix < LEDS_SLOTS_PER_LANE; matrix++)
    for (uint8_t bit = 0; bit < LEDS_BITS_PER_PIXEL; bit++)
      if (SELF_TEST_BRIGHTNESS & 0x80 >> (bit & 7)) leds_masks[matrix][bit][0] = PINS_LANE_MASK;
  if (++pixel == LEDS_PIXELS_PER_LANE) pixel = 0;
}

bool self_test_watch(uint32_t now) {
  if (!running) return false;
  take_presses();
  show();
  if (!clock_passed((uint16_t)now, stepped_at, CLOCK_MS(SELF_TEST_STEP_MS))) return false;
  stepped_at = (uint16_t)now;
  run();
  return true;
}
