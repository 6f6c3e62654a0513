import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import type { InputReport } from '../../src/board/board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { STEP_MS, TEST_MS, TestBoard } from '../../src/operator/test-board.ts';
import { DARK_PICTURE, type Picture } from '../../src/table/picture/picture.ts';
import { MemoryBoard } from '../rig/memory-board.ts';

async function start() {
  const clock = new LockstepClock();
  const board = new MemoryBoard(clock);
  const tested = new TestBoard(board, clock, CONFIG_DEFAULTS);
  const reports: InputReport[] = [];
  tested.start({ inputs: (report) => reports.push(report), changed() {} });
  await clock.advance(1);
  return { clock, board, tested, reports };
}

const picture = (red: number): Picture =>
  DARK_PICTURE.map((slot) => ({ ...slot, palette: [[red, 0, 0], slot.palette[1], slot.palette[2]] }));

test('without a test everything goes through as it is', async () => {
  const { board, tested, reports } = await start();
  tested.show(picture(1));
  tested.display('HELLO');
  board.press('lever');
  expect(board.picture).toEqual(picture(1));
  expect(board.text).toBe('HELLO');
  expect(reports.flatMap(({ presses }) => presses.map(({ input }) => input))).toEqual(['lever']);
});

test('the LED test lights one slot after the other, and then the table’s newest picture is back', async () => {
  const { clock, board, tested } = await start();
  tested.show(picture(1));
  tested.begin('leds');
  const lit: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    const slots = board.picture.flatMap(({ planes, palette }, slot) =>
      planes[0].every((row) => row === 255) ? [`${slot + 1} ${palette[0].join(' ')}`] : [],
    );
    lit.push(slots.join('+'));
    tested.show(picture(2 + step));
    await clock.advance(STEP_MS);
  }
  expect(lit.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6].map((slot) => `${slot} 255 0 0`));
  expect(lit.slice(6)).toEqual(['1 0 255 0', '2 0 255 0']);
  tested.begin('off');
  expect(board.picture).toEqual(picture(9));
});

test('the display test shows all segments first, and then the table’s newest text is back', async () => {
  const { clock, board, tested } = await start();
  tested.begin('display');
  expect(board.text).toBe('88888888');
  tested.display('ERIC');
  await clock.advance(STEP_MS);
  expect(board.text).not.toBe('88888888');
  tested.begin('off');
  expect(board.text).toBe('ERIC');
});

test.each(['leds', 'display'] as const)('the %s test ends by itself', async (name) => {
  const { clock, tested, board } = await start();
  tested.show(picture(1));
  tested.display('ERIC');
  tested.begin(name);
  await clock.advance(TEST_MS - STEP_MS);
  expect(tested.test).toBe(name);
  await clock.advance(2 * STEP_MS);
  expect(tested.test).toBe('off');
  expect([board.picture, board.text]).toEqual([picture(1), 'ERIC']);
});
