/** Odds of Farkle that are told from games played out, turn by turn, against 200,000 played roll by roll. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FarkleRules, findRules, RULE_SETS } from '../../../src/game/index.ts';
import { seededChance } from '../../../src/strategy/odds/chance.ts';
import { sampledOdds } from '../../../src/strategy/odds/farkle/games.ts';
import { farkleTurns } from '../../../src/strategy/odds/farkle/turns.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { type FarkleMoment, seenFarkleAt } from '../odds/farkle/seen-farkle.ts';

interface Reference {
  readonly games: number;
  readonly moment: FarkleMoment;
  readonly wins: readonly number[];
  readonly ties: number;
}

/** Made by `../odds/farkle/reference/make.ts`. */
const POSITIONS: readonly Reference[] = readFileSync(
  new URL('../odds/farkle/reference/games.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
/** Half a percent: more than twice what both kinds of games are off by. */
const CLOSE = 0.005;
/** Many times what it takes, for busy machines. */
const PATIENCE_MS = 600_000;

test('with two to four players, people and the house, odds are within half a percent of games played roll by roll', {
  timeout: PATIENCE_MS,
}, () => {
  const known = new Map<string, ReturnType<typeof farkleTurns>>();
  for (const [number, { games, moment, wins, ties }] of POSITIONS.entries()) {
    const turns = known.get(moment.rules) ?? farkleTurns(findRules(RULE_SETS, moment.rules) as FarkleRules);
    known.set(moment.rules, turns);
    const odds = finished(sampledOdds(turns, seenFarkleAt(moment), seededChance(number + 1)));
    const told = [...(odds?.players ?? []).map(({ win }) => win), odds?.tie ?? Number.NaN];
    const off = [...wins, ties].map((count, at) => Math.abs((told[at] as number) - count / games));
    expect(Math.max(...off), `position ${number}`).toBeLessThan(CLOSE);
  }
});
