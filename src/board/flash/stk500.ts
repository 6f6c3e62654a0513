/**
 * What a computer says to the bootloader of an Uno or a Nano: STK500 version 1 (Atmel application note AVR061). Pure: a
 * dialogue yields what is to be sent, and is told what came back.
 */
import { Fault } from '../../fault/fault.ts';
import { type FlashPage, PAGE_BYTES } from './image.ts';

const GET_SYNC = 0x30;
const GET_PARAMETER = 0x41;
const ENTER_PROGMODE = 0x50;
const LEAVE_PROGMODE = 0x51;
const LOAD_ADDRESS = 0x55;
const PROG_PAGE = 0x64;
const READ_PAGE = 0x74;
const READ_SIGN = 0x75;
const CRC_EOP = 0x20;
const INSYNC = 0x14;
const OK = 0x10;
const MAJOR = 0x81;
const MINOR = 0x82;
const FLASH = 'F'.charCodeAt(0);

/** Optiboot listens for half a second longer than three of these take. */
const SYNC_MS = 150;
const SYNC_TRIES = 3;
/** A page at 57,600 baud takes 23 ms, and 8 more in the flash; a busy computer may need longer. */
const REPLY_MS = 2000;

export interface Ask {
  readonly send: Uint8Array;
  readonly replyBytes: number;
  readonly withinMs: number;
}

/** It is told the reply, or undefined when that was not complete in time. */
export type Dialogue<T> = Generator<Ask, T, Uint8Array | undefined>;

export interface Met {
  /** Three bytes, as six hexadecimal digits. */
  readonly signature: string;
  readonly version: string;
}

/** Whether a bootloader listens at this baud rate. */
export function* sync(): Dialogue<boolean> {
  for (let n = 0; n < SYNC_TRIES; n += 1) {
    const reply = yield { send: Uint8Array.of(GET_SYNC, CRC_EOP), replyBytes: 2, withinMs: SYNC_MS };
    if (reply?.[0] !== INSYNC || reply[1] !== OK) continue;
    // It may have kept an earlier question while it blinked, and answer that one too.
    if (n > 0) while ((yield { send: new Uint8Array(), replyBytes: 1, withinMs: SYNC_MS }) !== undefined);
    return true;
  }
  return false;
}

export function* meet(): Dialogue<Met> {
  const signature = yield* command(READ_SIGN, [], 3);
  const [major] = yield* command(GET_PARAMETER, [MAJOR], 1);
  const [minor] = yield* command(GET_PARAMETER, [MINOR], 1);
  return { signature: Buffer.from(signature).toString('hex'), version: `${major}.${minor}` };
}

/** Pages are written in this order; `written` is called after each. */
export function* write(pages: readonly FlashPage[], written: () => void): Dialogue<void> {
  yield* command(ENTER_PROGMODE, [], 0);
  for (const { address, bytes } of pages) {
    yield* load(address);
    yield* command(PROG_PAGE, [0, PAGE_BYTES, FLASH, ...bytes], 0);
    written();
  }
}

/** Reads them back. Throws Fault `flash-failed` at the first that is not what was written. */
export function* compare(pages: readonly FlashPage[], read: () => void): Dialogue<void> {
  for (const { address, bytes } of pages) {
    yield* load(address);
    const found = yield* command(READ_PAGE, [0, PAGE_BYTES, FLASH], PAGE_BYTES);
    if (found.some((byte, at) => byte !== bytes[at]))
      throw new Fault('flash-failed', { say: 'detail.flashDiffers', address: address.toString(16) });
    read();
  }
}

/** Optiboot starts the program at once, the old bootloader when nobody has spoken for a second. */
export function* leave(): Dialogue<void> {
  yield* command(LEAVE_PROGMODE, [], 0);
}

/** Addresses are in words, the low byte first. */
function* load(address: number): Dialogue<void> {
  const word = address / 2;
  yield* command(LOAD_ADDRESS, [word & 0xff, word >> 8], 0);
}

function* command(code: number, parameters: readonly number[], bytes: number): Dialogue<Uint8Array> {
  const send = Uint8Array.of(code, ...parameters, CRC_EOP);
  const reply = yield { send, replyBytes: bytes + 2, withinMs: REPLY_MS };
  if (reply === undefined || reply[0] !== INSYNC || reply.at(-1) !== OK)
    throw new Fault('flash-failed', { say: 'detail.flashOutOfStep' });
  return reply.subarray(1, -1);
}
