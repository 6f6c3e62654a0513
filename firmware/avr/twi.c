/* The two-wire bus as a polled master. Nothing on it can stop the caller. */
#include "twi.h"

#include <avr/io.h>
#include <util/delay.h>
#include <util/twi.h>

#include "gen/board.h"
#include "gen/pins.h"

#define HALF_SCL_US 3

void twi_init(void) {
  TWSR = 0;
  TWBR = (BOARD_CLOCK_HZ / DISPLAY_SCL_HZ - 16) / 2;
}

/* A byte takes 22.5 µs; the loop gives up after about 130 µs. */
static bool done(uint8_t expected) {
  for (uint8_t patience = 255; patience; patience--)
    if (TWCR & _BV(TWINT)) return (TWSR & 0xf8) == expected;
  return false;
}

static bool send(uint8_t byte, uint8_t expected) {
  TWDR = byte;
  TWCR = _BV(TWINT) | _BV(TWEN);
  return done(expected);
}

/* A device that was reset in the middle of a byte holds SDA low until it has seen the clocks it waits for. */
static void release_bus(void) {
  TWCR = 0;
  for (uint8_t clocks = 0; clocks < 9 && !(PINC & _BV(PIN_SDA_BIT)); clocks++) {
    PORTC &= ~_BV(PIN_SCL_BIT);
    DDRC |= _BV(PIN_SCL_BIT);
    _delay_us(HALF_SCL_US);
    DDRC &= ~_BV(PIN_SCL_BIT);
    PORTC |= _BV(PIN_SCL_BIT);
    _delay_us(HALF_SCL_US);
  }
}

static bool start(void) {
  TWCR = _BV(TWINT) | _BV(TWSTA) | _BV(TWEN);
  if (done(TW_START)) return true;
  release_bus();
  return false;
}

static void stop(void) {
  const bool hung = !(TWCR & _BV(TWINT));
  if (hung)
    release_bus();
  else
    TWCR = _BV(TWINT) | _BV(TWSTO) | _BV(TWEN);
}

bool twi_write(uint8_t address, uint8_t first, const uint8_t *bytes, uint8_t length) {
  if (!start()) return false;
  bool answered = send((uint8_t)(address << 1) | TW_WRITE, TW_MT_SLA_ACK) && send(first, TW_MT_DATA_ACK);
  while (answered && length--) answered = send(*bytes++, TW_MT_DATA_ACK);
  stop();
  return answered;
}

bool twi_read(uint8_t address, uint8_t *byte) {
  if (!start()) return false;
  bool answered = send((uint8_t)(address << 1) | TW_READ, TW_MR_SLA_ACK);
  if (answered) {
    TWCR = _BV(TWINT) | _BV(TWEN); /* not acknowledged: there is no second one */
    answered = done(TW_MR_DATA_NACK);
    *byte = TWDR;
  }
  stop();
  return answered;
}
