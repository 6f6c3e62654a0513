/* The voltage of the LED rail: measured all the time, and whether pixels may be driven with it. */
#include "rail.h"

#include <avr/io.h>

#include "clock.h"
#include "gen/leds.h"
#include "gen/pins.h"

#define START (_BV(ADEN) | _BV(ADSC) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0))
#define AGAINST_AVCC _BV(REFS0)
#define RAIL (AGAINST_AVCC | PIN_RAIL_SENSE_BIT)
/* The reference of 1.1 V (data sheet table 24-4). */
#define REFERENCE (AGAINST_AVCC | _BV(MUX3) | _BV(MUX2) | _BV(MUX1))

/* The divider halves the rail and 1024 is 5 V. */
#define READING(millivolts) ((uint16_t)((uint32_t)(millivolts) * 64 / 625))
/* Of the chip's supply it is asked every 256 measurements. The first after the switch is void: the reference is weak. */
#define ASK 254
#define ANSWER 0

static uint16_t reading, reference;
static uint8_t turn = 1;
static bool on;
static uint16_t missing_at;

void rail_init(void) {
  ADMUX = RAIL;
  DIDR0 = _BV(PIN_RAIL_SENSE_BIT);
  ADCSRA = START;
  while (ADCSRA & _BV(ADSC)) {}
  reading = ADC;
  on = reading >= READING(POWER_DRIVE_MIN_MV);
  ADCSRA = START;
}

bool rail_watch(uint32_t now) {
  const uint16_t measured = ADC;
  bool back = false;
  switch (turn++) {
    case ASK:
      ADMUX = REFERENCE;
      break;
    case ASK + 1:
      break;
    case ANSWER:
      reference = measured;
      ADMUX = RAIL;
      break;
    default:
      reading = measured;
      if (reading < READING(POWER_DRIVE_MIN_MV)) {
        on = false;
        missing_at = (uint16_t)now;
      } else if (!on && clock_passed(now, missing_at, CLOCK_MS(POWER_SETTLE_MS))) {
        on = back = true;
      }
  }
  ADCSRA = START;
  return back;
}

bool rail_on(void) { return on; }

uint16_t rail_mv(void) { return (uint16_t)((uint32_t)reading * 625 >> 6); }

uint16_t rail_reference(void) { return reference; }
