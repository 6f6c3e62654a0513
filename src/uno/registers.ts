/** Data-space addresses and bits of the ATmega328P that more than one file needs (data sheet 31). */

export const PORT_ADDRESSES = {
  B: { pin: 0x23, ddr: 0x24, port: 0x25 },
  C: { pin: 0x26, ddr: 0x27, port: 0x28 },
  D: { pin: 0x29, ddr: 0x2a, port: 0x2b },
} as const;

export const MCUSR = 0x54;

/** Why the chip was reset: the bits of MCUSR. */
export const RESET_FLAGS = { power: 1, button: 2, brownOut: 4, watchdog: 8 } as const;
