/** Beyond the contract that every board obeys (test/contract): what the fake alone offers to tests. */
import { expect, test } from 'vitest';
import type { InputReport } from '../../src/board/board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { MemoryBoard } from './memory-board.ts';

async function started() {
  const clock = new LockstepClock();
  const board = new MemoryBoard(clock);
  const reports: InputReport[] = [];
  board.start({ inputs: (report) => reports.push(report), changed: () => {} });
  await clock.advance(1);
  return { clock, board, reports };
}

test('a press is reported before the call returns', async () => {
  const { board, reports } = await started();
  board.press('lever');
  expect(reports).toEqual([{ presses: [{ input: 'lever', ageMs: 0 }], pressed: new Set(['lever']) }]);
});

test('an input that is pressed already cannot be pressed again', async () => {
  const { board, reports } = await started();
  board.press('hold1');
  board.press('hold1');
  board.release('hold1');
  board.release('hold1');
  expect(reports).toHaveLength(2);
});

test('presses made while the cable was out come with their age', async () => {
  const { board, clock, reports } = await started();
  board.unplug();
  board.press('hold1');
  await clock.advance(700);
  board.plug();
  await clock.advance(1);
  expect(reports[0]?.presses).toEqual([{ input: 'hold1', ageMs: 700 }]);
});

test('tones are kept in their order', async () => {
  const { board } = await started();
  const tones = [440, 880].map((hz) => ({ hz, durationMs: 20, volume: 1 }));
  for (const tone of tones) board.tone(tone);
  expect(board.tones).toEqual(tones);
});
