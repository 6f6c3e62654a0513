/** Games as everybody sees them, at the moment that a test is about. */
import {
  type Category,
  EMPTY_CARD,
  type Face,
  type ScoreCard,
  type SeenCards,
  YAHTZEE,
} from '../../../src/game/index.ts';

export interface Moment {
  readonly players: readonly string[];
  readonly cards: readonly ScoreCard[];
  /** Index of the player whose turn it is; 0 without. */
  readonly turn?: number;
  readonly rules?: string;
  /** None: between two turns. */
  readonly dice?: readonly Face[];
  readonly rollsLeft?: number;
  readonly claimed?: true;
  readonly droppedOut?: readonly number[];
}

/** What says nothing about who is ahead. */
export const IN_PLAY = {
  starter: 0,
  rollsDrawn: 1,
  status: 'playing',
  opened: false,
  winners: [],
  rehearsal: false,
  choices: 1,
  coach: 'off',
  corrected: false,
  waiting: [],
  kept: [],
} as const;

export function seenAt(moment: Moment): SeenCards {
  const { players, cards, turn = 0, dice, rollsLeft = 0, droppedOut = [], rules = YAHTZEE.id } = moment;
  const held = [false, false, false, false, false];
  const rolls = dice === undefined ? 0 : YAHTZEE.rolls - rollsLeft;
  return {
    ...{ family: 'five-dice', number: 1, rules, players, sealedPlayers: players, droppedOut },
    ...IN_PLAY,
    ...{ cards, saved: players.map(() => 0), lastScored: undefined },
    turn: { player: turn, round: 1, rolls, dice, held, ...(moment.claimed ? { claimed: true } : {}) },
  };
}

/** All other boxes scratched, but for these points; `open` ones are open. */
export function cardWith(
  points: Readonly<Partial<Record<Category, number>>>,
  ...open: readonly Category[]
): ScoreCard {
  const boxes = YAHTZEE.boxes
    .filter(({ category }) => !open.includes(category))
    .map(({ category }) => [category, points[category] ?? 0]);
  return { ...EMPTY_CARD, boxes: Object.fromEntries(boxes) };
}
