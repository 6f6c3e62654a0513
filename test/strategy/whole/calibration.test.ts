/** Odds against what became of 2,000 whole games by the official rules: of all that had 70 to 80 %, 70 to 80 % won. */
import { expect, test } from 'vitest';
import { type Dice, EMPTY_CARD, fillBox, type ScoreCard, totals, YAHTZEE } from '../../../src/game/index.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { classOf } from '../../../src/strategy/five-dice/outcomes.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import { cardOdds } from '../../../src/strategy/odds/cards.ts';
import { finished } from '../../../src/strategy/steps.ts';
import { type Moment, seenAt } from '../odds/positions.ts';
import { seeded } from '../odds/reference/play.ts';
import { playerOf } from '../odds/reference/players.ts';

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
const { model } = values;
const { hands, subtotals } = model;
const draw = seeded(2000);
const below = (count: number): number => draw() % count;
const onCard = playerOf(values, undefined, () => draw() / 2 ** 32);

/** Played to its end by two who play best; the moment after so many rolls of that turn, or all that there were. */
function played(
  open: number,
  player: number,
  rolls: number,
): { readonly moment: Moment; readonly win: boolean } {
  let moment: Moment = { players: [], cards: [] };
  const cards: ScoreCard[] = [EMPTY_CARD, EMPTY_CARD];
  for (let left = YAHTZEE.boxes.length; left > 0; left -= 1) {
    for (const on of cards.keys()) {
      const note = (dice?: Dice, rollsLeft = 0): void => {
        const lies = dice === undefined ? {} : { dice: [...dice], rollsLeft };
        moment = { players: ['Eric', 'Julie'], cards: [...cards], turn: on, ...lies };
      };
      const isIt = left === open && on === player;
      if (isIt && rolls === 0) note();
      cards[on] = afterTurn(cards[on] as ScoreCard, (dice, rollsLeft) => {
        if (isIt && rolls >= YAHTZEE.rolls - rollsLeft) note(dice, rollsLeft);
      });
    }
  }
  const [own, other] = cards.map((card) => totals(YAHTZEE, card).total) as [number, number];
  return { moment, win: own > other };
}

function afterTurn(card: ScoreCard, rolled: (dice: Dice, rollsLeft: number) => void): ScoreCard {
  const row = model.rowOf(classOf(YAHTZEE, card));
  const done = onCard(row, Math.min(totals(YAHTZEE, card).upper, subtotals.cap));
  let group = 0;
  for (let left = YAHTZEE.rolls - 1; ; left -= 1) {
    while (group < hands.firstRoll) group = hands.grown[group]?.[below(6)] as number;
    rolled(hands.groups[group] as Dice, left);
    const chosen = done(group, left);
    if (chosen < 0) {
      const { box, points, gain } = model.outcomes[~chosen] as (typeof model.outcomes)[number];
      return fillBox(card, YAHTZEE.boxes[box]?.category as 'ones', points, gain - points);
    }
    // Who keeps all dice rolls none: their number stays.
    group = chosen;
  }
}

test('of all moments that had 70 to 80 % to win, 70 to 80 % were won, and so with every other tenth', {
  timeout: PATIENCE_MS,
}, () => {
  const tenths = Array.from({ length: TENTHS }, () => ({ games: 0, told: 0, won: 0, variance: 0 }));
  const { of } = cardOdds(values);
  for (let game = 0; game < GAMES; game += 1) {
    const open = game % SELDOM === 0 ? FEW + 1 + below(MANY - FEW) : 1 + below(FEW);
    const { moment, win } = played(open, below(2), below(YAHTZEE.rolls + 1));
    const told = finished(of(seenAt(moment)))?.players[0]?.win ?? Number.NaN;
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(TENTHS * told))] as (typeof tenths)[number];
    tenth.games += 1;
    tenth.told += told;
    tenth.won += Number(win);
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
