/** Instructions that the processor itself must see (AVR instruction set manual). */

const SEI = 0x9478;
const RETI = 0x9518;
export const SLEEP = 0x9588;
export const SPM = 0x95e8;
/** SPM Z+. */
export const SPM_INCREMENT = 0x95f8;
/** RJMP to itself: what a program ends in, the C library's too. */
export const ENDLESS_LOOP = 0xcfff;

/** They change when an interrupt may come, or write the flash. */
export const SPECIAL: ReadonlySet<number> = new Set([SEI, RETI, SLEEP, SPM, SPM_INCREMENT]);
/** After these an interrupt may come at once; after SEI and RETI comes one more instruction (data sheet 7.7). */
export const INTERRUPTIBLE: ReadonlySet<number> = new Set([SLEEP, SPM, SPM_INCREMENT]);
