/** Buttons that are pressed faster than people can: counted, not timed. */
import { describe, expect, test } from 'vitest';
import type { Input } from '../../../hardware/cabinet.ts';
import { MESSAGES } from '../../../hardware/protocol.ts';
import { FrameDecoder } from '../../../src/board/serial/frame.ts';
import { Conversation, GOOD_WIRE } from './conversation.ts';

/** The button goes down and up so often a second, for so long. */
function press(talk: Conversation, input: Input, perSecond: number, seconds: number): void {
  for (let nth = 0; nth < perSecond * seconds; nth += 1) {
    talk.chip.press(input, talk.nowMs);
    talk.run(Math.floor(500 / perSecond));
    talk.chip.release(input, talk.nowMs);
    talk.run(Math.floor(500 / perSecond));
  }
}

describe('a button', () => {
  test('that a fast finger presses eight times a second for half a minute counts each time', () => {
    const talk = new Conversation().start();
    press(talk, 'hold1', 8, 30);
    expect(talk.presses).toHaveLength(240);
    expect(talk.exchange.chattering).toEqual([]);
  });

  test('that chatters twelve times a second is named within four seconds, left out, and counts again once it rests', () => {
    const talk = new Conversation().start();
    const before = talk.changes;
    press(talk, 'hold1', 12, 4);
    expect(talk.exchange.chattering).toEqual(['hold1']);
    expect(talk.changes).toBe(before + 1);
    const counted = talk.presses.length;
    expect(counted).toBeLessThan(48);
    press(talk, 'hold1', 12, 60);
    expect(talk.presses).toHaveLength(counted);
    expect([...(talk.reports.at(-1)?.pressed ?? [])]).toEqual([]);
    press(talk, 'lever', 1, 1);
    expect(talk.presses).toHaveLength(counted + 1);
    talk.run(2500);
    expect(talk.exchange.chattering).toEqual([]);
    press(talk, 'hold1', 2, 1);
    expect(talk.presses).toHaveLength(counted + 3);
    expect(talk.exchange.counters.impossiblePresses).toBeGreaterThan(700);
  });

  test('counts beside a worn contact of another one, when a wire that other frames pass loses all reports for a second', () => {
    const talk = new Conversation().start().run(100);
    const isInput = (bytes: Uint8Array) =>
      new FrameDecoder().push(bytes).some(({ type }) => type === MESSAGES.input.id);
    talk.toHost = (bytes) => (isInput(bytes) ? new Uint8Array() : bytes);
    press(talk, 'lever', 5, 0.2);
    for (let tenth = 0; tenth < 8; tenth += 1) {
      press(talk, 'hold1', 20, 0.1);
      talk.chip.status();
    }
    talk.toHost = GOOD_WIRE;
    talk.run(300);
    expect(talk.presses.filter(({ input }) => input === 'lever')).toHaveLength(1);
    expect(talk.exchange.chattering).toEqual(['hold1']);
  });

  test('that was pressed ten times a second while the wire was cut counts each time, with its age', () => {
    const talk = new Conversation().start();
    const [up, down] = [talk.toHost, talk.toBoard];
    talk.toHost = () => new Uint8Array();
    talk.toBoard = () => new Uint8Array();
    press(talk, 'next', 8, 3);
    talk.toHost = up;
    talk.toBoard = down;
    talk.run(300);
    expect(talk.presses).toHaveLength(24);
    expect(talk.exchange.chattering).toEqual([]);
  });
});
