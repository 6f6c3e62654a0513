/** Somebody whom the table knows plays in a team: its seat keeps its name, and its members play in turn. */
import { decide, isRejection, seatsOf, teamOf, teamSeatsOf } from '../game/index.ts';
import { type Look, screenOf } from './shown.ts';
import { command, ignored, type Reaction, shown } from './state/reaction.ts';
import { refusalOf, tableRefusal } from './state/refusal.ts';

/**
 * `player` undefined: they leave the team that they are in. What a team may be, the game decides; whoever is refused is told
 * alone: nobody who only watches is to keep the table busy.
 */
export function joinTeam({ moment, top }: Look, player: number | undefined, id: string): Reaction {
  const { ui, play, options } = moment;
  const { busy } = screenOf(top);
  if (busy !== undefined) return ignored(ui, busy);
  if (play === undefined) return { type: 'refused', refusal: tableRefusal('no-seat'), ui };
  // As the journal has it: a member is an id, not a name.
  const game = { ...play.game, players: seatsOf(play.game), teams: teamSeatsOf(play.game) };
  const present = game.players.findIndex((_, seat) => teamOf(game, seat).includes(id));
  if (present === (player ?? -1)) return shown(ui);
  if (player !== undefined && present !== -1)
    return { type: 'refused', refusal: tableRefusal('sits-already'), ui };
  const members =
    player === undefined
      ? teamOf(game, present).filter((member) => member !== id)
      : [...teamOf(game, player), id];
  const asked = { type: 'team', player: player ?? present, members } as const;
  const decision = decide(options.ruleSets, game, asked, () => []);
  if (!isRejection(decision)) return command(ui, asked);
  return { type: 'refused', refusal: refusalOf(decision, undefined), ui };
}
