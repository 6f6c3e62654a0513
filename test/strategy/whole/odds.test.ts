/** Odds against games that were played out: a million from each position that is kept, and whole games of the test's own. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  EMPTY_CARD,
  FIVE_DICE_SETS,
  type FiveDiceRules,
  findRules,
  fiveDiceRules,
  type Odds,
  YAHTZEE,
} from '../../../src/game/index.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import type { Values } from '../../../src/strategy/five-dice/values.ts';
import { cardOdds } from '../../../src/strategy/odds/cards.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { type Moment, seenAt } from '../odds/positions.ts';

interface Reference {
  readonly number: number;
  readonly games: number;
  readonly moment: Moment;
  readonly wins: readonly number[];
  readonly ties: number;
}

/** Made by `../odds/reference/make.ts`. */
const POSITIONS: readonly Reference[] = readFileSync(
  new URL('../odds/reference/games.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
/** Half a percent; games of chance themselves are off by a tenth of it. */
const CLOSE = 0.005;
/** Many times what it takes, for busy machines. */
const PATIENCE_MS = 600_000;

const tables = new Map<string, Values>();

function oddsOf(moment: Moment): Odds | undefined {
  const { rules = YAHTZEE.id } = moment;
  const values = tables.get(rules) ?? solve(modelOf(rulesOf(rules)));
  tables.set(rules, values);
  return finished(cardOdds(values).of(seenAt(moment)));
}

function rulesOf(id: string): FiveDiceRules {
  return fiveDiceRules(findRules(FIVE_DICE_SETS, id)) as FiveDiceRules;
}

test('from the first roll to the last box, with people and the house, odds are within half a percent of a million games', {
  timeout: PATIENCE_MS,
}, () => {
  let worst = 0;
  for (const { games, moment, wins, ties } of POSITIONS) {
    const odds = oddsOf(moment);
    for (const [player, won] of wins.entries()) {
      worst = Math.max(worst, Math.abs((odds?.players[player]?.win ?? Number.NaN) - won / games));
    }
    worst = Math.max(worst, Math.abs((odds?.tie ?? Number.NaN) - ties / games));
  }
  expect(worst).toBeLessThan(CLOSE);
});

test('two players who both play best win alike at the start of a game, but for a tie', {
  timeout: PATIENCE_MS,
}, () => {
  const odds = oddsOf({ players: ['Eric', 'Julie'], cards: [EMPTY_CARD, EMPTY_CARD] });
  for (const { win } of odds?.players ?? []) expect(win).toBeCloseTo(0.496613, 4);
  expect(odds?.tie).toBeCloseTo(0.006775, 4);
  expect(odds?.players[0]?.total).toMatchObject({ expected: expect.closeTo(254.5877287, 6), low: 180 });
});
