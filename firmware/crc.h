/* CRC-16/CCITT-FALSE of the wire. Pure. */
#ifndef CRC_H
#define CRC_H

#include <stdint.h>

/* Takes one more byte in; begin with CRC16_INITIAL. */
uint16_t crc16_update(uint16_t crc, uint8_t byte);

uint16_t crc16_of(const uint8_t *bytes, uint8_t length);

#endif
