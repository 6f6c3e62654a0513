/** Who is ahead, by how much, and what the others need. */
import type { ToldSnapshot } from '../link/told.ts';

export interface Rank {
  /** Index into the players. */
  readonly player: number;
  /** From 1; who is level shares it. */
  readonly place: number;
  /** Behind the best. */
  readonly behind: number;
  /** Level with others at the top. */
  readonly level: boolean;
  /** In the last two rounds: points that would bring the lead; null = too early to say, leading already, or out of reach. */
  readonly needs: number | null;
  /** No open box, nor all of them, can bring that lead any more. */
  readonly beaten: boolean;
  /** Comes after all who play on or have finished. */
  readonly droppedOut: boolean;
}

/** From this many rounds before the end on, the pages say what is needed. */
const LAST_ROUNDS = 2;

/** In the order of the players. `more`: what each total can still grow by; left out: nobody knows. */
export function ranking(
  { players, screen, round, rounds }: Pick<ToldSnapshot, 'players' | 'screen' | 'round' | 'rounds'>,
  more: readonly { readonly more: number }[] = [],
): readonly Rank[] {
  const inPlay = players.filter(({ droppedOut }) => !droppedOut);
  const best = Math.max(...(inPlay.length > 0 ? inPlay : players).map(({ total }) => total));
  const leaders = inPlay.filter(({ total }) => total === best).length;
  const late = screen === 'turn' && rounds > 0 && round > rounds - LAST_ROUNDS;
  return players.map(({ total, droppedOut }, player) => {
    const leads = total === best && leaders === 1;
    const among = droppedOut ? players.filter((other) => other.droppedOut) : inPlay;
    const most = total + (more[player]?.more ?? Number.POSITIVE_INFINITY);
    const beaten = screen === 'turn' && !droppedOut && most < best;
    const ahead = among.filter((other) => other.total > total).length;
    return {
      player,
      place: 1 + ahead + (droppedOut ? inPlay.length : 0),
      behind: best - total,
      level: !droppedOut && total === best && leaders > 1,
      needs: late && !leads && !droppedOut && most > best && players.length > 1 ? best - total + 1 : null,
      beaten,
      droppedOut,
    };
  });
}
