import { afterAll, beforeAll, expect, test } from 'vitest';
import { CRC16 } from '../../hardware/protocol.ts';
import { buildHostProgram, type HostProgram, hexOf } from './host.ts';

let host: HostProgram;
beforeAll(() => {
  host = buildHostProgram();
});
afterAll(() => host.remove());

/** Bit by bit, straight from the definition. */
function crcOf(bytes: Uint8Array): number {
  let crc: number = CRC16.initial;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ CRC16.polynomial) & 0xffff : crc << 1;
  }
  return crc;
}

/** Catalogue of parametrised CRC algorithms, CRC-16/IBM-3740 (also called CCITT-FALSE). */
test('the CRC has the check value of the catalogue', () => {
  expect(host.ask([`crc ${hexOf(Buffer.from('123456789'))}`])).toEqual([CRC16.check.toString(16)]);
});

test('the CRC of every byte and of long frames is that of the definition', () => {
  const frames = [
    ...Array.from({ length: 256 }, (_, byte) => Uint8Array.of(byte)),
    ...Array.from({ length: 92 }, (_, n) =>
      Uint8Array.from({ length: n }, (_, i) => (i * 73 + n * 31) & 0xff),
    ),
  ];
  const answers = host.ask(frames.map((frame) => `crc ${hexOf(frame)}`));
  expect(answers).toEqual(frames.map((frame) => crcOf(frame).toString(16).padStart(4, '0')));
});
