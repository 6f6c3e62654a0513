import { expect, test } from 'vitest';
import { driftAt, exampleAt, exampleTurn } from '../../../web/tv/example.ts';

const SAID = { rolls: 'rolls', holds: 'holds', again: 'again', scores: 'scores' };

test('the example is a turn that could be played: a die that is held keeps its face', () => {
  const frames = exampleTurn(SAID);
  for (const [at, { dice, held }] of frames.entries()) {
    const before = frames[at - 1]?.dice;
    held.forEach((isHeld, slot) => {
      if (isHeld && before !== undefined && at < frames.length - 1) expect(dice[slot]).toBe(before[slot]);
    });
  }
  for (const [at, { held, rolled, text }] of frames.entries()) {
    const rolls = at === 0 || text === 'again';
    expect(rolled).toEqual(rolls ? held.map((isHeld) => !isHeld) : []);
  }
  expect(frames.at(-1)).toMatchObject({ totals: [50], scores: true });
  expect(exampleAt(frames, 0)?.text).toBe('rolls');
  expect(exampleAt(frames, 1e9)?.text).toBe('scores');
});

test('the arrangement stands elsewhere in each of eight minutes, never far, and then begins anew', () => {
  const places = Array.from({ length: 8 }, (_, minute) => driftAt(60_000 * minute).transform);
  expect(new Set(places).size).toBe(8);
  expect(driftAt(59_999)).toEqual(driftAt(0));
  expect(driftAt(8 * 60_000)).toEqual(driftAt(0));
  for (const place of places) {
    for (const [rem] of place.matchAll(/-?[\d.]+(?=rem)/g)) expect(Math.abs(Number(rem))).toBeLessThan(0.1);
  }
});
