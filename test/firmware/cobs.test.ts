import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FRAME_MAX_BYTES } from '../../hardware/protocol.ts';
import { buildHostProgram, type HostProgram, hexOf } from './host.ts';

let host: HostProgram;
beforeAll(() => {
  host = buildHostProgram();
});
afterAll(() => host.remove());

const write = (...hex: string[]): string[] => host.ask(hex.map((bytes) => `cobs-write ${bytes}`));
const read = (...hex: string[]): string[] => host.ask(hex.map((bytes) => `cobs-read ${bytes}`));
const DATA_MAX_BYTES = FRAME_MAX_BYTES - 2;

/** Cheshire and Baker's examples, with the closing zero. */
const VECTORS: readonly (readonly [data: string, stuffed: string])[] = [
  ['00', '010100'],
  ['0000', '01010100'],
  ['001100', '0102110100'],
  ['11220033', '031122023300'],
  ['11223344', '051122334400'],
  ['11000000', '021101010100'],
];

test('the known examples are stuffed and read back', () => {
  expect(write(...VECTORS.map(([data]) => data))).toEqual(VECTORS.map(([, stuffed]) => stuffed));
  expect(read(...VECTORS.map(([, stuffed]) => stuffed))).toEqual(VECTORS.map(([data]) => data));
});

test('any frame survives, in any company', () => {
  const frame = fc.uint8Array({ minLength: 1, maxLength: DATA_MAX_BYTES }).map(hexOf);
  fc.assert(
    fc.property(fc.array(frame, { minLength: 1, maxLength: 8 }), (frames) => {
      const stuffed = write(...frames);
      for (const bytes of stuffed) expect(bytes.match(/../g)?.indexOf('00')).toBe(bytes.length / 2 - 1);
      expect(read(stuffed.join(''))).toEqual([frames.join(' ')]);
    }),
    { numRuns: 60 },
  );
});

test('after noise the next frame is read, and the broken one is told', () => {
  expect(read('ff0500031122023300')).toEqual(['broken 11220033']);
});

test('a frame that ends too early is broken', () => {
  expect(read('0511220003112202330003')).toEqual(['broken 11220033']);
});

test('zeros in a row are no frame and no mistake', () => {
  expect(read('0000000311220233000000')).toEqual(['11220033']);
});

test('a frame longer than the wire allows is dropped as a whole, however long it is', () => {
  const longest = `${'01'.repeat(DATA_MAX_BYTES)}`;
  expect(read(...write(longest))).toEqual([longest]);
  expect(read(`${(DATA_MAX_BYTES + 2).toString(16)}${'01'.repeat(DATA_MAX_BYTES + 1)}00021100`)).toEqual([
    'broken 11',
  ]);
  expect(read(`${'02aa'.repeat(400)}00021100`)).toEqual(['broken 11']);
});

test('no noise makes it crash, and it is in step again after a zero', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (noise) => {
      const [answer = ''] = read(`${hexOf(noise)}00031122023300`);
      expect(answer.split(' ').at(-1)).toBe('11220033');
    }),
    { numRuns: 100 },
  );
});
