/* The LED lanes: the picture as bit planes and colour masks, and the drawing of it. */
#ifndef LEDS_H
#define LEDS_H

#include "gen/leds.h"

#define LEDS_BITS_PER_PIXEL 24

#ifndef __ASSEMBLER__
#include <stdbool.h>
#include <stdint.h>

/* Per pixel of a lane the two plane bytes; bit i belongs to lane i. */
typedef uint8_t leds_planes_t[LEDS_PIXELS_PER_LANE][LEDS_PLANES];
/* Per matrix of a lane and bit of a pixel: the lanes in which colour 1, 2, 3 has this bit. */
typedef uint8_t leds_masks_t[LEDS_SLOTS_PER_LANE][LEDS_BITS_PER_PIXEL][LEDS_PALETTE_COLOURS];

extern leds_planes_t leds_planes;
extern leds_masks_t leds_masks;

/* Makes all pixels dark in the planes and masks; the next drawing shows it. */
void leds_darken(void);

/* True when the pause after the last drawing is over and the next may begin. */
bool leds_ready(uint32_t now);

/* Draws planes and masks, with interrupts off; the UART is served, the inputs are sampled. */
void leds_draw(void);
#endif

#endif
