/* The voltage of the LED rail, measured now and then. */
#include "rail.h"

#include <avr/io.h>

#include "gen/pins.h"

static uint16_t reading;

void rail_init(void) {
  ADMUX = _BV(REFS0) | PIN_RAIL_SENSE_BIT; /* against AVcc */
  DIDR0 = _BV(PIN_RAIL_SENSE_BIT);
  ADCSRA = _BV(ADEN) | _BV(ADSC) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
}

void rail_watch(void) {
  if (ADCSRA & _BV(ADSC)) return;
  reading = ADC;
  ADCSRA |= _BV(ADSC);
}

/* The divider halves the rail and 1024 is 5 V: reading × 10000 / 1024 = reading × 625 / 64. */
uint16_t rail_mv(void) { return (uint16_t)((uint32_t)reading * 625 >> 6); }
