/**
 * Games played out, die by die, by people who do what the table of values says is best and by players of the house as they
 * play at the table. Shares nothing with the odds but that table: no chance is ever carried on or multiplied here.
 */
import { houseSeat, rollsLeft, type ScoreCard, type SeenCards, totals } from '../../../../src/game/index.ts';
import type { ModelRow } from '../../../../src/strategy/five-dice/model.ts';
import { classOf } from '../../../../src/strategy/five-dice/outcomes.ts';
import { type Values, valuePlace } from '../../../../src/strategy/five-dice/values.ts';
import { playerOf } from './players.ts';

/** Numbers from 0 to below 2^32 (Marsaglia's xorshift128). */
export function seeded(seed: number): () => number {
  let [x, y, z, w] = [Math.imul(seed + 1, GOLDEN) >>> 0 || 1, 362436069, 521288629, 88675123];
  const next = (): number => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = (w ^ (w >>> 19) ^ t ^ (t >>> 8)) >>> 0;
    return w;
  };
  for (let number = 0; number < WARM_UP; number += 1) next();
  return next;
}

/** Seeds that follow each other become numbers far apart (2^32 by the golden ratio). */
const GOLDEN = 0x9e3779b1;
/** Until all of the state has come from the seed. */
const WARM_UP = 64;
/** Numbers that each die is drawn from. */
const FAIR = 2 ** 32 - (2 ** 32 % 6);

export interface Outcome {
  readonly wins: readonly number[];
  readonly ties: number;
}

/** So many games from this position on: who won how many alone, and how many were shared. */
export function playedOut(values: Values, draw: () => number, seen: SeenCards, games: number): Outcome {
  const { rules } = values.model;
  const ends = seen.cards.map((_, player) => totalsOf(values, draw, seen, player, games));
  const wins = ends.map(() => 0);
  let ties = 0;
  for (let game = 0; game < games; game += 1) {
    const all = ends.map((own) => own[game] as number);
    const most = Math.max(...all);
    const first = all.indexOf(most);
    if (rules.ties === 'shared' && all.lastIndexOf(most) !== first) ties += 1;
    else wins[first] = (wins[first] as number) + 1;
  }
  return { wins, ties };
}

/**
 * Of one player, at the end of each game. Players go their own ways, so all games of one are played turn by turn: those
 * that have come to the same card are dealt with in a row.
 */
function totalsOf(
  values: Values,
  draw: () => number,
  seen: SeenCards,
  player: number,
  games: number,
): Int32Array {
  const { model } = values;
  const { rules, hands, rows, outcomes, subtotals, layers } = model;
  const card = seen.cards[player] as ScoreCard;
  const { upper: begin, upperBonus, total } = totals(rules, card);
  const ends = new Int32Array(games).fill(total - upperBonus);
  /** Of each card the game that came to it last, and of each game the one before. */
  const newest = new Int32Array(values.points.length).fill(-1);
  const before = new Int32Array(games);
  const arrive = (game: number, row: number, upper: number): void => {
    const place = valuePlace(values, row, upper);
    before[game] = newest[place] as number;
    newest[place] = game;
  };
  const first = model.rowOf(classOf(rules, card));
  for (let game = 0; game < games; game += 1) arrive(game, first, begin);

  const grow = (group: number): number => {
    let all = group;
    while (all < hands.firstRoll) {
      let drawn = draw();
      while (drawn >= FAIR) drawn = draw();
      all = hands.grown[all]?.[drawn % 6] as number;
    }
    return all;
  };
  const isOn = seen.turn.player === player && seen.turn.dice !== undefined;
  const lying = isOn ? hands.indexOf(seen.turn.dice) : 0;
  const onCard = playerOf(values, houseSeat(seen.players[player] ?? ''), () => draw() / 2 ** 32);

  for (const row of layers.slice(0, -1).flat()) {
    const { low, high } = rows[row] as ModelRow;
    for (let upper = low; upper <= high; upper += 1) {
      let game = newest[valuePlace(values, row, upper)] as number;
      if (game === -1) continue;
      const done = onCard(row, upper);
      while (game !== -1) {
        const next = before[game] as number;
        let group = grow(row === first ? lying : 0);
        let left = isOn && row === first ? rollsLeft(rules, seen) : rules.rolls - 1;
        let chosen = done(group, left);
        for (; chosen >= 0; chosen = done(group, left)) {
          group = grow(chosen);
          left -= 1;
        }
        const outcome = outcomes[~chosen] as (typeof outcomes)[number];
        ends[game] = (ends[game] as number) + outcome.gain;
        arrive(
          game,
          model.after(rows[row] as ModelRow, outcome),
          Math.min(upper + outcome.upper, subtotals.cap),
        );
        game = next;
      }
    }
  }
  for (const row of layers.at(-1) ?? []) {
    const { low, high } = rows[row] as ModelRow;
    for (let upper = low; upper <= high; upper += 1) {
      for (
        let game = newest[valuePlace(values, row, upper)] as number;
        game !== -1;
        game = before[game] as number
      ) {
        ends[game] = (ends[game] as number) + subtotals.bonusOf(upper);
      }
    }
  }
  return ends;
}
