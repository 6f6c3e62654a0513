/** What the exchange does when the board is silent, was reset, or comes back. */
import { describe, expect, test } from 'vitest';
import { segmentsOf } from '../../../hardware/font.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { Conversation, contentOf, pictureOf } from './conversation.ts';

const textOnWire = (text: string) =>
  segmentsOf(text)
    .flatMap((word) => [word & 0xff, word >> 8])
    .join();

describe('losing the board', () => {
  test('both sides keep a quiet session alive', () => {
    const talk = new Conversation().start();
    talk.heard();
    talk.run(10_000);
    expect(talk.exchange.ready).toBe(true);
    const words = talk.heard();
    expect(words.length).toBeGreaterThanOrEqual(39);
    expect(words).not.toContain('hello');
  });

  test('after a second without a good frame HELLO is said again, after three the link must be opened again', () => {
    const talk = new Conversation().start();
    talk.heard();
    talk.chip.silent = true;
    talk.run(WIRE_TIMES.silentMs + WIRE_TIMES.helloMs);
    expect(talk.exchange.ready).toBe(false);
    expect(talk.exchange.fault).toMatchObject({ code: 'board-silent' });
    expect(talk.heard()).toContain('hello');
    expect(talk.exchange.isOverdue(talk.nowMs)).toBe(false);
    talk.run(WIRE_TIMES.reopenMs - WIRE_TIMES.silentMs);
    expect(talk.exchange.isOverdue(talk.nowMs)).toBe(true);
  });

  test('whatever moment the last good frame came at, something happens when it is time', () => {
    for (let step = 0; step < 2000; step += 1) {
      const { exchange } = new Conversation();
      // Fractions of a millisecond, as real clocks have: sums and differences of them are rounded.
      exchange.opened(step * 16.1);
      for (let at = exchange.nextAt; !exchange.isOverdue(at); at = exchange.nextAt) {
        exchange.tick(at);
        expect(exchange.nextAt).toBeGreaterThan(at);
      }
    }
  });

  test('noise is no sign of life', () => {
    const talk = new Conversation().start();
    talk.toHost = (bytes) => bytes.map((byte, index) => (index === 3 ? byte ^ 0x80 : byte));
    talk.run(WIRE_TIMES.silentMs + 200);
    expect(talk.exchange.ready).toBe(false);
    expect(talk.exchange.counters.damagedFrames).toBeGreaterThan(0);
  });

  test('a reset board gets everything again: CONFIG, tiles, picture, text', () => {
    const talk = new Conversation();
    talk.show(pictureOf(3));
    talk.exchange.display('ERIC', talk.nowMs);
    talk.start().run(50);
    talk.chip.reset();
    talk.chip.pictures.length = 0;
    talk.heard();
    talk.run(400);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.chip.picture).toBe(contentOf(pictureOf(3)));
    expect(talk.chip.text).toBe(textOnWire('ERIC'));
    expect(talk.heard()).toContain('config');
  });

  test('what is shown while the board is away appears when it is back', () => {
    const talk = new Conversation();
    talk.show(pictureOf(1)).start().run(50);
    talk.chip.silent = true;
    talk.run(1500);
    talk.show(pictureOf(2)).show(pictureOf(3));
    talk.exchange.display('BACK', talk.nowMs);
    talk.chip.silent = false;
    talk.run(300);
    expect(talk.chip.picture).toBe(contentOf(pictureOf(3)));
    expect(talk.chip.text).toBe(textOnWire('BACK'));
  });

  test('frames of the session before, late out of some buffer, do not end the new one', () => {
    const talk = new Conversation().start();
    const old: Uint8Array[] = [];
    talk.toHost = (bytes) => {
      old.push(bytes);
      return new Uint8Array();
    };
    talk.run(1500);
    talk.toHost = (bytes) => bytes;
    talk.run(200);
    const { session } = talk.chip;
    for (const bytes of old) talk.exchange.receive(bytes, talk.nowMs);
    talk.run(300);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.chip.session).toBe(session);
  });

  test('an echo of what the host itself said is not taken for the board, whether that is there or not', () => {
    const talk = new Conversation().start();
    talk.toBoard = (bytes) => {
      talk.exchange.receive(bytes, talk.nowMs);
      return bytes;
    };
    const { session } = talk.chip;
    talk.run(1200);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.chip.session).toBe(session);
    expect(talk.exchange.counters.strangeFrames).toBeGreaterThan(0);
    talk.chip.silent = true;
    talk.run(1200);
    expect(talk.exchange.ready).toBe(false);
  });

  test('nothing that was under way to the board before its reset is sent to it again', () => {
    const talk = new Conversation().start();
    talk.run(10);
    talk.toHost = () => new Uint8Array();
    talk.exchange.tone({ hz: 1000, durationMs: 80, volume: 1 }, talk.nowMs);
    talk.exchange.display('OLD', talk.nowMs);
    talk.run(5);
    talk.chip.reset();
    talk.toHost = (bytes) => bytes;
    talk.chip.press('hold1', talk.nowMs);
    talk.exchange.display('NEW', talk.nowMs);
    talk.run(2).heard();
    talk.run(100);
    expect(talk.heard().filter((name) => name === 'tone')).toEqual([]);
    expect(talk.chip.text).toBe(textOnWire('NEW'));
  });
});
