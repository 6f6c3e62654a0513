/** Odds against what became of 2,000 whole games by the official rules: of all that had 70 to 80 %, 70 to 80 % won. */
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../../src/game/index.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import { cardOdds } from '../../../src/strategy/odds/cards.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { type PlayedMoment, playing } from '../calibration/play.ts';
import { seenAt } from '../odds/positions.ts';
import { seeded } from '../odds/reference/play.ts';

const GAMES = 2000;
/** One moment of each game, so that all are independent: with so few open boxes, but in every twentieth game with more. */
const FEW = 6;
const MANY = 10;
const SELDOM = 20;
const TENTHS = 10;
/** Standard deviations that one of ten shares may be off by. */
const SIGMAS = 3;
/** Many times what it takes, for busy machines. */
const PATIENCE_MS = 600_000;

const values = solve(modelOf(YAHTZEE));
const draw = seeded(2000);
const below = (count: number): number => draw() % count;
const play = playing(values, draw);

test('of all moments that had 70 to 80 % to win, 70 to 80 % were won, and so with every other tenth', {
  timeout: PATIENCE_MS,
}, () => {
  const tenths = Array.from({ length: TENTHS }, () => ({ games: 0, told: 0, won: 0, variance: 0 }));
  const { of } = cardOdds(values);
  for (let game = 0; game < GAMES; game += 1) {
    const open = game % SELDOM === 0 ? FEW + 1 + below(MANY - FEW) : 1 + below(FEW);
    const [player, rolls] = [below(2), below(YAHTZEE.rolls + 1)];
    const { moments, won } = play();
    // After so many rolls of that turn, or all that there were.
    const moment = moments.findLast(
      (each) => each.open === open && each.turn === player && each.rolls <= rolls,
    );
    const told = finished(of(seenAt(moment as PlayedMoment)))?.players[0]?.win ?? Number.NaN;
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(TENTHS * told))] as (typeof tenths)[number];
    tenth.games += 1;
    tenth.told += told;
    tenth.won += Number(won[0]);
    tenth.variance += told * (1 - told);
  }
  const off = tenths.map(({ told, won, variance }) => Math.abs(won - told) / Math.sqrt(variance));
  expect(tenths.every(({ games }) => games > 50)).toBe(true);
  expect(Math.max(...off)).toBeLessThan(SIGMAS);
  const [games, told, won, variance] = (['games', 'told', 'won', 'variance'] as const).map((key) =>
    tenths.reduce((sum, tenth) => sum + tenth[key], 0),
  ) as [number, number, number, number];
  expect(games).toBe(GAMES);
  expect(Math.abs(won - told) / Math.sqrt(variance)).toBeLessThan(SIGMAS);
});
