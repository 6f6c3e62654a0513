import { expect, test } from 'vitest';
import { textFrame } from '../../../src/server/live/frame.ts';

/** Length of the text, and the head in hex: the three forms of RFC 6455, section 5.2. */
const HEADS: readonly (readonly [length: number, head: string])[] = [
  [0, '8100'],
  [125, '817d'],
  [126, '817e007e'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
];

test.each(HEADS)('a text of %d bytes goes out behind the head %s', (length, head) => {
  const text = Buffer.alloc(length, 'a');
  const frame = textFrame(text);
  expect(frame.toString('hex', 0, frame.length - length)).toBe(head);
  expect(frame.subarray(frame.length - length).equals(text)).toBe(true);
});
