/* One filter for the contacts of the coin door: coins by the width of their pulse, the others by their closing. Pure. */
#include "coin.h"

#include <stdbool.h>

#include "clock.h"

/* Interference that is there at two samples, before and after a drawing, must not be a coin. */
#define COIN_SAMPLES 3
/* A pulse is seen to end up to a drawing and a poll too late. */
#define WIDTH_LATE_MS 8

/* What has been for longer is left where it is, so that 16 bits are enough. */
static void age(uint16_t *since, uint16_t now, uint16_t units) {
  if (clock_passed(now, *since, units)) *since = (uint16_t)(now - units);
}

void coin_init(struct coin_filter *filter, uint8_t closed, uint16_t now) {
  filter->before = closed;
  filter->closed = closed;
  filter->jammed = 0;
  for (uint8_t input = 0; input < COIN_INPUT_COUNT; input++) {
    filter->samples[input] = COIN_SAMPLES;
    filter->turned[input] = filter->since[input] = now;
  }
}

/* A coin contact: true when it counts. */
static bool follow_coin(struct coin_filter *filter, uint8_t input, uint8_t bit, bool turned, uint16_t now) {
  uint16_t *const since = &filter->since[input];
  bool counts = false;
  if (turned) {
    const uint16_t width = (uint16_t)(filter->turned[input] - *since);
    counts = !(filter->closed & bit) && !(filter->jammed & bit) && width <= CLOCK_MS(COIN_PULSE_MAX_MS + WIDTH_LATE_MS);
    *since = filter->turned[input];
  }
  if (filter->closed & bit) {
    if (clock_passed(now, *since, CLOCK_MS(COIN_JAM_MS))) filter->jammed |= bit;
    age(since, now, CLOCK_MS(COIN_JAM_MS));
  } else {
    /* Free is what no contact has touched, however shortly. */
    if (filter->before & bit) *since = now;
    if (clock_passed(now, *since, CLOCK_MS(COIN_CLEAR_MS))) filter->jammed &= ~bit;
    age(since, now, CLOCK_MS(COIN_CLEAR_MS));
  }
  return counts;
}

/* Whether a contact has steadily become what its sample says. */
static bool has_turned(struct coin_filter *filter, uint8_t input, uint8_t bit, uint8_t closed, uint16_t now) {
  if ((closed ^ filter->before) & bit) {
    filter->turned[input] = now;
    filter->samples[input] = 0;
  }
  if (filter->samples[input] < COIN_SAMPLES) filter->samples[input]++;
  if (!((closed ^ filter->closed) & bit) || filter->samples[input] < COIN_SAMPLES) return false;
  const bool springs = input >= COIN_CHANNEL_COUNT && !(closed & bit);
  return clock_passed(now, filter->turned[input], springs ? CLOCK_MS(COIN_SPRING_MS) : CLOCK_MS(COIN_STEADY_MS));
}

uint8_t coin_sample(struct coin_filter *filter, uint8_t closed, uint16_t now) {
  uint8_t counted = 0;
  uint8_t bit = 1;
  for (uint8_t input = 0; input < COIN_INPUT_COUNT; input++, bit <<= 1) {
    const bool turned = has_turned(filter, input, bit, closed, now);
    if (turned) filter->closed ^= bit;
    if (closed & bit)
      filter->before |= bit;
    else
      filter->before &= ~bit;
    if (input < COIN_CHANNEL_COUNT ? follow_coin(filter, input, bit, turned, now) : turned && (closed & bit))
      counted |= bit;
  }
  return counted;
}
