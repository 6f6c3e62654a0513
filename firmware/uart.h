/* The serial line: two rings, filled and drained by interrupt, and by the bit loop of leds.S during a drawing. */
#ifndef UART_H
#define UART_H

/* The rings begin on pages of 256 bytes (Makefile), so that the bit loop counts only the low bytes. */
#define UART_RX_BYTES 256
#define UART_TX_BYTES 64

#ifndef __ASSEMBLER__
#include <stdbool.h>
#include <stdint.h>

void uart_init(void);

/* Bytes received and not yet read. */
uint8_t uart_waiting(void);

/* The next byte; only when one is waiting. */
uint8_t uart_read(void);

/* Bytes that uart_write can take now. */
uint8_t uart_room(void);

/* Queues bytes; only as many as there is room for. */
void uart_write(const uint8_t *bytes, uint8_t length);

/* Adds the receiver's error flags (UCSR0A) that a drawing has gathered. */
void uart_note_errors(uint8_t flags);

/* Bytes lost so far, holding at 65535. */
uint16_t uart_overruns(void);
#endif

#endif
