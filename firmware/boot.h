/* What happens before main: reset cause, watchdog off, stack painted. */
#ifndef BOOT_H
#define BOOT_H

#include <stdbool.h>
#include <stdint.h>

/* MCUSR at the last reset; 0 when a bootloader had cleared it. */
uint8_t boot_reset_cause(void);

/*
 * False behind Arduino's old bootloader, which never switches off a watchdog that has bitten: it bites again before the
 * program is started, for ever. There the host resets a board that hangs.
 */
bool boot_ends_watchdog(void);

/* Bytes of RAM that the stack has never touched. */
uint16_t boot_stack_free(void);

#endif
