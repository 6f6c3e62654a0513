/* The coin door: what its inputs have counted, over every reset that leaves the chip its power, and its outputs. */
#include "till.h"

#include <string.h>

#include "clock.h"
#include "coin.h"
#include "crc.h"
#include "expander.h"
#include "gen/protocol.h"

#define STATE_PRESENT (1u << COIN_INPUT_COUNT)

/*
 * The startup code leaves it as it is: after a watchdog's reset, or the host's, it is what it was. Where the power was gone it
 * is anything, which number and complement tell.
 */
static struct {
  uint32_t life;
  uint32_t complement;
  uint16_t counts[COIN_INPUT_COUNT];
  uint16_t check;
} kept __attribute__((section(".noinit")));

static struct coin_filter filter;
static uint8_t state;
static uint8_t outputs;   /* the host's */
static uint8_t meter_due; /* coins that the meter has not shown yet */
static bool meter_on;
static uint16_t meter_at; /* low half of a time */

static uint16_t check_of(void) { return crc16_of((const uint8_t *)kept.counts, sizeof kept.counts); }

static void keep(void) {
  kept.complement = ~kept.life;
  kept.check = check_of();
}

void till_init(void) {
  if (kept.complement == (uint32_t)~kept.life && kept.check == check_of()) return;
  memset(&kept, 0, sizeof kept);
  keep();
}

static void count(uint8_t counted) {
  if (!counted) return;
  for (uint8_t input = 0; input < COIN_INPUT_COUNT; input++, counted >>= 1) {
    if (!(counted & 1)) continue;
    kept.counts[input]++;
    if (input < COIN_CHANNEL_COUNT && meter_due != 0xff) meter_due++;
  }
  keep();
}

static void drive_meter(uint16_t now) {
  if (!clock_passed(now, meter_at, CLOCK_MS(COIN_METER_MS))) return;
  if (!meter_on && !meter_due) return;
  meter_at = now;
  if (!meter_on) meter_due--;
  meter_on = !meter_on;
}

bool till_watch(uint32_t now, bool *busy) {
  const bool was_present = expander_present();
  drive_meter((uint16_t)now);
  uint8_t closed;
  const enum expander_step done =
      expander_watch((uint16_t)now, meter_on ? outputs | COIN_OUTPUT_METER : outputs, &closed);
  *busy = done != EXPANDER_IDLE;
  if (done != EXPANDER_SAMPLE && expander_present()) return false;
  uint8_t counted = 0;
  if (!expander_present())
    closed = filter.closed = 0;
  else if (!was_present)
    coin_init(&filter, closed, (uint16_t)now);
  else
    counted = coin_sample(&filter, closed, (uint16_t)now);
  count(counted);
  const uint8_t jams = (uint8_t)(filter.jammed << (COIN_INPUT_COUNT + 1));
  const uint8_t next = expander_present() ? filter.closed | STATE_PRESENT | jams : 0;
  const bool changed = counted || next != state;
  state = next;
  return changed;
}

bool till_set(uint32_t life, uint8_t new_outputs) {
  outputs = new_outputs & (COIN_OUTPUT_INHIBIT | COIN_OUTPUT_START_LAMP);
  if (kept.life != 0 || life == 0) return false;
  kept.life = life;
  keep();
  return true;
}

bool till_known(void) {
  if (state || kept.life) return true;
  for (uint8_t input = 0; input < COIN_INPUT_COUNT; input++)
    if (kept.counts[input]) return true;
  return false;
}

uint8_t till_state(void) { return state; }

uint32_t till_life(void) { return kept.life; }

const uint16_t *till_counts(void) { return kept.counts; }
