import { expect, test } from 'vitest';
import { INPUTS } from '../../../hardware/cabinet.ts';
import {
  inputOfSource,
  padMapFrom,
  pressedSources,
  usualMap,
  withSource,
} from '../../../web/gamepads/pad-map.ts';

const NONE = new Set<string>();
const NO_HATS = new Set<number>();
const reading = (axes: readonly number[], ...down: readonly number[]) => ({
  axes,
  buttons: Array.from({ length: 12 }, (_, button) => ({ pressed: down.includes(button) })),
});

test.each(['standard', ''])(
  'every input of the cabinet has a source of its own, on a pad of mapping "%s"',
  (mapping) => {
    const map = usualMap(mapping);
    const sources = INPUTS.flatMap((input) => map[input]);
    expect(INPUTS.every((input) => map[input].length > 0)).toBe(true);
    expect(new Set(sources).size).toBe(sources.length);
  },
);

test('a stick presses once until it has come back, although it trembles', () => {
  const positions = [0, 0.5, 0.61, 0.55, 0.59, 0.45, 0.39, 0.5];
  const seen: boolean[] = [];
  positions.reduce<ReadonlySet<string>>((before, axis) => {
    const pressed = pressedSources(reading([0, axis]), before, NO_HATS);
    seen.push(pressed.has('a1+'));
    return pressed;
  }, NONE);
  expect(seen).toEqual([false, false, true, true, true, true, false, false]);
  expect([...pressedSources(reading([-1, 0], 3), NONE, NO_HATS)]).toEqual(['b3', 'a0-']);
});

test('a changed source presses what it was given to, and nothing else any more', () => {
  const map = withSource(usualMap('standard'), 'lever', 'b0');
  expect(inputOfSource(map, 'b0')).toBe('lever');
  expect(inputOfSource(map, 'b7')).toBeUndefined();
  expect(map.select).toEqual([]);
  expect(inputOfSource(map, 'b14')).toBe('previous');
});

test('what was kept is taken only where it is a mapping', () => {
  const map = usualMap('');
  expect(padMapFrom(JSON.parse(JSON.stringify(map)))).toEqual(map);
  for (const wrong of [
    null,
    7,
    {},
    { ...map, lever: 'b7' },
    { ...map, hold3: undefined },
    { ...map, hold3: [3] },
  ]) {
    expect(padMapFrom(wrong)).toBeUndefined();
  }
});
