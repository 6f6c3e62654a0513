/** Whole games of two who play best by the official rules, with every moment that spectators see odds of. */
import { type Dice, EMPTY_CARD, fillBox, type ScoreCard, totals } from '../../../src/game/index.ts';
import { classOf } from '../../../src/strategy/five-dice/outcomes.ts';
import type { Values } from '../../../src/strategy/five-dice/values.ts';
import type { Moment } from '../odds/positions.ts';
import { playerOf } from '../odds/reference/players.ts';

export interface PlayedMoment extends Moment {
  readonly turn: number;
  /** Boxes that are open to the player whose turn it is. */
  readonly open: number;
  /** Times that the dice of this turn have been rolled. */
  readonly rolls: number;
}

export interface PlayedGame {
  /** The beginning, every roll and every score but the last one, in their order. */
  readonly moments: readonly PlayedMoment[];
  /** Of each player: alone, and not by being level. */
  readonly won: readonly boolean[];
}

const PLAYERS = ['Eric', 'Julie'];

/** `draw`: whole numbers from 0 to below 2^32. */
export function playing(values: Values, draw: () => number): () => PlayedGame {
  const { model } = values;
  const { hands, outcomes, rules, subtotals } = model;
  const onCard = playerOf(values, undefined, () => draw() / 2 ** 32);

  return () => {
    const moments: PlayedMoment[] = [];
    const cards: ScoreCard[] = PLAYERS.map(() => EMPTY_CARD);
    for (let open = rules.boxes.length; open > 0; open -= 1) {
      for (const turn of cards.keys()) {
        const now = { players: PLAYERS, cards: [...cards], turn, open };
        moments.push({ ...now, rolls: 0 });
        cards[turn] = afterTurn(cards[turn] as ScoreCard, (dice, rollsLeft) => {
          moments.push({ ...now, dice, rollsLeft, rolls: rules.rolls - rollsLeft });
        });
      }
    }
    const ends = cards.map((card) => totals(rules, card).total);
    const isBest = (own: number, player: number): boolean =>
      ends.every((other, index) => index === player || own > other);
    return { moments, won: ends.map(isBest) };
  };

  function afterTurn(card: ScoreCard, rolled: (dice: Dice, rollsLeft: number) => void): ScoreCard {
    const row = model.rowOf(classOf(rules, card));
    const done = onCard(row, Math.min(totals(rules, card).upper, subtotals.cap));
    let group = 0;
    for (let left = rules.rolls - 1; ; left -= 1) {
      while (group < hands.firstRoll) group = hands.grown[group]?.[draw() % 6] as number;
      rolled(hands.groups[group] as Dice, left);
      const chosen = done(group, left);
      if (chosen < 0) {
        const { box, points, gain } = outcomes[~chosen] as (typeof outcomes)[number];
        return fillBox(card, rules.boxes[box]?.category as 'ones', points, gain - points);
      }
      // Who keeps all dice rolls none: their number stays.
      group = chosen;
    }
  }
}
