import { beforeEach, expect, test } from 'vitest';
import { LEDS, POWER } from '../../hardware/cabinet.ts';
import { MESSAGES } from '../../hardware/protocol.ts';
import { slotWords } from '../../hardware/slot-words.ts';
import { encodeFrame } from '../../src/board/serial/frame.ts';
import { encodeMessage } from '../../src/board/serial/message.ts';
import { BoardRig, DEFAULT_CONFIG } from './board-rig.ts';

const everySlot = (tile: number, palette: number): Uint8Array =>
  slotWords(Array.from({ length: LEDS.slots }, () => ({ tiles: [tile, 0] as const, palette })));

let rig: BoardRig;
beforeEach(() => {
  rig = new BoardRig();
});

test('numbers out of range are neither accepted nor harmful', () => {
  rig.greet();
  rig.picture(1);
  rig.uno.run(10);
  const refused = [
    () => rig.send('picture', { picture: 100, slots: everySlot(1, LEDS.palettes) }),
    () => rig.tile(LEDS.tiles - 1, Array(16).fill(255)),
    () => rig.tile(255, Array(8).fill(255)),
    () => rig.tile(0, Array(9).fill(255)),
    () => rig.palette(LEDS.palettes, [1, 2, 3]),
    () => rig.send('config', { ...DEFAULT_CONFIG, orientations: Uint8Array.of(0, 0, 0, 8, 0, 0) }),
    () => rig.send('config', { ...DEFAULT_CONFIG, layout: 2 }),
    () => rig.send('config', { ...DEFAULT_CONFIG, colourOrder: 6 }),
    () => rig.send('config', { ...DEFAULT_CONFIG, limitMa: 5001 }),
    () => rig.send('config', { ...DEFAULT_CONFIG, laneLimitMa: POWER.laneLimitMa + 1 }),
    () => rig.send('config', { ...DEFAULT_CONFIG, buttonLamps: 2 }),
    () => rig.send('display', { segments: new Uint8Array(16), brightness: 16 }),
  ];
  const seqs = refused.map((send) => {
    const seq = send();
    rig.uno.run(5);
    return seq;
  });
  expect(seqs.filter((seq) => rig.acknowledged(seq))).toEqual([]);
  expect(rig.colours()[0]).toEqual([10, 20, 30]);
  rig.idle(1100);
  expect(rig.last('status').crcErrors).toBe(refused.length);
  // The last tile may be written.
  const last = rig.tile(LEDS.tiles - 1, Array(8).fill(255));
  rig.uno.run(5);
  expect(rig.acknowledged(last)).toBe(true);
});

test('damaged frames are counted and not acted on, and the next one is read', () => {
  rig.greet();
  const frame = encodeMessage('palette', 77, { palette: 0, colours: new Uint8Array(9) });
  for (let at = 0; at < frame.length - 1; at += 1) {
    const broken = Uint8Array.from(frame);
    broken[at] = (broken[at] as number) ^ 0x40 || 0x41;
    rig.uno.write(broken);
    rig.uno.run(2);
  }
  rig.uno.write(frame.subarray(0, 5));
  rig.uno.write(Uint8Array.of(0));
  rig.uno.write(Uint8Array.from({ length: 300 }, (_, index) => (index % 255) + 1));
  rig.uno.write(Uint8Array.of(0));
  rig.uno.run(20);
  expect(rig.acknowledged(77)).toBe(false);
  rig.uno.write(frame);
  rig.uno.run(5);
  expect(rig.acknowledged(77)).toBe(true);
  rig.idle(1100);
  expect(rig.last('status').crcErrors).toBeGreaterThanOrEqual(frame.length);
});

test('an unknown message is left alone, and a longer one than this version knows is understood', () => {
  rig.greet();
  rig.idle(1100);
  const before = rig.last('status').crcErrors;
  rig.uno.write(encodeFrame({ type: 0x7f, seq: 90, payload: Uint8Array.of(1, 2, 3) }));
  // An ACK makes no sense from a host.
  rig.uno.write(encodeFrame({ type: MESSAGES.ack.id, seq: 91, payload: Uint8Array.of(1, 0, 2) }));
  const longer = Uint8Array.of(0, 17, 16, 15, 0, 0, 0, 0, 0, 0, 9, 9, 9);
  rig.uno.write(encodeFrame({ type: MESSAGES.palette.id, seq: 92, payload: longer }));
  rig.picture(1);
  rig.uno.run(15);
  expect([90, 91, 92].map((seq) => rig.acknowledged(seq))).toEqual([false, false, true]);
  expect(rig.colours()[0]).toEqual([17, 16, 15]);
  rig.idle(1100);
  expect(rig.last('status').crcErrors).toBe(before);
});

test('a message that is too short is refused', () => {
  rig.greet();
  for (const { id } of [MESSAGES.palette, MESSAGES.picture, MESSAGES.config, MESSAGES.tone, MESSAGES.display])
    rig.uno.write(encodeFrame({ type: id, seq: 93, payload: Uint8Array.of(0, 0, 0) }));
  rig.uno.run(10);
  expect(rig.acknowledged(93)).toBe(false);
  rig.idle(1100);
  expect(rig.last('status').crcErrors).toBe(5);
});
