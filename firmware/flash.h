/* Tables that stay in flash; on the host, where the pure modules are tested, everything is memory. */
#ifndef FLASH_H
#define FLASH_H

#ifdef __AVR__
#include <avr/pgmspace.h>
#else
#define PROGMEM
#define pgm_read_byte(address) (*(const uint8_t *)(address))
#endif

#endif
