/* Tables that stay in flash. */
#ifndef FLASH_H
#define FLASH_H

#include <avr/pgmspace.h>

#endif
