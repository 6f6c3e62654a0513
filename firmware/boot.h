/* What happens before main: reset cause, watchdog off, stack painted. */
#ifndef BOOT_H
#define BOOT_H

#include <stdint.h>

/* MCUSR at the last reset; 0 when a bootloader had cleared it. */
uint8_t boot_reset_cause(void);

/* Bytes of RAM that the stack has never touched. */
uint16_t boot_stack_free(void);

#endif
