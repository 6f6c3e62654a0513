/** Boards that greet and take nothing: named, until they take what they are sent. */
import { expect, test } from 'vitest';
import { MESSAGES, type MessageName } from '../../../hardware/protocol.ts';
import { FrameDecoder } from '../../../src/board/serial/frame.ts';
import { Conversation, pictureOf, type Wire } from './conversation.ts';

/** The chip writes whole frames: those of these kinds get lost on the way. */
function without(...names: readonly MessageName[]): Wire {
  const ids: readonly number[] = names.map((name) => MESSAGES[name].id);
  return (bytes) =>
    new FrameDecoder().push(bytes).some(({ type }) => ids.includes(type)) ? new Uint8Array() : bytes;
}

const NAMED_WITHIN_MS = 4000;

for (const [what, lost, says] of [
  ['acknowledges nothing', ['ack'], /the wire answers, but takes nothing: check the wire to the board/],
  ['says nothing more', ['ack', 'input', 'status'], /the wire answers, but takes nothing/],
  ['tells nothing of its buttons', ['input'], /the wire answers, but tells nothing of its buttons/],
] as const)
  test(`a board that greets and ${what} is named within 4 s, and stays named until it is ready`, () => {
    const talk = new Conversation();
    talk.toHost = without(...lost);
    talk.show(pictureOf(1)).start().run(NAMED_WITHIN_MS);
    for (let look = 0; look < 200; look += 1) {
      // The firmware says once a second how it is, which is no better.
      if (look % 20 === 0) talk.chip.status();
      talk.run(50);
      expect(talk.exchange.ready).toBe(false);
      expect(talk.exchange.fault).toMatchObject({ code: 'board-silent' });
      expect(talk.exchange.fault?.message).toMatch(says);
    }
    talk.toHost = (bytes) => bytes;
    talk.run(1200);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.exchange.fault).toBeUndefined();
  });

test('a board that takes all but pictures is named within 4 s, resent to less often, and well once it takes one', () => {
  const talk = new Conversation();
  const { id } = MESSAGES.picture;
  talk.toBoard = (bytes) =>
    new FrameDecoder().push(bytes).some(({ type }) => type === id) ? new Uint8Array() : bytes;
  talk.show(pictureOf(1)).start().run(NAMED_WITHIN_MS);
  expect(talk.exchange.fault?.message).toMatch(/answers, but takes nothing/);
  const { resentFrames } = talk.exchange.counters;
  for (let number = 0; number < 600; number += 1) talk.show(pictureOf(number % 2)).run(25);
  expect(talk.exchange.fault).toMatchObject({ code: 'board-silent' });
  talk.run(1000);
  expect((talk.exchange.counters.resentFrames as number) - (resentFrames as number)).toBeLessThan(100);
  talk.toBoard = (bytes) => bytes;
  talk.run(300);
  expect(talk.exchange.fault).toBeUndefined();
});

test('a board that was built for other dice is refused in words', () => {
  for (const other of [{ slots: 0 }, { slots: 5 }, { pixelsPerLane: 0 }, { pixelsPerLane: 128 }]) {
    const talk = new Conversation();
    Object.assign(talk.chip, other);
    talk.start();
    expect(talk.exchange.ready).toBe(false);
    expect(talk.exchange.fault).toMatchObject({ code: 'firmware-mismatch' });
    expect(talk.exchange.fault?.message).toMatch(
      /it was built for \d dice with \d+ LEDs in a row, this program for 6 with 130.*dicetable flash/,
    );
  }
});
