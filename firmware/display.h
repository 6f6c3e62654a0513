/* The score display: two HT16K33 modules, written in small steps; a missing one is allowed and reported. */
#ifndef DISPLAY_H
#define DISPLAY_H

#include <stdbool.h>
#include <stdint.h>

#define DISPLAY_BRIGHTNESS_MAX 15

/* Takes a text and a brightness 0..DISPLAY_BRIGHTNESS_MAX. False, and nothing changes, when the brightness is out of range. */
bool display_set(const uint8_t *segments, uint8_t brightness);

/* Shows OFFLINE and where to look in turn, or again what the host has set. */
void display_offline(bool offline);

/* Once a millisecond: at most one step, 0.3 ms. True when a module came or went. */
bool display_watch(uint32_t now);

/* Bit per module that answers. */
uint8_t display_present(void);

#endif
