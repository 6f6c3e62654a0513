/* From a good frame to the module that knows what it means. */
#include "dispatch.h"

#include "display.h"
#include "gen/protocol.h"
#include "picture.h"
#include "session.h"
#include "till.h"
#include "tone.h"

static bool on_hello(const struct msg_hello *message, const struct frame *frame, uint32_t now) {
  (void)frame;
  if (message->session == 0) return false;
  if (session_hello(message->session, now)) {
    picture_new_session();
    tone_new_session();
  }
  return true;
}

static bool on_config(const struct msg_config *message, const struct frame *frame, uint32_t now) {
  (void)frame, (void)now;
  return picture_configure(message);
}

static bool on_tiles(const struct msg_tiles *message, const struct frame *frame, uint32_t now) {
  (void)now;
  return picture_set_tiles(message, frame->length - 1);
}

static bool on_palette(const struct msg_palette *message, const struct frame *frame, uint32_t now) {
  (void)frame, (void)now;
  return picture_set_palette(message);
}

static bool on_picture(const struct msg_picture *message, const struct frame *frame, uint32_t now) {
  (void)frame, (void)now;
  return picture_set(message);
}

static bool on_display(const struct msg_display *message, const struct frame *frame, uint32_t now) {
  (void)frame, (void)now;
  return display_set(message->segments, message->brightness);
}

static bool on_tone(const struct msg_tone *message, const struct frame *frame, uint32_t now) {
  tone_set(message, frame->seq, now);
  return true;
}

static bool on_got_input(const struct msg_got_input *message, const struct frame *frame, uint32_t now) {
  (void)frame, (void)now;
  session_got_input(message->report);
  return true;
}

static bool on_till(const struct msg_till *message, const struct frame *frame, uint32_t now) {
  (void)frame, (void)now;
  if (till_set(message->life, message->outputs)) session_coins_changed();
  return true;
}

static bool on_got_coins(const struct msg_got_coins *message, const struct frame *frame, uint32_t now) {
  (void)frame, (void)now;
  session_got_coins(message->report);
  return true;
}

/* A longer payload comes from a newer host: what this version does not know is ignored. A tail fills its struct. */
#define CASE(NAME, name, least, longest, acknowledged)                                                    \
  case MSG_##NAME:                                                                                        \
    if (frame->length < (least) || ((least) != (longest) && frame->length > (longest)) ||                 \
        !on_##name((const struct msg_##name *)frame->payload, frame, now)) {                              \
      frame_count_bad();                                                                                  \
      break;                                                                                              \
    }                                                                                                     \
    if (acknowledged) session_acknowledge(frame->seq);                                                    \
    break;

void dispatch(const struct frame *frame, uint32_t now) {
  session_heard(now);
  tone_heard(frame->seq);
  switch (frame->type) { MESSAGES_FROM_HOST(CASE) }
}
