/* What the LEDs shall show: config, tiles, palettes and the newest picture of the host. */
#ifndef PICTURE_H
#define PICTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/protocol.h"

void picture_init(void);

/* Each returns false, and changes nothing, when a number is out of range. */
bool picture_configure(const struct msg_config *config);
bool picture_set_tiles(const struct msg_tiles *message, uint8_t rows);
bool picture_set_palette(const struct msg_palette *message);
bool picture_set(const struct msg_picture *message);

/* A new session began: nothing is drawn anew until its first picture. */
void picture_new_session(void);

/* Dark while offline; the last picture of the session comes back afterwards. */
void picture_offline(bool offline);

/* Composes when there is anything new and the LEDs are ready. True: now leds_draw, then picture_drawn. */
bool picture_compose(uint32_t now);
void picture_drawn(void);

/* The pixels have forgotten what they showed. */
void picture_redraw(void);

/* Number of the picture last drawn; how many were drawn (holding at 65535); the limiter's factor on the last. */
uint8_t picture_latched(void);
uint16_t picture_count(void);
uint8_t picture_limited(void);

#endif
