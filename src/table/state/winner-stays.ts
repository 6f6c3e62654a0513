/** Who is offered the seats of the next game while others wait for one. */
import { type Game, houseSeat, seatsOf } from '../../game/index.ts';

/** The winners of the last game, as long as it is on the table, then those who wait; nobody where nobody waits. */
export function winnerStays(queue: readonly string[], game: Game | undefined): readonly string[] {
  if (queue.length === 0) return [];
  return [...new Set([...(game === undefined ? [] : stayers(game)), ...queue])];
}

/** The house is left out: it plays wherever it is asked to, and nobody has to beat it to get its seat. */
function stayers(game: Game): readonly string[] {
  return seatsOf(game).filter(
    (seat, player) => game.winners.includes(player) && houseSeat(seat) === undefined,
  );
}
