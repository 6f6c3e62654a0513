/** A turn of a player of the house: what it is going to do with a roll, one step after the other. */
import { commandTowards, type Game, type HousePlayer, houseSeat, rollKey } from '../../game/index.ts';
import { at } from '../at.ts';
import { HOUSE_HURRY_MS, HOUSE_PACE_MS } from '../times.ts';
import type { HouseTurn } from './house-thought.ts';
import type { Moment, Play } from './moment.ts';
import { command, type Reaction, shown } from './reaction.ts';

/** Whoever of the house is on. */
export function houseOn({ game }: Play): HousePlayer | undefined {
  return houseSeat(at(game.players, game.turn.player));
}

/** This roll is new: it begins to think. */
export function beginsHouseTurn(game: Game, nowMs: number): HouseTurn {
  return { roll: rollKey(game), move: undefined, sinceMs: nowMs, hurried: false };
}

/** What it does next, and when; undefined while it thinks. */
export function houseStep(
  { ui, options, nowMs }: Moment,
  { game }: Play,
): { readonly atMs: number; readonly react: () => Reaction } | undefined {
  const { house } = ui;
  const isFirst = game.turn.dice === undefined;
  // It has not been asked about this roll.
  if (house?.roll !== rollKey(game)) return undefined;
  if (house.move === undefined && !isFirst) return undefined;
  const { move, sinceMs, hurried } = house;
  const later = { ...ui, house: { ...house, sinceMs: nowMs } };
  return {
    atMs: sinceMs + (hurried ? HOUSE_HURRY_MS : HOUSE_PACE_MS[options.housePace]),
    react: () => {
      if (move === undefined) return command(later, { type: 'roll' });
      const next = commandTowards(game, move);
      // Browsed to first, so that people see what it takes.
      if (next.type === 'score' && ui.shownBox !== next.category) {
        return shown({ ...later, shownBox: next.category });
      }
      return command(later, next);
    },
  };
}

export function hurried({ ui }: Moment): Reaction {
  return shown(ui.house === undefined ? ui : { ...ui, house: { ...ui.house, hurried: true } });
}
