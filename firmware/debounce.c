/* One filter for every input: a press at once, a release late. Pure: time comes in as a parameter. */
#include "debounce.h"

#include "clock.h"

_Static_assert(DEBOUNCE_PRESS_SAMPLES == 3, "the filter keeps two samples beside the present one");

#define COARSE_SHIFT 8 /* clock units to 16.384 ms: 20 s do not fit into 16 bits of 64 µs */
#define STUCK_COARSE ((uint16_t)((CLOCK_MS(DEBOUNCE_STUCK_MS) + 255) >> COARSE_SHIFT))

static void begin(struct debounce *state, uint8_t input, uint32_t now) {
  state->contact[input] = (uint16_t)now;
  state->since[input] = (uint16_t)(now >> COARSE_SHIFT);
}

static uint16_t quiet_units(uint16_t bit) {
  return bit == DEBOUNCE_LEVER ? CLOCK_MS(DEBOUNCE_LEVER_QUIET_MS) : CLOCK_MS(DEBOUNCE_QUIET_MS);
}

/* One input that is pressed or stuck: does it open, does it get stuck? */
static void follow(struct debounce *state, uint8_t input, uint16_t bit, uint16_t closed, uint32_t now) {
  if (!(closed & bit)) {
    if (state->before & bit) state->contact[input] = state->latest;
    /* Signed: a sample that is handed in a little late must not look like an age of quiet. */
    const int16_t quiet = (int16_t)((uint16_t)now - state->contact[input]);
    if (quiet >= (int16_t)quiet_units(bit)) {
      state->pressed &= ~bit;
      state->stuck &= ~bit;
      return;
    }
  }
  if ((state->pressed & bit) && (uint16_t)((uint16_t)(now >> COARSE_SHIFT) - state->since[input]) >= STUCK_COARSE) {
    state->pressed &= ~bit;
    state->stuck |= bit;
  }
}

void debounce_init(struct debounce *state, uint16_t closed, uint32_t now) {
  state->pressed = 0;
  state->stuck = closed;
  state->before = 0;
  state->earlier = 0;
  state->latest = (uint16_t)now;
  for (uint8_t input = 0; input < INPUT_COUNT; input++) begin(state, input, now);
}

/* The answer to nearly every sample while a finger rests on a button: all that was pressed is still closed. */
static bool unchanged(const struct debounce *state, uint16_t closed, uint32_t now) {
  return closed == state->before && closed == state->earlier && (uint8_t)((now ^ state->latest) >> COARSE_SHIFT) == 0 &&
         (state->pressed | state->stuck) == closed;
}

uint16_t debounce_sample(struct debounce *state, uint16_t closed, uint32_t now) {
  if (unchanged(state, closed, now)) {
    state->latest = (uint16_t)now;
    return 0;
  }
  uint16_t held = state->pressed | state->stuck;
  const uint16_t pressed = closed & state->before & state->earlier & ~held;
  uint16_t bit = 1;
  for (uint8_t input = 0; (held | pressed) >= bit && input < INPUT_COUNT; input++, bit <<= 1) {
    if (pressed & bit) begin(state, input, now);
    if (held & bit) follow(state, input, bit, closed, now);
  }
  state->pressed |= pressed;
  state->earlier = state->before;
  state->before = closed;
  state->latest = (uint16_t)now;
  return pressed;
}
