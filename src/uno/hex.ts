/** Reads Intel HEX, the form in which avr-gcc's tools hand over a program, and names the line that is wrong. */
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { Fault } from '../fault/fault.ts';
import type { Code } from '../language/sentence.ts';

const ERASED = 0xff;
const RECORD = { data: 0, end: 1, segment: 2, startSegment: 3, linear: 4, startLinear: 5 } as const;
/** Length, address, type, checksum. */
const FRAME_BYTES = 5;

/** The fault of the line at hand. */
type Wrong = (why: Code) => Fault;

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
    const wrong: Wrong = (why) => new Fault('firmware-file', { say: 'hex.at', name, line: index + 1, why });
    const line = raw.trim();
    if (line === '') continue;
    if (ended) throw wrong({ say: 'hex.more' });
    const { address, type, data } = readRecord(line, wrong);
    if (type === RECORD.end) ended = true;
    else if (type === RECORD.segment) base = wordOf(data, wrong) * 16;
    else if (type === RECORD.linear) base = wordOf(data, wrong) * 65_536;
    else if (type === RECORD.data) {
      const end = base + address + data.length;
      if (end > flash.length) throw wrong({ say: 'hex.tooLong', bytes: end, has: flash.length });
      flash.set(data, base + address);
      used += data.length;
    } else if (type !== RECORD.startSegment && type !== RECORD.startLinear) {
      throw wrong({ say: 'hex.noType', type });
    }
  }
  if (!ended) throw new Fault('firmware-file', { say: 'hex.noEnd', name });
  if (used === 0) throw new Fault('firmware-file', { say: 'hex.empty', name });
  return new Uint16Array(flash.buffer);
}

function readRecord(line: string, wrong: Wrong): HexRecord {
  if (!line.startsWith(':')) throw wrong({ say: 'hex.noColon' });
  if (!/^:(?:[0-9a-fA-F]{2})+$/.test(line)) throw wrong({ say: 'hex.noHex' });
  const bytes = Uint8Array.from(Buffer.from(line.slice(1), 'hex'));
  const [length = 0, high = 0, low = 0, type = 0] = bytes;
  if (bytes.length !== length + FRAME_BYTES)
    throw wrong({ say: 'hex.wrongLength', bytes: length, has: Math.max(0, bytes.length - FRAME_BYTES) });
  const sum = bytes.reduce((total, byte) => total + byte, 0) & 0xff;
  if (sum !== 0) throw wrong({ say: 'hex.checksum' });
  return { address: high * 256 + low, type, data: bytes.slice(4, -1) };
}

function wordOf(data: Uint8Array, wrong: Wrong): number {
  if (data.length !== 2) throw wrong({ say: 'hex.address' });
  return data[0]! * 256 + data[1]!;
}
