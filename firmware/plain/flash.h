/* Tables that stay in flash: on chips with one address space, and on the host, all is memory. */
#ifndef FLASH_H
#define FLASH_H

#include <string.h>

#define PROGMEM
#define pgm_read_byte(address) (*(const uint8_t *)(address))
#define memcpy_P memcpy

#endif
