/** Tones and texts through the exchange; pictures have their own file. */
import { describe, expect, test } from 'vitest';
import { segmentsOf } from '../../../hardware/font.ts';
import { Conversation } from './conversation.ts';

const textOnWire = (text: string) =>
  segmentsOf(text)
    .flatMap((word) => [word & 0xff, word >> 8])
    .join();

describe('tones and texts', () => {
  test('a tone reaches the timer as period, pulse and duration', () => {
    const talk = new Conversation().start();
    talk.exchange.tone({ hz: 1000, durationMs: 80, volume: 1 }, talk.nowMs);
    talk.run(5);
    talk.exchange.tone({ hz: 440, durationMs: 50, volume: 0.5 }, talk.nowMs);
    talk.run(5);
    expect(talk.chip.tones).toEqual([
      { top: 1999, compare: 1000, durationMs: 80 },
      { top: 4544, compare: 1136, durationMs: 50 },
    ]);
  });

  test('a tone without volume is silence', () => {
    const talk = new Conversation().start();
    talk.exchange.tone({ hz: 1000, durationMs: 80, volume: 0 }, talk.nowMs);
    talk.run(5);
    expect(talk.chip.tones).toEqual([{ top: 0, compare: 0, durationMs: 80 }]);
  });

  test('a tone for a board that is not ready is dropped', () => {
    const talk = new Conversation();
    talk.exchange.tone({ hz: 1000, durationMs: 80, volume: 1 }, talk.nowMs);
    talk.start().run(50);
    expect(talk.chip.tones).toEqual([]);
  });

  test('a tone whose ACK was lost is not played twice', () => {
    const talk = new Conversation().start();
    talk.toHost = () => new Uint8Array();
    talk.exchange.tone({ hz: 1000, durationMs: 80, volume: 1 }, talk.nowMs);
    talk.run(60);
    talk.toHost = (bytes) => bytes;
    talk.run(60);
    expect(talk.chip.tones).toHaveLength(1);
    expect(talk.exchange.counters.resentFrames).toBeGreaterThan(0);
  });

  test('of many texts in a row the last one stays, and only two go over the wire', () => {
    const talk = new Conversation().start();
    talk.run(20).heard();
    for (let number = 0; number < 50; number += 1) talk.exchange.display(`T ${number}`, talk.nowMs);
    talk.run(20);
    expect(talk.chip.text).toBe(textOnWire('T 49'));
    expect(talk.heard().filter((name) => name === 'display')).toHaveLength(2);
  });

  test('the same text again costs nothing', () => {
    const talk = new Conversation().start();
    talk.exchange.display('SAME', talk.nowMs);
    talk.run(20).heard();
    talk.exchange.display('SAME', talk.nowMs);
    talk.run(20);
    expect(talk.heard()).toEqual([]);
  });
});
