/* The serial line: two rings, filled and drained by interrupt, and by the bit loop of leds.S during a drawing. */
#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>

#include "gen/board.h"

_Static_assert(BOARD_CLOCK_HZ % (8UL * UART_BAUD) == 0, "the baud rate divides the clock exactly (U2X)");

extern uint8_t uart_rx_ring[UART_RX_BYTES];
extern uint8_t uart_tx_ring[UART_TX_BYTES];
/* Shared with leds.S. */
volatile uint8_t uart_rx_head;
volatile uint8_t uart_tx_head;
volatile uint8_t uart_tx_tail;

static volatile uint8_t rx_tail;
static volatile uint16_t overruns;

static inline void count_overrun(void) {
  if (overruns != 0xffff) overruns++;
}

ISR(USART_RX_vect) {
  const uint8_t flags = UCSR0A;
  const uint8_t byte = UDR0;
  const uint8_t head = uart_rx_head;
  const uint8_t next = head + 1;
  if (flags & _BV(DOR0)) count_overrun();
  if (next == rx_tail) {
    count_overrun();
    return;
  }
  uart_rx_ring[head] = byte;
  uart_rx_head = next;
}

ISR(USART_UDRE_vect) {
  const uint8_t tail = uart_tx_tail;
  if (tail == uart_tx_head) {
    UCSR0B &= ~_BV(UDRIE0);
    return;
  }
  UDR0 = uart_tx_ring[tail];
  uart_tx_tail = (tail + 1) & (UART_TX_BYTES - 1);
}

void uart_init(void) {
  UBRR0 = BOARD_CLOCK_HZ / (8UL * UART_BAUD) - 1;
  UCSR0A = _BV(U2X0);
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

uint8_t uart_waiting(void) { return uart_rx_head - rx_tail; }

uint8_t uart_read(void) { return uart_rx_ring[rx_tail++]; }

uint8_t uart_room(void) { return (uart_tx_tail - uart_tx_head - 1) & (UART_TX_BYTES - 1); }

void uart_write(const uint8_t *bytes, uint8_t length) {
  uint8_t head = uart_tx_head;
  while (length--) {
    uart_tx_ring[head] = *bytes++;
    head = (head + 1) & (UART_TX_BYTES - 1);
  }
  uart_tx_head = head;
  UCSR0B |= _BV(UDRIE0);
}

void uart_note_errors(uint8_t flags) {
  if (flags & _BV(DOR0)) count_overrun();
}

uint16_t uart_overruns(void) {
  const uint8_t interrupts = SREG;
  cli();
  const uint16_t count = overruns;
  SREG = interrupts;
  return count;
}
