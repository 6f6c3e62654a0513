/** Which games of a journal were played to their end, and how they ended. */
import { evolve, type Game, type GameEvent } from '../game/index.ts';

/** Oldest first. `events` in order; what comes before the first game belongs to none. */
export function finishedGames(events: Iterable<GameEvent>): readonly Game[] {
  const games: Game[] = [];
  let game: Game | undefined;
  for (const event of events) {
    if (event.type === 'game started' && game?.status === 'over') games.push(ended(game));
    if (event.type === 'game started' || game !== undefined) game = evolve(game, event);
  }
  return game?.status === 'over' ? [...games, ended(game)] : games;
}

/** Without what only a running game needs. */
function ended(game: Game): Game {
  return { ...game, waiting: [], kept: [], done: [] };
}
