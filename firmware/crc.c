/* CRC-16/CCITT-FALSE of the wire. Pure. */
#include "crc.h"

#include "gen/protocol.h"

_Static_assert(CRC16_POLYNOMIAL == 0x1021, "the shifts below are this polynomial");

/* Eight steps at once: the byte's quotient by x^16 + x^12 + x^5 + 1 is byte ^ byte >> 4, without a table. */
uint16_t crc16_update(uint16_t crc, uint8_t byte) {
  uint8_t quotient = (uint8_t)(crc >> 8) ^ byte;
  quotient ^= quotient >> 4;
  return (uint16_t)(crc << 8) ^ (uint16_t)((uint16_t)quotient << 12) ^ (uint16_t)((uint16_t)quotient << 5) ^ quotient;
}

uint16_t crc16_of(const uint8_t *bytes, uint8_t length) {
  uint16_t crc = CRC16_INITIAL;
  while (length--) crc = crc16_update(crc, *bytes++);
  return crc;
}
