/** Presses through the exchange: each exactly once. */
import { describe, expect, test } from 'vitest';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { Conversation, pictureOf } from './conversation.ts';

describe('presses', () => {
  test('a press is reported in the same call in which its bytes arrive', () => {
    const talk = new Conversation().start();
    talk.chip.press('lever', talk.nowMs);
    talk.run(1);
    expect(talk.presses).toEqual([{ input: 'lever', ageMs: 0 }]);
    expect([...talk.reports.at(-1)!.pressed]).toEqual(['lever']);
    talk.chip.release('lever', talk.nowMs);
    talk.run(1);
    expect(talk.presses).toHaveLength(1);
    expect([...talk.reports.at(-1)!.pressed]).toEqual([]);
  });

  test('the picture that answers a press goes out before its acknowledgement, and the display after both', () => {
    const talk = new Conversation();
    talk.show(pictureOf(1)).start().run(50);
    talk.show(pictureOf(2)).run(50);
    talk.heard();
    talk.answer = () => {
      talk.exchange.display('ROLL', talk.nowMs);
      talk.exchange.tone({ hz: 1000, durationMs: 20, volume: 0.5 }, talk.nowMs);
      talk.show(pictureOf(1));
    };
    talk.chip.press('hold2', talk.nowMs);
    talk.run(2);
    expect(talk.heard()).toEqual(['picture', 'gotInput', 'tone', 'display']);
  });

  test('a report that is repeated because its acknowledgement was lost doubles nothing', () => {
    const talk = new Conversation().start();
    talk.toBoard = () => new Uint8Array();
    talk.chip.press('hold1', talk.nowMs);
    talk.run(100);
    expect(talk.presses).toHaveLength(1);
  });

  test('an old report that comes again late is no press', () => {
    const talk = new Conversation().start();
    const echoes: Uint8Array[] = [];
    talk.toHost = (bytes) => {
      echoes.push(bytes);
      return bytes;
    };
    talk.chip.press('hold1', talk.nowMs);
    talk.run(1);
    talk.chip.press('hold1', talk.nowMs);
    talk.run(1);
    for (const bytes of echoes) talk.exchange.receive(bytes, talk.nowMs);
    expect(talk.presses).toHaveLength(2);
    expect(talk.exchange.counters.outdatedReports).toBeGreaterThan(0);
  });

  test('presses whose reports were lost all come with the next one, aged by the time that was lost', () => {
    const talk = new Conversation().start();
    talk.toHost = () => new Uint8Array();
    for (let count = 0; count < 3; count += 1) talk.chip.press('hold3', talk.nowMs);
    talk.run(5);
    talk.toHost = (bytes) => bytes;
    talk.run(20);
    expect(talk.presses.map(({ input }) => input)).toEqual(['hold3', 'hold3', 'hold3']);
    expect(talk.presses[0]!.ageMs).toBeGreaterThanOrEqual(19);
    expect(talk.presses[0]!.ageMs).toBeLessThan(WIRE_TIMES.staleMs);
  });

  test('the counter may run over 255', () => {
    const talk = new Conversation().start();
    for (let count = 0; count < 600; count += 1) {
      talk.chip.press('next', talk.nowMs);
      talk.run(120);
    }
    expect(talk.presses).toHaveLength(600);
  });

  test('presses made while the wire was cut are reported afterwards, stale by their age', () => {
    const talk = new Conversation().start();
    talk.toBoard = () => new Uint8Array();
    talk.toHost = () => new Uint8Array();
    talk.chip.press('lever', talk.nowMs);
    talk.run(1500);
    expect(talk.exchange.ready).toBe(false);
    talk.toBoard = (bytes) => bytes;
    talk.toHost = (bytes) => bytes;
    talk.run(200);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.presses).toHaveLength(1);
    expect(talk.presses[0]!.ageMs).toBeGreaterThan(WIRE_TIMES.staleMs);
  });

  test('presses after a reset count from zero', () => {
    const talk = new Conversation().start();
    for (let count = 0; count < 5; count += 1) talk.chip.press('hold1', talk.nowMs);
    talk.run(10);
    talk.presses.length = 0;
    talk.chip.reset();
    talk.chip.press('hold1', talk.nowMs);
    talk.run(50);
    expect(talk.presses.map(({ input }) => input)).toEqual(['hold1']);
  });

  test('presses made for somebody else, before this program came, are not reported', () => {
    const talk = new Conversation();
    talk.chip.session = 77;
    for (let count = 0; count < 9; count += 1) talk.chip.press('select', talk.nowMs);
    talk.start();
    expect(talk.exchange.ready).toBe(true);
    expect(talk.presses).toEqual([]);
    talk.chip.press('select', talk.nowMs);
    talk.run(1);
    expect(talk.presses).toHaveLength(1);
  });

  test('presses made for another program between two of our sessions are not reported either', () => {
    const talk = new Conversation().start();
    talk.chip.press('hold1', talk.nowMs);
    talk.run(2);
    talk.chip.session = 77;
    talk.chip.press('hold2', talk.nowMs);
    talk.run(150);
    expect(talk.exchange.ready).toBe(true);
    talk.chip.press('hold3', talk.nowMs);
    talk.run(2);
    expect(talk.presses.map(({ input }) => input)).toEqual(['hold1', 'hold3']);
  });

  test('a picture that waited for an ACK goes out before the report that came with it is acknowledged', () => {
    const talk = new Conversation();
    talk.show(pictureOf(1)).start().run(50);
    talk.show(pictureOf(2)).run(50);
    talk.show(pictureOf(3)).run(50);
    const arrived: Uint8Array[] = [];
    talk.toHost = (bytes) => {
      arrived.push(bytes);
      return new Uint8Array();
    };
    talk.show(pictureOf(1)).show(pictureOf(2)).show(pictureOf(3)).run(1);
    talk.chip.press('hold1', talk.nowMs);
    talk.heard();
    talk.exchange.receive(Uint8Array.from(arrived.flatMap((bytes) => [...bytes])), talk.nowMs);
    talk.run(1);
    expect(talk.heard()).toEqual(['picture', 'gotInput']);
  });

  test('when the WELCOME is lost and the link opens anew, the counters are still connected', () => {
    const talk = new Conversation().start();
    talk.toHost = () => new Uint8Array();
    talk.chip.press('hold6', talk.nowMs);
    talk.run(1200);
    talk.exchange.closed();
    talk.exchange.opened(talk.nowMs);
    talk.run(150);
    talk.toHost = (bytes) => bytes;
    talk.run(150);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.presses.map(({ input }) => input)).toEqual(['hold6']);
  });
});
