import { describe, expect, test } from 'vitest';
import { segmentsOf } from '../../../hardware/font.ts';
import { WIRE_TIMES } from '../../../hardware/protocol.ts';
import { Conversation, contentOf, pictureOf } from './conversation.ts';

const textOnWire = (text: string) =>
  segmentsOf(text)
    .flatMap((word) => [word & 0xff, word >> 8])
    .join();

describe('finding the board', () => {
  test('HELLO is said every 100 ms until the board answers', () => {
    const talk = new Conversation();
    talk.chip.silent = true;
    talk.exchange.opened(talk.nowMs);
    talk.run(350);
    expect(talk.heard()).toEqual(['hello', 'hello', 'hello', 'hello']);
    talk.chip.silent = false;
    talk.run(100);
    expect(talk.exchange.ready).toBe(true);
  });

  test('CONFIG comes first and the rest only after its ACK', () => {
    const talk = new Conversation();
    talk.show(pictureOf(1));
    talk.exchange.display('HELLO', talk.nowMs);
    talk.start().run(10);
    const order = talk.heard().filter((name) => name !== 'gotInput');
    expect(order).toEqual(['hello', 'config', 'tiles', 'display', 'palette', 'picture']);
    expect(talk.chip.config).toMatchObject({
      layout: 1,
      colourOrder: 1,
      brightness: 200,
      limitMa: 2000,
      buttonLamps: 1,
    });
    expect([...talk.chip.config!.orientations]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('no session is opened with number 0 or with the number before', () => {
    const talk = new Conversation().start();
    const first = talk.chip.session;
    talk.chip.reset();
    talk.run(300);
    expect(first).not.toBe(0);
    expect([0, first]).not.toContain(talk.chip.session);
  });

  test('a board with another protocol is refused, with the command that flashes it', () => {
    const talk = new Conversation();
    talk.chip.protocolHash = 0xbeef;
    talk.start();
    expect(talk.exchange.ready).toBe(false);
    expect(talk.exchange.fault).toMatchObject({ code: 'firmware-mismatch' });
    expect(talk.exchange.fault?.message).toMatch(
      /protocol 1\.0 \(beef\).*1\.0 \(1234\).*avrdude .*-P the wire/,
    );
    talk.chip.protocolHash = 0x1234;
    talk.run(WIRE_TIMES.silentMs + 10);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.exchange.fault).toBeUndefined();
  });

  test('a board of another major version is refused', () => {
    const talk = new Conversation();
    talk.chip.major = 2;
    talk.start();
    expect(talk.exchange.fault).toMatchObject({ code: 'firmware-mismatch' });
  });

  test('another build of the same protocol plays, and is mentioned', () => {
    const talk = new Conversation();
    talk.chip.firmwareHash = 0x00c0ffee;
    talk.start();
    expect(talk.exchange.ready).toBe(true);
    expect(talk.exchange.firmware).toBe('firmware 1.0 (00c0ffee, not the 9f3c01d2 of this version)');
  });

  test('stuck inputs and display modules are told, and every change of them', () => {
    const talk = new Conversation();
    talk.chip.stuck = 0b1000001;
    talk.start();
    expect(talk.exchange.health.stuck).toEqual(['hold1', 'lever']);
    expect(talk.exchange.health.displays).toBe(2);
    const before = talk.changes;
    talk.chip.stuck = 0;
    talk.chip.displays = 1;
    talk.chip.status({ crcErrors: 3, overruns: 2 });
    talk.run(2);
    expect(talk.changes).toBe(before + 1);
    expect(talk.exchange.health.stuck).toEqual([]);
    expect(talk.exchange.health.displays).toBe(1);
    expect(talk.exchange.counters).toMatchObject({ boardDamagedFrames: 3, boardLostBytes: 2 });
  });
});

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
      talk.run(1);
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

  test('an echo of what the host itself said is not taken for the board', () => {
    const talk = new Conversation().start();
    talk.chip.silent = true;
    talk.toBoard = (bytes) => {
      talk.exchange.receive(bytes, talk.nowMs);
      return bytes;
    };
    talk.run(1200);
    expect(talk.exchange.ready).toBe(false);
    expect(talk.exchange.counters.strangeFrames).toBeGreaterThan(0);
  });
});

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
