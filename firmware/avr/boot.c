/* What happens before main: reset cause, watchdog off, stack painted. */
#include "boot.h"

#include <avr/io.h>
#include <avr/pgmspace.h>
#include <avr/wdt.h>

#define STACK_PAINT 0xC5
/* Where a boot section of 2 KB begins, the old bootloader's; Optiboot's version is in the last word of the flash. */
#define OLD_BOOTLOADER 0x7800
#define OPTIBOOT_VERSION 0x7FFE
#define ERASED 0xFFFF

extern uint8_t _end; /* first byte after all variables, from the linker */

static uint8_t reset_cause __attribute__((section(".noinit")));

/*
 * After a watchdog reset the watchdog runs on with its shortest time-out, so this comes before anything slow
 * (ATmega328P data sheet, 10.8.2). It runs without a stack frame and before .bss is cleared.
 */
__attribute__((naked, used, section(".init3"))) static void boot_early(void) {
  reset_cause = MCUSR;
  MCUSR = 0;
  wdt_disable();
}

/* In assembler: there is no C environment yet. The loop writes from _end up to the last byte of RAM. */
__attribute__((naked, used, section(".init1"))) static void boot_paint_stack(void) {
  __asm__ volatile(
      "    ldi r30, lo8(_end)      \n"
      "    ldi r31, hi8(_end)      \n"
      "    ldi r24, %[paint]       \n"
      "    ldi r25, hi8(%[top])    \n"
      "1:  st Z+, r24              \n"
      "    cpi r30, lo8(%[top])    \n"
      "    cpc r31, r25            \n"
      "    brne 1b                 \n" ::[paint] "M"(STACK_PAINT),
      [top] "i"(RAMEND + 1));
}

uint8_t boot_reset_cause(void) { return reset_cause; }

bool boot_ends_watchdog(void) {
  return pgm_read_word_near(OPTIBOOT_VERSION) != ERASED || pgm_read_word_near(OLD_BOOTLOADER) == ERASED;
}

uint16_t boot_stack_free(void) {
  const uint8_t *byte = &_end;
  while (*byte == STACK_PAINT) byte++;
  return (uint16_t)(byte - &_end);
}
