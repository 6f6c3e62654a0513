/* The inputs: sampled each tick and during drawings, filtered, counted. */
#include "inputs.h"

#include <avr/interrupt.h>
#include <avr/io.h>

#include "clock.h"
#include "debounce.h"
#include "gen/protocol.h"
#include "samples.h"

/* Samples that may wait while the main loop composes or talks: 2 ms. */
#define QUEUE_LENGTH 8

static struct sample queue[QUEUE_LENGTH];
static volatile uint8_t queue_head;
static volatile uint8_t queue_tail;

static struct debounce filter;
static uint8_t presses[INPUT_COUNT];
static uint32_t pressed_at;
static bool pressed_lately;

/* The tick. Only the ports are read here: filtering would keep the receive interrupt waiting. */
ISR(TIMER2_COMPA_vect) {
  const uint8_t count = TCNT2;
  const uint8_t head = queue_head;
  const uint8_t next = (head + 1) & (QUEUE_LENGTH - 1);
  OCR2A = count + CLOCK_TICK_UNITS;
  if (next == queue_tail) return;
  queue[head].pin_d = PIND;
  queue[head].pin_b = PINB;
  queue[head].count = count;
  queue_head = next;
}

/* Out of line: an idle table only asks idle(), four thousand times a second. */
__attribute__((noinline)) static bool take(const struct sample *sample) {
  const uint16_t closed = pins_closed(sample->pin_b, sample->pin_d);
  const uint16_t levels = filter.pressed;
  const uint32_t now = clock_of(sample->count);
  uint16_t pressed = debounce_sample(&filter, closed, now);
  if (pressed) {
    pressed_at = now;
    pressed_lately = true;
    for (uint8_t *counter = presses; pressed; pressed >>= 1, counter++)
      if (pressed & 1) ++*counter;
  }
  return filter.pressed != levels;
}

static inline bool idle(const struct sample *sample) {
  return (sample->pin_b & PINS_INPUT_MASK_B) == PINS_INPUT_MASK_B &&
         (sample->pin_d & PINS_INPUT_MASK_D) == PINS_INPUT_MASK_D && debounce_resting(&filter);
}

void inputs_init(void) { debounce_init(&filter, pins_closed(PINB, PIND), clock_now()); }

bool inputs_poll(void) {
  bool changed = false;
  while (inputs_waiting()) {
    const uint8_t tail = queue_tail;
    if (!idle(&queue[tail])) changed |= take(&queue[tail]);
    queue_tail = (tail + 1) & (QUEUE_LENGTH - 1);
  }
  return changed;
}

bool inputs_replay(const struct sample *samples, uint8_t count) {
  bool changed = false;
  while (count--) changed |= take(samples++);
  return changed;
}

bool inputs_waiting(void) { return queue_head != queue_tail; }

uint16_t inputs_pressed(void) { return filter.pressed; }

uint16_t inputs_stuck(void) { return filter.stuck; }

const uint8_t *inputs_presses(void) { return presses; }

uint16_t inputs_age(uint32_t now) {
  /* The caller's time may be a unit older than the newest sample. */
  const int32_t age = (int32_t)(now - pressed_at);
  /* Forgotten once it is too old: the clock itself comes round after three days. */
  if (pressed_lately && age >= AGE_NONE) pressed_lately = false;
  if (!pressed_lately) return AGE_NONE;
  return age < 0 ? 0 : (uint16_t)age;
}
