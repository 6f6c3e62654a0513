/* The buzzer: Timer1 alone makes the tone, also while a drawing holds every interrupt. */
#ifndef TONE_H
#define TONE_H

#include <stdint.h>

#include "gen/protocol.h"

/* Plays a tone unless `seq` says that it is a repetition of the last one. */
void tone_set(const struct msg_tone *message, uint8_t seq, uint32_t now);

/* Every good frame's seq: after 128 others the number of the last tone means a new one. */
void tone_heard(uint8_t seq);

/* No tone of the new session has been heard yet. */
void tone_new_session(void);

void tone_stop(void);

/* Once a millisecond: ends a tone. */
void tone_watch(uint32_t now);

#endif
