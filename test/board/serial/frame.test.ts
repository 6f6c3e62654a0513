import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAME_MAX_BYTES } from '../../../hardware/protocol.ts';
import { encodeFrame, type Frame, FrameDecoder, PAYLOAD_MAX_BYTES } from '../../../src/board/serial/frame.ts';

const frames = fc.record({
  type: fc.nat(255),
  seq: fc.nat(255),
  payload: fc.uint8Array({ maxLength: PAYLOAD_MAX_BYTES }),
});
const noise = fc.uint8Array({ maxLength: 300 });
const joined = (pieces: readonly Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]));
const HELLO: Frame = { type: 1, seq: 7, payload: Uint8Array.of(0, 0xab) };

test('a frame is its COBS block and one closing zero', () => {
  // CRC-16/CCITT-FALSE of 01 07 00 ab is 0x7365 (Python: binascii.crc_hqx).
  expect(encodeFrame(HELLO)).toEqual(Uint8Array.of(3, 1, 7, 4, 0xab, 0x65, 0x73, 0));
});

test('the longest payload fits into the longest frame, one byte more is refused', () => {
  const longest = { ...HELLO, payload: new Uint8Array(PAYLOAD_MAX_BYTES) };
  expect(encodeFrame(longest)).toHaveLength(FRAME_MAX_BYTES);
  expect(new FrameDecoder().push(encodeFrame(longest))).toEqual([longest]);
  expect(() => encodeFrame({ ...HELLO, payload: new Uint8Array(PAYLOAD_MAX_BYTES + 1) })).toThrow(RangeError);
});

describe('the decoder', () => {
  test('finds the same frames however the bytes are cut into chunks', () => {
    fc.assert(
      fc.property(fc.array(frames, { maxLength: 8 }), fc.integer({ min: 1, max: 50 }), (sent, size) => {
        const bytes = joined(sent.map(encodeFrame));
        const decoder = new FrameDecoder();
        const found: Frame[] = [];
        for (let at = 0; at < bytes.length; at += size)
          found.push(...decoder.push(bytes.subarray(at, at + size)));
        expect(found).toEqual(sent);
        expect(decoder.damaged).toBe(0);
      }),
    );
  });

  test('makes no frame out of noise', () => {
    fc.assert(
      fc.property(noise, (bytes) => {
        expect(new FrameDecoder().push(bytes)).toEqual([]);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  test('is in step again at the first zero after any noise', () => {
    fc.assert(
      fc.property(noise, frames, (before, frame) => {
        const decoder = new FrameDecoder();
        decoder.push(before);
        decoder.push(Uint8Array.of(0));
        expect(decoder.push(encodeFrame(frame))).toEqual([frame]);
      }),
      { seed: 2 },
    );
  });

  test('invents nothing when bytes are lost, doubled or changed: what it finds was sent', () => {
    const damages = fc.array(
      fc.record({ at: fc.nat(), kind: fc.constantFrom('lost', 'doubled', 'changed'), value: fc.nat(255) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(frames, { minLength: 1, maxLength: 6 }), damages, (sent, list) => {
        const bytes = [...joined(sent.map(encodeFrame))];
        for (const { at, kind, value } of list) {
          const index = at % bytes.length;
          if (kind === 'lost') bytes.splice(index, 1);
          else if (kind === 'doubled') bytes.splice(index, 0, bytes[index] as number);
          else bytes[index] = value;
          if (bytes.length === 0) return;
        }
        const known = sent.map((frame) => JSON.stringify(frame));
        for (const frame of new FrameDecoder().push(Uint8Array.from(bytes)))
          expect(known).toContain(JSON.stringify(frame));
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  test('counts a damaged frame once and goes on with the next', () => {
    const damaged = encodeFrame(HELLO);
    damaged[2]! ^= 1;
    const decoder = new FrameDecoder();
    expect(decoder.push(joined([damaged, encodeFrame(HELLO)]))).toEqual([HELLO]);
    expect(decoder.damaged).toBe(1);
  });

  test('drops a frame that never ends and counts it once, however long it is', () => {
    const decoder = new FrameDecoder();
    decoder.push(new Uint8Array(100_000).fill(1));
    decoder.push(Uint8Array.of(0));
    expect(decoder.damaged).toBe(1);
    expect(decoder.push(encodeFrame(HELLO))).toEqual([HELLO]);
  });

  test('takes zeros in a row for silence, not for damage', () => {
    const decoder = new FrameDecoder();
    expect(decoder.push(new Uint8Array(10))).toEqual([]);
    expect(decoder.damaged).toBe(0);
  });

  test('forgets a frame that has begun when the link is opened anew', () => {
    const decoder = new FrameDecoder();
    decoder.push(encodeFrame(HELLO).subarray(0, 3));
    decoder.reset();
    expect(decoder.push(encodeFrame(HELLO))).toEqual([HELLO]);
  });
});
