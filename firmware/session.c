/* The conversation with the host: sessions, input reports, signs of life, silence. */
#include "session.h"

#include <string.h>

#include "boot.h"
#include "clock.h"
#include "display.h"
#include "frame.h"
#include "gen/hash.h"
#include "gen/leds.h"
#include "inputs.h"
#include "picture.h"
#include "rail.h"
#include "self_test.h"
#include "till.h"
#include "tone.h"
#include "uart.h"

/* Each has a message on its stack: inside session_poll, a round without any news would pay for them all. */
#define OUT_OF_LINE __attribute__((noinline))

_Static_assert(sizeof(((struct msg_coins *)0)->counts) == 2 * COIN_INPUT_COUNT, "two bytes for each input");
_Static_assert(sizeof(((struct msg_input *)0)->presses) == INPUT_COUNT, "one counter for each input");

static uint16_t session;
static uint16_t previous;
static uint8_t report;
static bool report_open; /* no GOT INPUT for it yet */
static bool offline;
static uint8_t coins_report;
static bool coins_open; /* no GOT COINS for it yet */
static bool welcome_due, input_due, coins_due, status_due;
static uint16_t heard_at, input_at, coins_at, status_at; /* low halves of times */

void session_init(uint32_t now) { heard_at = input_at = status_at = (uint16_t)now; }

static void set_offline(bool silent) {
  if (offline == silent) return;
  offline = silent;
  picture_offline(silent);
  display_offline(silent);
  if (silent) tone_stop();
}

void session_heard(uint32_t now) {
  heard_at = (uint16_t)now;
  set_offline(false);
}

bool session_hello(uint16_t number, uint32_t now) {
  welcome_due = true;
  self_test_end();
  if (number == session) return false;
  previous = session;
  session = number;
  status_at = (uint16_t)now;
  session_inputs_changed();
  if (till_known()) session_coins_changed();
  return true;
}

void session_coins_changed(void) {
  coins_report++;
  coins_open = coins_due = session != 0;
}

void session_got_coins(uint8_t number) {
  if (number == coins_report) coins_open = false;
}

void session_got_input(uint8_t number) {
  if (number == report) report_open = false;
}

void session_inputs_changed(void) {
  report++;
  report_open = true;
  input_due = true;
}

void session_status_changed(void) { status_due = true; }

bool session_can_answer(void) { return frame_room(sizeof(struct msg_welcome)); }

void session_acknowledge(uint8_t seq) {
  const struct msg_ack message = {.session = session, .acked = seq};
  frame_send(MSG_ACK, &message, sizeof message);
}

OUT_OF_LINE static void send_welcome(void) {
  const struct msg_welcome message = {
      .session = session,
      .previous_session = previous,
      .major = PROTOCOL_MAJOR,
      .minor = PROTOCOL_MINOR,
      .protocol_hash = PROTOCOL_HASH,
      .firmware_hash = FIRMWARE_HASH,
      .slots = LEDS_SLOTS,
      .pixels_per_lane = LEDS_PIXELS_PER_LANE,
      .reset_cause = boot_reset_cause(),
      .displays = display_present(),
      .stuck = inputs_stuck(),
  };
  frame_send(MSG_WELCOME, &message, sizeof message);
}

OUT_OF_LINE static void send_input(uint32_t now) {
  struct msg_input message = {
      .session = session,
      .report = report,
      .levels = inputs_pressed(),
      .age = inputs_age(now),
      .latched = picture_latched(),
  };
  memcpy(message.presses, inputs_presses(), sizeof message.presses);
  frame_send(MSG_INPUT, &message, sizeof message);
  input_at = (uint16_t)now;
}

OUT_OF_LINE static void send_coins(uint32_t now) {
  struct msg_coins message = {
      .session = session,
      .report = coins_report,
      .state = till_state(),
      .life = till_life(),
  };
  memcpy(message.counts, till_counts(), sizeof message.counts);
  frame_send(MSG_COINS, &message, sizeof message);
  coins_at = (uint16_t)now;
}

OUT_OF_LINE static void send_status(uint32_t now) {
  const struct msg_status message = {
      .session = session,
      .crc_errors = frame_bad(),
      .overruns = uart_overruns(),
      .pictures = picture_count(),
      .rail_mv = rail_mv(),
      .reference = rail_reference(),
      .displays = display_present(),
      .stuck = inputs_stuck(),
      .stack_free = boot_stack_free(),
      .limited = picture_limited(),
  };
  frame_send(MSG_STATUS, &message, sizeof message);
  status_at = (uint16_t)now;
}

void session_report(uint32_t now) {
  if (!input_due || !frame_room(sizeof(struct msg_input))) return;
  input_due = false;
  send_input(now);
}

void session_poll(uint32_t now) {
  /* The order is that of urgency; what finds no room goes out in a later round. */
  if (welcome_due && frame_room(sizeof(struct msg_welcome))) {
    welcome_due = false;
    send_welcome();
  }
  session_report(now);
  if (coins_due && frame_room(sizeof(struct msg_coins))) {
    coins_due = false;
    send_coins(now);
  }
  if (status_due && frame_room(sizeof(struct msg_status))) {
    status_due = false;
    send_status(now);
  }
}

void session_watch(uint32_t now) {
  const bool resend = report_open && session != 0 && !offline;
  if (clock_passed(now, input_at, resend ? CLOCK_MS(WIRE_INPUT_RESEND_MS) : CLOCK_MS(WIRE_KEEP_ALIVE_MS - 5)))
    input_due = true;
  if (coins_open && !offline && clock_passed(now, coins_at, CLOCK_MS(WIRE_INPUT_RESEND_MS))) coins_due = true;
  if (clock_passed(now, status_at, CLOCK_MS(WIRE_STATUS_MS))) status_due = true;
  /* Nobody who tests the board by itself is to be told that there is no host. */
  if (!self_test_running() && clock_passed(now, heard_at, CLOCK_MS(WIRE_OFFLINE_MS))) set_offline(true);
}
