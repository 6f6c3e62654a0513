import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COBS_MAX_BYTES, decodeCobs, encodeCobs } from '../../../src/board/serial/cobs.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  { data: bytes(), block: bytes(1) },
  { data: bytes(0), block: bytes(1, 1) },
  { data: bytes(0, 0), block: bytes(1, 1, 1) },
  { data: bytes(0x11, 0x22, 0, 0x33), block: bytes(3, 0x11, 0x22, 2, 0x33) },
  { data: bytes(0x11, 0x22, 0x33, 0x44), block: bytes(5, 0x11, 0x22, 0x33, 0x44) },
  { data: bytes(0x11, 0, 0, 0), block: bytes(2, 0x11, 1, 1, 1) },
])('the examples of the literature come out as printed: $data', ({ data, block }) => {
  expect(encodeCobs(data)).toEqual(block);
  expect(decodeCobs(block)).toEqual(data);
});

test('whatever goes in comes out again, and no block has a zero in it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: COBS_MAX_BYTES }), (data) => {
      const block = encodeCobs(data);
      expect(block).not.toContain(0);
      expect(block).toHaveLength(data.length + 1);
      expect(decodeCobs(block)).toEqual(data);
    }),
  );
});

test.each([
  { what: 'an empty block', block: bytes() },
  { what: 'a code byte that reaches beyond the end', block: bytes(4, 1, 2) },
  { what: 'a second code byte that reaches beyond the end', block: bytes(2, 1, 3, 1) },
  { what: 'a zero inside', block: bytes(2, 9, 0, 1) },
])('$what is refused', ({ block }) => {
  expect(decodeCobs(block)).toBeUndefined();
});

test('more than one code byte can span is refused when encoding', () => {
  expect(() => encodeCobs(new Uint8Array(COBS_MAX_BYTES + 1))).toThrow(RangeError);
});
