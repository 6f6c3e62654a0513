/* The voltage of the LED rail, measured now and then. */
#include "rail.h"

#include <avr/io.h>

#include "gen/pins.h"

#define START (_BV(ADEN) | _BV(ADSC) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0))

void rail_init(void) {
  ADMUX = _BV(REFS0) | PIN_RAIL_SENSE_BIT; /* against AVcc */
  DIDR0 = _BV(PIN_RAIL_SENSE_BIT);
  ADCSRA = START;
}

/* The divider halves the rail and 1024 is 5 V: reading × 10000 / 1024 = reading × 625 / 64. */
uint16_t rail_mv(void) {
  const uint16_t reading = ADC;
  ADCSRA = START;
  return (uint16_t)((uint32_t)reading * 625 >> 6);
}
