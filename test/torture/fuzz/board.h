/* The firmware without its chip, as a library. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* The most that one run can send. */
#define BOARD_SENT_MAX 64

/* Told every frame that the parser takes for a good one; may be null. */
typedef void (*board_frame_listener)(uint8_t type, uint8_t seq, const uint8_t *payload, uint8_t length);

void board_boot(board_frame_listener listener);

/* A byte on the line; false when the ring is full. */
bool board_receive(uint8_t byte);

/* Somebody presses a button. */
void board_press(void);

/* Lets so many clock units pass and works off what has arrived; returns how many bytes were sent. */
uint8_t board_run(uint16_t units, uint8_t *sent);

#endif
