/* Frames on the serial line: stuffed, numbered, checked. */
#ifndef FRAME_H
#define FRAME_H

#include <stdbool.h>
#include <stdint.h>

struct frame {
  uint8_t type;
  uint8_t seq;
  const uint8_t *payload; /* valid until the next frame_next */
  uint8_t length;
};

/* Reads on to the end of the next good frame. False when the line has no whole one yet. */
bool frame_next(struct frame *frame);

/* Sends one frame. The caller makes sure of the room: frame_room(length). */
void frame_send(uint8_t type, const void *payload, uint8_t length);

/* True when a frame with this payload can be sent now. */
bool frame_room(uint8_t length);

/* Frames that were damaged or not acceptable, holding at 65535. */
void frame_count_bad(void);
uint16_t frame_bad(void);

#endif
