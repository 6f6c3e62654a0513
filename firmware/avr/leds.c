/* The LED lanes: the picture as bit planes and colour masks, and the drawing of it. */
#include "leds.h"

#include <avr/io.h>
#include <string.h>

#include "clock.h"
#include "samples.h"
#include "uart.h"

/* One unit more than the latch time: the present unit is already partly over. */
#define LATCH_UNITS (LEDS_LATCH_US / CLOCK_UNIT_US + 2)

leds_planes_t leds_planes;
leds_masks_t leds_masks;
struct sample leds_samples[LEDS_SAMPLES];

static uint32_t drawn_at;

/* leds.S: clocks all pixels out; returns the gathered UCSR0A flags. */
uint8_t leds_shift(void);

void leds_darken(void) {
  memset(leds_planes, 0, sizeof leds_planes);
  memset(leds_masks, 0, sizeof leds_masks);
}

bool leds_ready(uint32_t now) { return now - drawn_at >= LATCH_UNITS; }

void leds_draw(void) {
  uart_note_errors(leds_shift());
  clock_restart_tick();
  drawn_at = clock_now();
}
