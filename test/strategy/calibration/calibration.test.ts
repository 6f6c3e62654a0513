/** The command behind the README here, in short, and what came out of it in full. */
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../../src/game/index.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import { cardOdds } from '../../../src/strategy/odds/cards.ts';
import { mannerOf } from '../../../src/strategy/odds/manners.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { seenAt } from '../odds/positions.ts';
import { seeded } from '../odds/reference/play.ts';
import { Tally } from './bands.ts';
import { winsByOpenBoxes } from './finals.ts';
import { playing } from './play.ts';
import { publishedText, readResults, resultsText } from './results.ts';

/** The short form goes up to so many open boxes. */
const MOST_OPEN = 3;
/** Standard errors that one of ten shares may be off by. */
const SIGMAS = 3;
/** Points of percent that the table may be off by, with many open boxes. */
const OFF = 0.5;

test('chances that are worked out backwards are those that spectators see at every moment near the end', () => {
  const values = solve(modelOf(YAHTZEE));
  const play = playing(values, seeded(15));
  const moments = [play(), play()].flatMap((game) => game.moments);
  const { of } = cardOdds(values);
  let open = 0;
  let compared = 0;
  for (const winsOf of winsByOpenBoxes(values, mannerOf(undefined, values))) {
    for (const moment of moments.filter((each) => each.open === open)) {
      const seen = finished(of(seenAt(moment)))?.players.map(({ win }) => win) ?? [];
      for (const [player, win] of winsOf(moment).entries()) expect(win).toBeCloseTo(seen[player] ?? -1, 8);
      compared += 1;
    }
    if (open === MOST_OPEN) break;
    open += 1;
  }
  // Two games, in each three rounds of two players, who hardly ever stop before their third roll.
  expect(compared).toBeGreaterThan(36);
});

test('ten figures of one game are no surer than one of them', () => {
  const tally = new Tally();
  for (let figure = 0; figure < 10; figure += 1) {
    tally.add(0, 0.75, true);
    tally.add(1, 0.75, false);
  }
  const { error, ...band } = tally.bands()[7] as ReturnType<Tally['bands']>[number];
  expect(band).toEqual({ from: 70, figures: 20, games: 2, told: 75, won: 50 });
  expect(error).toBeCloseTo(100 * Math.sqrt((0.5 * 0.5) / 2), 9);
});

test("the README's table is that of the kept results", () => {
  expect(publishedText()).toBe(resultsText(readResults()));
});

test('of all moments that said 70 to 80 %, 70 to 80 % were won, and so with every other ten percent', () => {
  const { bands, off } = readResults();
  expect(bands.map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  for (const { from, told, won, error } of bands) {
    expect(Math.abs(won - told), `${from} %`).toBeLessThan(SIGMAS * error);
    expect(won, `${from} %`).toBeGreaterThan(from);
    expect(won, `${from} %`).toBeLessThan(from + 10);
  }
  expect(off).toBeLessThan(OFF);
});
