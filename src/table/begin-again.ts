/** The game that is shown begins anew before its first roll, with something else in what is sealed: nobody has lost anything. */
import { seatsOf, teamSeatsOf } from '../game/index.ts';
import type { Look } from './shown.ts';
import { command, type Reaction, shown, type TableCommand } from './state/reaction.ts';

type Start = Extract<TableCommand, { type: 'start' }>;

/** The dice of a round are its hall's, and a lesson is led as it was begun. */
export function mayBeginAgain({ moment: { play, lesson }, top }: Look): boolean {
  return play !== undefined && top.state === 'first-roll' && play.game.round === undefined && !lesson;
}

export function beginAgain(
  { moment: { ui, play } }: Look,
  change: Partial<Pick<Start, 'players' | 'rehearsal'>>,
): Reaction {
  if (play === undefined) return shown(ui);
  const { rules, starter, coach, rehearsal } = play.game;
  const teams = teamSeatsOf(play.game);
  const again = { type: 'start', rules, players: seatsOf(play.game), starter, rehearsal, coach } as const;
  return command(ui, { ...again, ...(teams && { teams }), ...change });
}
