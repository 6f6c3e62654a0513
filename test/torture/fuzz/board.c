/*
 * The firmware's parser and what stands behind it, as a library of the host: frames, sessions, pictures are the real
 * modules; line, clock, LEDs, display, buzzer and contacts are what is below. It is a library of its own so that the
 * fuzzer can put its whole memory back to the state at boot before every input.
 */
#include "board.h"

#include <stdlib.h>
#include <string.h>

#include "boot.h"
#include "display.h"
#include "frame.h"
#include "dispatch.h"
#include "inputs.h"
#include "leds.h"
#include "picture.h"
#include "rail.h"
#include "self_test.h"
#include "session.h"
#include "till.h"
#include "tone.h"
#include "uart.h"

#define DISPLAY_BYTES sizeof(((struct msg_display *)0)->segments)

static uint8_t rx[UART_RX_BYTES];
static uint8_t rx_head, rx_tail; /* the ring is as long as these count */
static uint8_t tx[UART_TX_BYTES];
static uint8_t tx_length;
static uint32_t now;
static uint8_t presses[INPUT_COUNT];

leds_planes_t leds_planes;
leds_masks_t leds_masks;

uint8_t uart_waiting(void) { return (uint8_t)(rx_head - rx_tail); }

uint8_t uart_read(void) {
  if (!uart_waiting()) abort(); /* only when one is waiting */
  return rx[rx_tail++];
}

uint8_t uart_room(void) { return (uint8_t)(sizeof tx - 1 - tx_length); }

void uart_write(const uint8_t *bytes, uint8_t length) {
  if (length > uart_room()) abort(); /* only as many as there is room for */
  memcpy(tx + tx_length, bytes, length);
  tx_length += length;
}

uint16_t uart_overruns(void) { return 0; }

void leds_darken(void) { memset(leds_planes, 0, sizeof leds_planes); }
bool leds_ready(uint32_t at) {
  (void)at;
  return true;
}

bool display_set(const uint8_t *segments, uint8_t brightness) {
  static uint8_t kept[DISPLAY_BYTES];
  if (brightness > 15) return false;
  memcpy(kept, segments, sizeof kept); /* every byte of the message is there */
  return true;
}
void display_offline(bool offline) { (void)offline; }
uint8_t display_present(void) { return 3; }

void tone_set(const struct msg_tone *message, uint8_t seq, uint32_t at) { (void)message, (void)seq, (void)at; }
void tone_heard(uint8_t seq) { (void)seq; }
void tone_new_session(void) {}
void tone_stop(void) {}

bool self_test_running(void) { return false; }
void self_test_end(void) {}

static uint32_t life;
static uint16_t coin_counts[COIN_INPUT_COUNT];

bool till_set(uint32_t given, uint8_t outputs) {
  (void)outputs;
  if (life) return false;
  life = given;
  return life != 0;
}
bool till_known(void) { return life != 0; }
uint8_t till_state(void) { return 0; }
uint32_t till_life(void) { return life; }
const uint16_t *till_counts(void) { return coin_counts; }

uint16_t rail_mv(void) { return 5000; }

uint16_t rail_reference(void) { return 225; }
uint8_t boot_reset_cause(void) { return 1; }
uint16_t boot_stack_free(void) { return 100; }

uint16_t inputs_pressed(void) { return presses[0] & 1; }
uint16_t inputs_stuck(void) { return 0; }
const uint8_t *inputs_presses(void) { return presses; }
uint16_t inputs_age(uint32_t at) { return (uint16_t)at; }

static board_frame_listener on_frame;

void board_boot(board_frame_listener listener) {
  on_frame = listener;
  picture_init();
  session_init(0);
}

bool board_receive(uint8_t byte) {
  if (uart_waiting() == UART_RX_BYTES - 1) return false;
  rx[rx_head++] = byte;
  return true;
}

void board_press(void) {
  presses[0]++;
  session_inputs_changed();
}

/* One round of main.c. */
static bool round_of_main(void) {
  session_poll(now);
  struct frame frame;
  if (uart_waiting() && session_can_answer() && frame_next(&frame)) {
    if (on_frame) on_frame(frame.type, frame.seq, frame.payload, frame.length);
    dispatch(&frame, now);
    return true;
  }
  if (picture_compose(now)) {
    picture_drawn();
    return true;
  }
  return false;
}

uint8_t board_run(uint16_t units, uint8_t *sent) {
  now += units;
  for (int rounds = 0; round_of_main(); rounds++)
    if (rounds > 2 * UART_RX_BYTES) abort(); /* it never comes to rest */
  session_watch(now);
  const uint8_t length = tx_length;
  memcpy(sent, tx, length);
  tx_length = 0;
  return length;
}
