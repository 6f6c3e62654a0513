/** A program as pages of the flash, in the order in which they are written. Pure. */
import { ATMEGA328P } from '../../../hardware/chips/atmega328p.ts';

export interface FlashPage {
  /** In bytes. */
  readonly address: number;
  readonly bytes: Uint8Array;
}

/** Of the ATmega328P (data sheet table 27-9). */
export const PAGE_BYTES = 128;
const ERASED = 0xff;
/** RJMP to itself. */
const ENDLESS_LOOP = [0xff, 0xcf];

/**
 * The first page last, and in its place an endless loop first: a board that was left in the middle runs nothing of half a
 * program, and waits to be flashed again. `flash` is the whole chip, words, erased where there is nothing.
 */
export function pagesToWrite(flash: Uint16Array): readonly FlashPage[] {
  const [first, ...others] = programPages(flash);
  if (first === undefined) return [];
  const still = Uint8Array.from({ length: PAGE_BYTES }, (_, at) => ENDLESS_LOOP[at % 2]!);
  return [{ address: 0, bytes: still }, ...others, first];
}

/** The pages that have something in them. */
export function programPages(flash: Uint16Array): readonly FlashPage[] {
  const bytes = new Uint8Array(flash.buffer, flash.byteOffset, ATMEGA328P.flashBytes);
  const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, index) => ({
    address: index * PAGE_BYTES,
    bytes: bytes.slice(index * PAGE_BYTES, (index + 1) * PAGE_BYTES),
  }));
  return pages.filter((page) => page.bytes.some((byte) => byte !== ERASED));
}
