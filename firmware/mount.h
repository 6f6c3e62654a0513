/* A tile as the matrix sees it that shows it: turned and mirrored as the matrix is mounted. Pure. */
#ifndef MOUNT_H
#define MOUNT_H

#include <stdint.h>

#include "gen/leds.h"

/* Writes the matrix's own rows, `stride` bytes apart, every row from its left. `orientation` is in range. */
void mount(const uint8_t tile[LEDS_HEIGHT], uint8_t orientation, uint8_t *out, uint8_t stride);

#endif
