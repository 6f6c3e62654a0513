/* The conversation with the host: sessions, input reports, signs of life, silence. */
#ifndef SESSION_H
#define SESSION_H

#include <stdbool.h>
#include <stdint.h>

void session_init(uint32_t now);

/* A good frame came: whatever it says, the host is there. */
void session_heard(uint32_t now);

/* Answers HELLO. True when it opens a new session. */
bool session_hello(uint16_t number, uint32_t now);

void session_got_input(uint8_t report);
void session_acknowledge(uint8_t seq);

/* A level or a counter changed: a new report goes out at once. */
void session_inputs_changed(void);

/* The same for the coin door. */
void session_coins_changed(void);
void session_got_coins(uint8_t report);

/* Something in STATUS changed that the host should know now. */
void session_status_changed(void);

/* True when a frame may be handled: there is room for the longest answer. */
bool session_can_answer(void);

/* Sends the report of the inputs if one is due: before a drawing, so that it travels while the LEDs are drawn. */
void session_report(uint32_t now);

/* Sends everything that is due. */
void session_poll(uint32_t now);

/* Once a millisecond: resends, signs of life, silence. */
void session_watch(uint32_t now);

#endif
