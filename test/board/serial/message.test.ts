import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../../hardware/message-spec.ts';
import { FRAME_MAX_BYTES, MESSAGES, type MessageName } from '../../../hardware/protocol.ts';
import { type Frame, FrameDecoder } from '../../../src/board/serial/frame.ts';
import { decodeMessage, encodeMessage, type MessageOf } from '../../../src/board/serial/message.ts';

const NAMES = Object.keys(MESSAGES) as MessageName[];

function anyValueOf({ type, max }: Field): fc.Arbitrary<number | Uint8Array> {
  switch (type) {
    case 'u8':
      return fc.nat(0xff);
    case 'u16':
      return fc.nat(0xffff);
    case 'u32':
      return fc.nat(0xffffffff);
    case 'tail':
      return fc.uint8Array({ maxLength: max ?? 0 });
    default: {
      const length = Number(type.slice('bytes'.length));
      return fc.uint8Array({ minLength: length, maxLength: length });
    }
  }
}

const messageOf = (name: MessageName): fc.Arbitrary<MessageOf<typeof name>> =>
  fc.record(
    Object.fromEntries(MESSAGES[name].fields.map((field) => [field.name, anyValueOf(field)])),
  ) as unknown as fc.Arbitrary<MessageOf<typeof name>>;

const frameOf = (bytes: Uint8Array): Frame => new FrameDecoder().push(bytes)[0] as Frame;

describe.each(NAMES)('%s', (name) => {
  test('comes out of a frame as it went in, and the frame is short enough', () => {
    fc.assert(
      fc.property(messageOf(name), fc.nat(255), (message, seq) => {
        const bytes = encodeMessage(name, seq, message);
        expect(bytes.length).toBeLessThanOrEqual(FRAME_MAX_BYTES);
        expect(decodeMessage(frameOf(bytes))).toEqual({ name, seq, message });
      }),
      { numRuns: 50 },
    );
  });

  test('is not taken from a payload that is one byte too short', () => {
    const [message] = fc.sample(messageOf(name), 1);
    const frame = frameOf(encodeMessage(name, 0, message as MessageOf<typeof name>));
    const least = MESSAGES[name].fields.some((field: Field) => field.type === 'tail')
      ? 1
      : frame.payload.length;
    expect(decodeMessage({ ...frame, payload: frame.payload.subarray(0, least - 1) })).toBeUndefined();
  });
});

test('integers are little-endian, as avr-gcc keeps them', () => {
  const { payload } = frameOf(encodeMessage('hello', 1, { session: 0x1234, protocolHash: 0xabcd }));
  expect(payload).toEqual(Uint8Array.of(0x34, 0x12, 0xcd, 0xab));
});

test('fields that a later minor version added behind ours are ignored', () => {
  const frame = frameOf(encodeMessage('ack', 3, { session: 0x0102, acked: 9 }));
  const longer = { ...frame, payload: Uint8Array.of(...frame.payload, 77, 78) };
  expect(decodeMessage(longer)).toEqual({ name: 'ack', seq: 3, message: { session: 0x0102, acked: 9 } });
});

test('a tail that is longer than the table allows is refused', () => {
  const frame = frameOf(encodeMessage('tiles', 0, { first: 0, rows: new Uint8Array(80) }));
  expect(decodeMessage({ ...frame, payload: new Uint8Array(82) })).toBeUndefined();
});

test('a frame of an unknown type is no message', () => {
  expect(decodeMessage({ type: 0x7f, seq: 0, payload: new Uint8Array(20) })).toBeUndefined();
});

test.each([
  { what: 'too large', message: { report: 256 } },
  { what: 'negative', message: { report: -1 } },
  { what: 'a fraction', message: { report: 1.5 } },
])('a value that is $what is refused by the name of its field', ({ message }) => {
  expect(() => encodeMessage('gotInput', 0, message)).toThrow(/gotInput\.report is u8/);
});

test('bytes of the wrong length are refused by the name of their field', () => {
  expect(() => encodeMessage('palette', 0, { palette: 0, colours: new Uint8Array(8) })).toThrow(
    /palette\.colours is bytes9/,
  );
  expect(() => encodeMessage('tiles', 0, { first: 0, rows: new Uint8Array(88) })).toThrow(
    /tiles\.rows is tail/,
  );
});
