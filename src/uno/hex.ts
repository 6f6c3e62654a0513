/** Reads Intel HEX, the form in which avr-gcc's tools hand over a program, and names the line that is wrong. */
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { Fault } from '../fault/fault.ts';

const ERASED = 0xff;
const RECORD = { data: 0, end: 1, segment: 2, startSegment: 3, linear: 4, startLinear: 5 } as const;
/** Length, address, type, checksum. */
const FRAME_BYTES = 5;

interface HexRecord {
  readonly address: number;
  readonly type: number;
  readonly data: Uint8Array;
}

/** The flash of the chip: 16-bit words, erased ones all ones. `name` is the file's, for errors: Fault `firmware-file`. */
export function parseHex(text: string, name: string): Uint16Array {
  const flash = new Uint8Array(ATMEGA328P.flashBytes).fill(ERASED);
  let base = 0;
  let ended = false;
  let used = 0;
  for (const [index, raw] of text.split('\n').entries()) {
    const wrong = (what: string) => new Fault('firmware-file', `${name}, line ${index + 1}: ${what}`);
    const line = raw.trim();
    if (line === '') continue;
    if (ended) throw wrong('there is more after the end record');
    const { address, type, data } = readRecord(line, wrong);
    if (type === RECORD.end) ended = true;
    else if (type === RECORD.segment) base = wordOf(data, wrong) * 16;
    else if (type === RECORD.linear) base = wordOf(data, wrong) * 65_536;
    else if (type === RECORD.data) {
      const end = base + address + data.length;
      if (end > flash.length)
        throw wrong(`the program needs ${end} bytes of flash, the chip has ${flash.length}`);
      flash.set(data, base + address);
      used += data.length;
    } else if (type !== RECORD.startSegment && type !== RECORD.startLinear) {
      throw wrong(`there is no record type ${type}`);
    }
  }
  if (!ended) throw new Fault('firmware-file', `${name}: the end record is missing, the file is cut off`);
  if (used === 0) throw new Fault('firmware-file', `${name}: it contains no program`);
  return new Uint16Array(flash.buffer);
}

function readRecord(line: string, wrong: (what: string) => Fault): HexRecord {
  if (!line.startsWith(':')) throw wrong('it does not begin with a colon, so this is no Intel HEX file');
  if (!/^:(?:[0-9a-fA-F]{2})+$/.test(line)) throw wrong('there is something other than pairs of hex digits');
  const bytes = Uint8Array.from(Buffer.from(line.slice(1), 'hex'));
  const [length = 0, high = 0, low = 0, type = 0] = bytes;
  if (bytes.length !== length + FRAME_BYTES)
    throw wrong(
      `the record announces ${length} data bytes and has ${Math.max(0, bytes.length - FRAME_BYTES)}`,
    );
  const sum = bytes.reduce((total, byte) => total + byte, 0) & 0xff;
  if (sum !== 0) throw wrong('the checksum is wrong, the file is damaged');
  return { address: high * 256 + low, type, data: bytes.slice(4, -1) };
}

function wordOf(data: Uint8Array, wrong: (what: string) => Fault): number {
  if (data.length !== 2) throw wrong('an address record must have two data bytes');
  return data[0]! * 256 + data[1]!;
}
