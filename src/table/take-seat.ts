/** Somebody whom the table knows takes a seat: while a game is set up, in it, or after it. */
import {
  houseSeat,
  isDefaultName,
  isPersonId,
  nameLooks,
  seatsOf,
  teamOf,
  teamSeatsOf,
  unnamed,
} from '../game/index.ts';
import { beginAgain, mayBeginAgain } from './begin-again.ts';
import { type Look, screenOf } from './shown.ts';
import { command, ignored, type Reaction, shown } from './state/reaction.ts';
import { tableRefusal } from './state/refusal.ts';
import { setupNames, withName } from './state/setup.ts';

type SeatRefusal = 'no-seat' | 'seat-taken' | 'seat-named' | 'sits-already';

/** Whoever sits down alone is told why not: nobody who only watches is to keep the table busy. */
export function takeSeat(look: Look, player: number, id: string): Reaction {
  const { ui, play } = look.moment;
  const { busy } = screenOf(look.top);
  if (busy !== undefined) return ignored(ui, busy);
  const code = ui.place === 'setup' ? whyNotInSetup(look, player, id) : whyNotInGame(look, player, id);
  if (code !== undefined) return { type: 'refused', refusal: tableRefusal(code), ui };
  if (ui.place === 'setup') return inSetup(look, player, id);
  if (play === undefined || seatsOf(play.game)[player] === id) return shown(ui);
  if (play.game.players.some((name, at) => at === player && isDefaultName(name, at)))
    return command(ui, { type: 'name', player, name: id });
  return beginAgain(look, { players: seatsOf(play.game).map((seat, at) => (at === player ? id : seat)) });
}

/** Whom the last game offers a seat again, has not taken it yet. */
function whyNotInSetup({ moment }: Look, player: number, id: string): SeatRefusal | undefined {
  const { ui, rules, game, options } = moment;
  if (player >= setupNames(ui.setup, game, options, rules).length) return 'no-seat';
  const taken = ui.setup.names[player];
  return taken !== undefined && isPersonId(taken) && taken !== id ? 'seat-taken' : undefined;
}

/** Whoever was somewhere else moves over. */
function inSetup({ moment }: Look, player: number, id: string): Reaction {
  const { ui, rules, game, options } = moment;
  const left = setupNames(ui.setup, game, options, rules).map((seat, index) =>
    seat === id && index !== player ? '' : ui.setup.names[index],
  );
  return shown({ ...ui, setup: withName({ ...ui.setup, names: left }, player, id) });
}

/**
 * A seat that somebody has named with the buttons is only for whoever is called so, and only while it can be sealed anew: else the
 * journal would say for ever whose id that is.
 */
function whyNotInGame(look: Look, player: number, id: string): SeatRefusal | undefined {
  const { play, nameOf = unnamed } = look.moment;
  const name = play?.game.players[player];
  if (play === undefined || name === undefined) return 'no-seat';
  const { game } = play;
  const seats = seatsOf(game);
  if (seats[player] === id) return undefined;
  if (teamSeatsOf(game)?.some((team) => team.includes(id))) return 'sits-already';
  if (teamOf(game, player).length > 0) return 'seat-taken';
  if (seats.some((seat, index) => index === player && isPersonId(seat)) || houseSeat(name) !== undefined)
    return 'seat-taken';
  if (seats.includes(id)) return 'sits-already';
  if (isDefaultName(name, player)) return undefined;
  const own = nameLooks(nameOf(id));
  return mayBeginAgain(look) && nameLooks(name).some((each) => own.includes(each)) ? undefined : 'seat-named';
}
