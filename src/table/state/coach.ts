/** What the coach says: the best choice for the roll that lies there, and what the newest one has cost. */
import {
  bestChoice,
  type Category,
  familyOf,
  type Game,
  type GameEvent,
  houseSeat,
  judgementOn,
  madeBy,
  rollKey,
  slotsToKeep,
  type ValuedMove,
} from '../../game/index.ts';
import { at } from '../at.ts';
import type { ToldVerdict } from './advice.ts';
import type { Moment } from './moment.ts';
import type { Ui } from './ui.ts';

/** In points of a score card: less is not worth a word (Verhoeff: aim for less a choice). */
const LEAST_COST = 0.2;

/** The game in which the coach is to be asked about the roll that lies there: it teaches people, not the house. */
export function coached({ ui, play }: Pick<Moment, 'ui' | 'play'>): Game | undefined {
  // The turn has changed behind a farkle that is still shown.
  if (play === undefined || ui.farkle !== undefined) return undefined;
  const { game } = play;
  if (game.coach === 'off' || game.status !== 'playing' || game.turn.dice === undefined) return undefined;
  return houseSeat(at(game.players, game.turn.player)) === undefined ? game : undefined;
}

/** The game has accepted this choice; whatever was said of the one before is over. */
export function withVerdict(ui: Ui, game: Game, events: readonly GameEvent[]): Ui {
  if (events.every(({ type }) => KEEPS.has(type))) return ui;
  const verdict = toldVerdict(ui, game, events);
  return ui.verdict === undefined && verdict === undefined ? ui : { ...ui, verdict };
}

/** No choices, so that what was said stays. */
const KEEPS: ReadonlySet<GameEvent['type']> = new Set(['held', 'freed', 'cut']);

function toldVerdict({ advice }: Ui, game: Game, events: readonly GameEvent[]): ToldVerdict | undefined {
  if (game.coach === 'off' || advice?.roll !== rollKey(game)) return undefined;
  const made = madeBy(game, events);
  const verdict = made === undefined ? undefined : judgementOn(advice.choices, made);
  if (verdict === undefined || verdict.cost < LEAST_COST) return undefined;
  return { ...verdict, player: game.turn.player };
}

/** While the coach shows what is best: whether the die in this slot is worth holding. */
export function worthHolding({ ui, play }: Pick<Moment, 'ui' | 'play'>): (slot: number) => boolean {
  const best = play && bestChoice(shownChoices(ui, play.game));
  if (play === undefined || best === undefined) return () => false;
  const { rules, game } = play;
  // A box now is worth more than any roll: all dice stay.
  if ('score' in best.move) return () => familyOf(rules).rollsLeft(rules, game) > 0;
  const slots = slotsToKeep(game.turn, best.move.keep);
  return (slot) => slots.has(slot);
}

/** While the coach shows what is best: the box that is. */
export function bestBoxShown(ui: Ui, game: Game): Category | undefined {
  const boxes = shownChoices(ui, game).filter(({ move }) => 'score' in move);
  const best = bestChoice(boxes)?.move;
  return best !== undefined && 'score' in best ? best.score : undefined;
}

function shownChoices({ advice }: Ui, game: Game): readonly ValuedMove[] {
  const isShown = game.coach === 'live' && advice?.roll === rollKey(game);
  return isShown ? advice.choices : NOTHING;
}

/** Not asked, or no answer yet. */
const NOTHING: readonly ValuedMove[] = [];
