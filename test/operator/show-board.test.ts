import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import type { InputReport } from '../../src/board/board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { SHOW_MS, ShowBoard, STEP_MS } from '../../src/operator/show-board.ts';
import { DARK_PICTURE, type Picture } from '../../src/table/picture/picture.ts';
import { MemoryBoard } from '../rig/memory-board.ts';

async function start() {
  const clock = new LockstepClock();
  const board = new MemoryBoard(clock);
  const tested = new ShowBoard(board, clock, CONFIG_DEFAULTS);
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

test('a show takes the place of picture and text, step by step, and then the table’s newest are back', async () => {
  const { clock, board, tested } = await start();
  tested.show(picture(1));
  tested.display('ERIC');
  tested.play({ stepMs: STEP_MS, picture: (step) => picture(100 + step), text: (step) => `STEP ${step}` });
  expect([board.picture, board.text]).toEqual([picture(100), 'STEP 0']);
  tested.show(picture(2));
  tested.display('JULIE');
  await clock.advance(STEP_MS);
  expect([board.picture, board.text]).toEqual([picture(101), 'STEP 1']);
  tested.play(undefined);
  expect([board.picture, board.text]).toEqual([picture(2), 'JULIE']);
});

test('a show without a text leaves the display to the table, and ends by itself', async () => {
  const { clock, board, tested } = await start();
  tested.show(picture(1));
  tested.play({ stepMs: STEP_MS, picture: () => picture(9) });
  tested.display('ERIC');
  await clock.advance(SHOW_MS - STEP_MS);
  expect([board.picture, board.text]).toEqual([picture(9), 'ERIC']);
  await clock.advance(2 * STEP_MS);
  expect(board.picture).toEqual(picture(1));
});
