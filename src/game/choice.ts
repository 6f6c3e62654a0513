/** What can be done with a roll, what it is worth, and what doing something else has cost. */
import type { Dice } from './die.ts';
import type { GameEvent } from './event.ts';
import type { FarkleTurn, Game } from './game.ts';
import type { Made, Move } from './move.ts';

/** `value`: points still to come when all later choices are the best ones; in Farkle those of the turn. */
export interface ValuedMove {
  readonly move: Move;
  readonly value: number;
}

export interface Judgement {
  /** What was done. */
  readonly made: Made;
  readonly best: Move;
  /** Of the best choice, before what was done. */
  readonly value: number;
  /** How much more the best one was worth: 0 or more. */
  readonly cost: number;
}

/** What these events, decided in this game, have made of the roll that lay there; undefined: nothing was to be chosen. */
export function madeBy({ turn }: Game, events: readonly GameEvent[]): Made | undefined {
  const event = events.find(({ type }) => ENDS_A_CHOICE.has(type));
  if (turn.dice === undefined) return undefined;
  switch (event?.type) {
    case 'rolled':
      return { keep: keptBy(turn, turn.dice), next: 'roll' };
    case 'banked':
      return { keep: keptBy(turn, turn.dice), next: 'bank' };
    case 'scored':
    case 'claimed':
      return { score: event.category };
    case 'stopped':
      return 'stop';
    default:
      return undefined;
  }
}

const ENDS_A_CHOICE: ReadonlySet<GameEvent['type']> = new Set([
  'rolled',
  'banked',
  'scored',
  'claimed',
  'stopped',
]);

/** In Farkle those of this roll. */
function keptBy(turn: Game['turn'], dice: Dice): Dice {
  const { set = [] }: Partial<FarkleTurn> = turn;
  return dice.filter((_, slot) => turn.held[slot] === true && set[slot] !== true);
}

/** The choice that is worth most; of equal ones the later, which keeps more. */
export function bestChoice(choices: readonly ValuedMove[]): ValuedMove | undefined {
  const [first, ...others] = choices;
  return others.reduce((best, choice) => (best && best.value > choice.value ? best : choice), first);
}

/** Undefined where what was done is none of these choices. */
export function judgementOn(choices: readonly ValuedMove[], made: Made): Judgement | undefined {
  const best = bestChoice(choices);
  const done = bestChoice(choices.filter(({ move }) => isDone(move, made)));
  if (best === undefined || done === undefined) return undefined;
  const cost = best.value - done.value;
  return { made, best: cost === 0 ? done.move : best.move, value: best.value, cost };
}

function isDone(move: Move, made: Made): boolean {
  if (made === 'stop') return 'score' in move;
  if ('score' in move || 'score' in made) {
    return 'score' in move && 'score' in made && move.score === made.score;
  }
  return move.next === made.next && digits(move.keep) === digits(made.keep);
}

function digits(dice: Dice): string {
  return dice.toSorted((a, b) => a - b).join('');
}
