import { beforeEach, expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { PROTOCOL_VERSION } from '../../hardware/protocol.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';
import { slotWords } from '../../hardware/slot-words.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import { bootloader } from '../rig/bootloaders.ts';
import { BoardRig, DEFAULT_CONFIG } from './board-rig.ts';
import { COMMITTED_HEX, recordOf } from './build.ts';

const everySlot = (tile: number, palette: number): Uint8Array =>
  slotWords(Array.from({ length: LEDS.slots }, () => ({ tiles: [tile, 0] as const, palette })));

let rig: BoardRig;
beforeEach(() => {
  rig = new BoardRig();
});

test('before the first HELLO the board shows its life with session 0', () => {
  rig.uno.run(1100);
  expect(rig.all('input').length).toBeGreaterThanOrEqual(4);
  expect([...rig.all('input'), ...rig.all('status')].every(({ session }) => session === 0)).toBe(true);
});

test('HELLO is answered with what the host must know, and every message carries the session', () => {
  rig.uno.run(50);
  rig.forget();
  rig.hello(0xbeef);
  rig.uno.run(5);
  const { sourcesSha256 } = recordOf(COMMITTED_HEX);
  expect(rig.all('welcome')).toHaveLength(1);
  expect(rig.last('welcome')).toMatchObject({
    session: 0xbeef,
    previousSession: 0,
    major: PROTOCOL_VERSION.major,
    minor: PROTOCOL_VERSION.minor,
    protocolHash: protocolHash(),
    firmwareHash: Number.parseInt(sourcesSha256.slice(0, 8), 16),
    slots: LEDS.slots,
    pixelsPerLane: LEDS.pixelsPerLane,
    resetCause: 1,
    displays: 0b11,
    stuck: 0,
  });
  expect(rig.last('input').session).toBe(0xbeef);
  rig.gotInput();
  rig.uno.run(1100);
  expect(rig.last('status').session).toBe(0xbeef);
});

test('a repeated HELLO is answered again and begins nothing anew', () => {
  rig.hello(7);
  rig.uno.run(5);
  const { report } = rig.last('input');
  rig.hello(7);
  rig.uno.run(5);
  expect(rig.all('welcome').map(({ previousSession }) => previousSession)).toEqual([0, 0]);
  expect(rig.last('input').report).toBe(report);
});

test('a new session names the one before it, and the press counters go on', () => {
  rig.greet(7);
  rig.uno.press('lever');
  rig.uno.run(20);
  rig.hello(8);
  rig.uno.run(5);
  expect(rig.last('welcome')).toMatchObject({ session: 8, previousSession: 7 });
  expect(rig.presses()[6]).toBe(1);
});

test('after a reset the session is 0 again, the cause is told, and the counters begin at 0', () => {
  rig.greet(7);
  rig.uno.press('lever');
  rig.uno.run(20);
  rig.uno.release('lever');
  rig.uno.run(200);
  rig.uno.reset('button');
  rig.forget();
  rig.uno.run(300);
  expect(rig.last('input').session).toBe(0);
  rig.hello(8);
  rig.uno.run(5);
  expect(rig.last('welcome')).toMatchObject({ session: 8, previousSession: 0, resetCause: 2 });
  expect(rig.presses()[6]).toBe(0);
});

test('after a reset into a bootloader the cause is unknown', () => {
  const fitted = new BoardRig({ bootloader: bootloader('Optiboot') });
  fitted.uno.reset('button');
  fitted.uno.run(2000);
  fitted.hello(8);
  fitted.uno.run(5);
  expect(fitted.last('welcome').resetCause).toBe(0);
});

test('the session number 0 is refused', () => {
  rig.greet(7);
  rig.forget();
  rig.hello(0);
  rig.uno.run(5);
  expect(rig.all('welcome')).toEqual([]);
  rig.gotInput();
  rig.uno.run(1000);
  expect(rig.last('status')).toMatchObject({ session: 7, crcErrors: 1 });
});

test('each side can tell within 250 ms that the other lives, and STATUS comes every second', () => {
  rig.greet();
  rig.forget();
  rig.idle(5000);
  const times = rig.all('input').map(({ atMs }) => atMs);
  for (let n = 1; n < times.length; n += 1)
    expect((times[n] as number) - (times[n - 1] as number)).toBeLessThanOrEqual(WIRE_TIMES.keepAliveMs);
  expect(rig.all('status').length).toBeGreaterThanOrEqual(4);
  expect(rig.all('status').length).toBeLessThanOrEqual(6);
});

test('what is acknowledged was accepted: also a second time, when the first answer was lost', () => {
  rig.greet();
  const seq = rig.picture(1, 200);
  rig.uno.run(8);
  expect(rig.acknowledged(seq)).toBe(true);
  const drawn = rig.uno.leds.pictures;
  rig.forget();
  rig.send('picture', { picture: 200, slots: everySlot(1, 0) }, seq);
  rig.uno.run(8);
  expect(rig.acknowledged(seq)).toBe(true);
  expect(rig.uno.leds.pictures).toBe(drawn);
});

test('a late repetition does not bring an older picture back, also where the numbers come round', () => {
  rig.greet();
  for (const [newer, older] of [
    [2, 1],
    [254, 253],
    [3, 254],
  ] as const) {
    // Numbers on the way between them, since only half a round counts as newer.
    for (const step of newer === 254 ? [60, 120, 180] : []) {
      rig.picture(0, step);
      rig.uno.run(8);
    }
    rig.picture(1, newer);
    rig.uno.run(8);
    const late = rig.picture(0, older);
    rig.uno.run(8);
    expect(rig.acknowledged(late)).toBe(true);
    expect(rig.colours()[0]).toEqual([10, 20, 30]);
  }
});

test('after a new HELLO the board goes on showing, and draws anew only from its first picture on', () => {
  rig.greet(7);
  rig.picture(1);
  rig.uno.run(10);
  const drawn = rig.uno.leds.pictures;
  rig.hello(8);
  rig.send('config', { ...DEFAULT_CONFIG, brightness: 100 });
  rig.palette(0, [200, 0, 0]);
  rig.tile(1, [1, 0, 0, 0, 0, 0, 0, 0]);
  rig.uno.run(30);
  expect(rig.uno.leds.pictures).toBe(drawn);
  expect(rig.colours()[0]).toEqual([10, 20, 30]);
  // A number that would be older in the session before.
  rig.picture(1, 0);
  rig.uno.run(10);
  expect(rig.uno.leds.pictures).toBe(drawn + 1);
  expect(rig.uno.leds.pixels(0)[7]).toEqual([Math.floor((200 * 101) / 256), 0, 0]);
});

test('a palette, a tile or a config that the present picture uses is drawn at once, others are not', () => {
  rig.greet();
  rig.picture(1);
  rig.uno.run(10);
  const drawnFor = (change: () => void): number => {
    const before = rig.uno.leds.pictures;
    change();
    rig.uno.run(10);
    return rig.uno.leds.pictures - before;
  };
  expect(drawnFor(() => rig.palette(0, [1, 2, 3]))).toBe(1);
  expect(rig.colours()[3]).toEqual([1, 2, 3]);
  expect(drawnFor(() => rig.palette(5, [9, 9, 9]))).toBe(0);
  expect(drawnFor(() => rig.tile(1, [0x7f, 0, 0, 0, 0, 0, 0, 0]))).toBe(1);
  expect(rig.colours()[3]).toEqual([0, 0, 0]);
  expect(drawnFor(() => rig.tile(20, [255, 0, 0, 0, 0, 0, 0, 0]))).toBe(0);
  expect(
    drawnFor(() => rig.send('config', { ...DEFAULT_CONFIG, orientations: Uint8Array.of(4, 4, 4, 4, 4, 4) })),
  ).toBe(1);
  expect(rig.colours()[3]).toEqual([1, 2, 3]);
});
