/* The two-wire bus as a polled master. Nothing on it can stop the caller. */
#ifndef TWI_H
#define TWI_H

#include <stdbool.h>
#include <stdint.h>

void twi_init(void);

/*
 * Writes one byte and then `length` more to a device, about 25 µs each.
 * False when nobody answers or the bus hangs; then it took at most 0.3 ms longer.
 */
bool twi_write(uint8_t address, uint8_t first, const uint8_t *bytes, uint8_t length);

/* Reads one byte from where the device stands, about 50 µs. False as above. */
bool twi_read(uint8_t address, uint8_t *byte);

#endif
