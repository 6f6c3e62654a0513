/** What the coach says: the best choice for the roll that lies there, and what the newest one has cost. */
import { type Game, type GameEvent, houseSeat, judgementOn, madeBy, rollKey } from '../../game/index.ts';
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
