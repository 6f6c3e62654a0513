/** Who is offered the seats of the next game while others wait for one. */
import { type Game, houseSeat, seatsOf } from '../../game/index.ts';

/** The winners of the last game, as long as it is on the table, then those who wait; nobody where nobody waits. */
export function winnerStays(queue: readonly string[], game: Game | undefined): readonly string[] {
  if (queue.length === 0) return [];
  const seats = game?.status === 'over' ? seatsOf(game) : [];
  const stay = (game?.winners ?? []).flatMap((player) => seats[player] ?? []);
  // The house plays wherever it is asked to; nobody has to beat it to get its seat.
  return [...new Set([...stay.filter((seat) => houseSeat(seat) === undefined), ...queue])];
}
