/** How host and board find each other. */
import { describe, expect, test } from 'vitest';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { english } from '../../language/english.ts';
import { Conversation, pictureOf } from './conversation.ts';

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
      // 390 mA of dark pixels, and the rest by 49 : 42; of a lane 130 mA.
      limitMa: 1770,
      laneLimitMa: 1947,
      buttonLamps: 1,
    });
    expect([...talk.chip.config!.orientations]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('the board is not ready before it has taken CONFIG', () => {
    const talk = new Conversation();
    talk.toHost = (bytes) => (talk.chip.heard.at(-1)?.name === 'config' ? new Uint8Array() : bytes);
    talk.show(pictureOf(1)).start();
    expect(talk.exchange.ready).toBe(false);
    expect(talk.heard()).not.toContain('tiles');
    talk.toHost = (bytes) => bytes;
    talk.run(30);
    expect(talk.exchange.ready).toBe(true);
  });

  test('a second WELCOME, because HELLO was said twice, begins nothing anew', () => {
    const talk = new Conversation();
    talk.toHost = (bytes) => Uint8Array.of(...bytes, ...bytes);
    talk.start().run(20);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.heard().filter((name) => name === 'config')).toHaveLength(1);
  });

  test('half a frame from before the link was lost does not spoil the first one after it', () => {
    const talk = new Conversation().start();
    talk.exchange.receive(Uint8Array.of(9, 9, 9), talk.nowMs);
    talk.exchange.closed();
    talk.exchange.opened(talk.nowMs);
    talk.run(5);
    expect(talk.exchange.ready).toBe(true);
    expect(talk.exchange.counters.damagedFrames).toBe(0);
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
      /protocol 1\.0 \(beef\).*1\.0 \(1234\).*dicetable flash --port the wire/,
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
    expect(english(talk.exchange.firmware.text)).toBe(
      'firmware 1.0 (00c0ffee, not the 9f3c01d2 of this version)',
    );
  });

  test('stuck inputs and display modules are told, and every change of them', () => {
    const talk = new Conversation();
    talk.chip.stuck = 0b1000001;
    talk.start();
    expect(talk.exchange.health.stuck).toEqual(['hold1', 'lever']);
    expect(talk.exchange.health.displays).toBe(2);
    expect(talk.exchange.counters).not.toHaveProperty('railMv');
    const before = talk.changes;
    talk.chip.stuck = 0;
    talk.chip.displays = 1;
    talk.chip.status({ crcErrors: 3, overruns: 2 });
    talk.run(2);
    expect(talk.changes).toBe(before + 1);
    talk.chip.status({ crcErrors: 3, overruns: 2 });
    talk.run(2);
    expect(talk.changes).toBe(before + 1);
    expect(talk.exchange.health.stuck).toEqual([]);
    expect(talk.exchange.health.displays).toBe(1);
    expect(talk.exchange.counters).toMatchObject({ boardDamagedFrames: 3, boardLostBytes: 2 });
  });

  test("the voltage of the LEDs is that which the board measured, set right by what the board's own supply has", () => {
    const talk = new Conversation();
    talk.start();
    const told = (reference: number) => {
      talk.chip.status({ railMv: 5500, reference });
      talk.run(1000);
      return talk.exchange.counters;
    };
    // Before the reference has been measured.
    expect(told(0)).toMatchObject({ railMv: 5500 });
    // 1.1 V are 250 of 1024 when the supply has 4.5 V.
    expect(told(250)).toMatchObject({ railMv: 4957, boardMv: 4506 });
    expect(told(225)).toMatchObject({ railMv: 5507, boardMv: 5006 });
  });
});
