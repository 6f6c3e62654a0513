/** The stripboard of the filters can be soldered as it is drawn. */
import { expect, test } from 'vitest';
import { lengthProblems } from '../../hardware/cable-limits.ts';
import type { FilterBoard, FilterPart } from '../../hardware/filter-blocks.ts';
import { filterBoard } from '../../hardware/filter-board.ts';
import { filterProblems } from '../../hardware/filter-rules.ts';
import { CABLES } from '../../hardware/harness.ts';
import { BUY } from '../../hardware/parts.ts';

const BOARD = filterBoard();
const without = (isGone: (part: FilterPart) => boolean): FilterBoard => ({
  ...BOARD,
  parts: BOARD.parts.filter((part) => !isGone(part)),
});
/** The first part that this is true of, elsewhere. */
function moved(isIt: (part: FilterPart) => boolean, across: number, down: number): FilterBoard {
  const found = BOARD.parts.find(isIt);
  const legs = (found?.legs ?? []).map((leg) => ({
    ...leg,
    hole: [leg.hole[0] + across, leg.hole[1] + down] as const,
  }));
  return { ...BOARD, parts: BOARD.parts.map((part) => (part === found ? { ...part, legs } : part)) };
}

test('the filter board as it is breaks no rule', () => {
  expect(filterProblems()).toEqual([]);
});

test.each<readonly [string, FilterBoard, RegExp]>([
  [
    'a resistor on a capacitor',
    moved(({ name }) => name === 'R4', -2, 0),
    /C1 and R4 meet at column 10, row 5/,
  ],
  [
    'a terminal beyond the edge',
    moved(({ kind }) => kind === 'terminal', -3, 0),
    /hold1 button leaves the board/,
  ],
  [
    'a terminal below a screw',
    moved(({ kind }) => kind === 'terminal', 0, -3),
    /hold1 button is below a screw at column 3, row 2/,
  ],
  [
    'a strip that is not cut',
    { ...BOARD, cuts: BOARD.cuts.slice(1) },
    /hold1, outside and hold1 are on one strip/,
  ],
  [
    'a cut below a leg',
    { ...BOARD, cuts: [...BOARD.cuts, [5, 4]] },
    /R3 and a cut at R3 meet at column 6, row 5/,
  ],
  [
    'a link left out',
    without((part) => part === BOARD.parts.find(({ kind }) => kind === 'link')),
    /the strips of 5V-BOARD are not joined/,
  ],
  [
    'no socket for the buzzer',
    without(({ kind, name }) => kind === 'socket' && name === 'buzzer'),
    /buzzer of buzzer ends at no terminal/,
  ],
  [
    'no wire to the pin of the lever',
    without(({ kind, name }) => kind === 'wire' && name === 'lever'),
    /lever has no wire to the Uno/,
  ],
])('%s is found', (_, board, sentence) => {
  expect(filterProblems(board).join('\n')).toMatch(sentence);
});

test('a cable more is found to have no terminal', () => {
  const more = CABLES.map((cable) => (cable.name === 'buzzer' ? { ...cable, name: 'second buzzer' } : cable));
  expect(filterProblems(BOARD, more)).toContain('buzzer of second buzzer ends at no terminal');
});

test('it takes exactly what is bought for it: terminals, and each part that sits nowhere else', () => {
  const bought = (reference: string): number | undefined =>
    BUY.find((part) => part.reference === reference)?.quantity('8x8');
  for (const reference of ['R2', 'R3', 'R4', 'R5', 'C1', 'C2'])
    expect(BOARD.parts.filter(({ name }) => name === reference).length, reference).toBe(bought(reference));
  expect(BOARD.parts.filter(({ kind }) => kind === 'terminal').length).toBe(bought('JT'));
});

test('cables too long for their pulses are found', () => {
  expect(lengthProblems()).toEqual([]);
  expect(lengthProblems(CABLES.map((cable) => ({ ...cable, lengthM: 6 })))).toEqual(
    expect.arrayContaining(['lane 1 data is 6 m long, at most 1.2', 'lever button is 6 m long, at most 5']),
  );
});
