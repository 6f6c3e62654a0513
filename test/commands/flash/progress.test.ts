import { expect, test } from 'vitest';
import { type Telling, tellerOf } from '../../../src/commands/flash/progress.ts';
import { speechIn } from '../../../src/commands/speech.ts';
import type { FlashProgress } from '../../../src/flash-board.ts';

const STEPS: readonly FlashProgress[] = [
  { stage: 'find', done: 0, of: 2 },
  { stage: 'write', done: 0, of: 2 },
  { stage: 'write', done: 1, of: 2 },
  { stage: 'write', done: 2, of: 2 },
  { stage: 'start', done: 1, of: 1 },
];

function told(form: Telling): string {
  let text = '';
  const teller = tellerOf(form, speechIn('en'), (more) => {
    text += more;
  });
  for (const step of STEPS) teller(step);
  return text;
}

test('a line for each stage where nobody looks, a line of JSON for each step for programs', () => {
  expect(told('lines')).toBe('looking for its bootloader\nwriting\nstarting\n');
  expect(
    told('json')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(STEPS);
});

test('on a terminal a bar is drawn over itself, and ends with its line', () => {
  const frames = told('bar').split('\r').slice(1);
  expect(frames[2]).toBe(`${'█'.repeat(15)}${'░'.repeat(15)} writing\u001b[K`);
  expect(frames.at(-1)).toBe(`${'█'.repeat(30)} starting\u001b[K\n`);
});
