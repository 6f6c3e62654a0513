import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CRC16, FRAME_MAX_BYTES } from '../../../hardware/protocol.ts';
import { crc16 } from '../../../src/board/serial/crc16.ts';

test('the CRC of the digits 1 to 9 is the one that the protocol names', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(CRC16.check);
});

test('the CRC of nothing is the initial value', () => {
  expect(crc16(new Uint8Array())).toBe(CRC16.initial);
});

test('up to three wrong bits in a frame are always noticed', () => {
  const frames = fc.uint8Array({ minLength: 4, maxLength: FRAME_MAX_BYTES });
  fc.assert(
    fc.property(frames, fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 3 }), (data, positions) => {
      const bits = new Set(positions.map((position) => position % (data.length * 8)));
      const damaged = data.slice();
      for (const bit of bits) damaged[bit >> 3]! ^= 1 << (bit & 7);
      expect(crc16(damaged)).not.toBe(crc16(data));
    }),
  );
});
