import { expect, onTestFinished, test } from 'vitest';
import { CONFIG_DEFAULTS, type Input } from '../../hardware/cabinet.ts';
import { BoardWatch } from '../../src/app/board-watch.ts';
import type { BoardStatus } from '../../src/board/board.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { startUno } from '../../src/testing.ts';

function start(begin: Partial<BoardStatus> = {}) {
  const clock = new LockstepClock();
  const told: string[] = [];
  const now = { status: { ...WELL, ...begin } };
  const watch = new BoardWatch({ status: () => now.status }, clock, ({ message }) => told.push(message));
  const set = (status: Partial<BoardStatus>) => {
    now.status = { ...now.status, ...status };
  };
  const codes = () => watch.faults.map(({ code }) => code);
  return { clock, told, set, codes, watch };
}

const WELL: BoardStatus = {
  ...{ state: 'ready', description: 'a board', otherFirmware: false, fault: undefined },
  ...{ stuck: [], chattering: [], displays: 2, counters: { railMv: 5000 } },
};

test('a board that is well has nothing to tell, nor one that is away', async () => {
  const { clock, told, set, codes } = start();
  await clock.advance(20_000);
  set({ state: 'connecting', displays: 0, counters: { railMv: 0 } });
  await clock.advance(20_000);
  expect([told, codes()]).toEqual([[], []]);
});

test('what is wrong for a moment only, as while a board starts, is not told', async () => {
  const { clock, told, set } = start({ displays: 0, counters: { railMv: 0 } });
  await clock.advance(2000);
  set({ displays: 2, counters: { railMv: 5000 } });
  await clock.advance(20_000);
  expect(told).toEqual([]);
});

test('a stuck button, a missing display module and LEDs without their supply are told once each, until they are mended', async () => {
  const { clock, told, set, codes } = start();
  const stuck: readonly Input[] = ['lever', 'hold3'];
  set({ stuck, displays: 1, counters: { railMv: 4300 } });
  await clock.advance(10_000);
  expect(codes()).toEqual(['button-stuck', 'button-stuck', 'display-absent', 'rail-low']);
  expect(told).toEqual([
    expect.stringMatching(/^A button is stuck: hold 3\. Free it/),
    expect.stringMatching(/^A button is stuck: lever\. /),
    expect.stringMatching(/1 of 2 modules answer\. Check its wires/),
    expect.stringMatching(/^The LEDs have too little voltage: less than 4.5 V\. /),
  ]);
  set({ counters: { railMv: 4405 } });
  await clock.advance(30_000);
  expect(told).toHaveLength(4);
  set({ stuck: ['lever'], displays: 2, counters: { railMv: 5000 } });
  await clock.advance(5000);
  expect(codes()).toEqual(['button-stuck']);
  set({ stuck });
  await clock.advance(10_000);
  expect(told).toHaveLength(5);
});

test('a contact that chatters is told, with what to do', async () => {
  const { clock, told, set, codes } = start();
  set({ chattering: ['hold2'] });
  await clock.advance(10_000);
  expect(codes()).toEqual(['button-chatter']);
  expect(told).toEqual([
    expect.stringMatching(/^A button chatters: hold 2\. Leave it alone .* change the button/),
  ]);
});

test('a board without a sense of its rail, as under Firmata, is not blamed for it', async () => {
  const { clock, told } = start({ counters: {} });
  await clock.advance(10_000);
  expect(told).toEqual([]);
});

test('a watch that is closed looks no more', async () => {
  const { clock, told, set, watch } = start();
  watch.close();
  set({ displays: 0 });
  await clock.advance(10_000);
  expect(told).toEqual([]);
});

test('a real board that is well is not blamed from its first second on, and tells all three as they come and go', async () => {
  const uno = startUno();
  const clock = new LockstepClock(uno);
  const board = new SerialBoard({
    ...{ link: new ChipLink(uno), clock, emulated: true, cabinet: CONFIG_DEFAULTS },
    drawSession: () => 1,
  });
  onTestFinished(async () => {
    const closing = board.close();
    await clock.advance(1000);
    await closing;
  });
  board.start({ inputs() {}, changed() {} });
  const told: string[] = [];
  const watch = new BoardWatch(board, clock, ({ code }) => told.push(code));
  await clock.advance(12_000);
  expect(told).toEqual([]);
  uno.setRail(2000);
  for (const display of uno.displays.slice(1)) display.present = false;
  uno.press('lever');
  await clock.advance(30_000);
  expect([...told].sort()).toEqual(['button-stuck', 'display-absent', 'rail-low']);
  uno.setRail(5000);
  for (const display of uno.displays) display.present = true;
  uno.release('lever');
  await clock.advance(12_000);
  expect(watch.faults).toEqual([]);
  watch.close();
});
