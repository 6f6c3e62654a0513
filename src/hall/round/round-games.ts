/** What a table has played of a round, out of the rows of its journal. */
import type { ClientBase } from 'pg';
import type { DealtThrow } from '../../fairness/verify-round.ts';
import {
  eventFrom,
  evolve,
  type Game,
  type GameEvent,
  isNoEvent,
  playedGame,
  type RuleSets,
  roundThrow,
} from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';

export interface PlayedRound {
  readonly state: 'plays' | 'over' | 'left';
  readonly players: readonly string[];
  readonly totals: readonly number[];
  readonly corrected: boolean;
  readonly wrong: Code | null;
  /** One list a player. */
  readonly throws: readonly (readonly DealtThrow[])[];
}

interface StoredRow {
  readonly seq: string;
  readonly at: string;
  readonly type: string;
  readonly payload: string;
}

/** Undefined: its journal has not told it yet. `game`: the one that the table has asked dice for. */
export async function gameOfRound(
  client: ClientBase,
  sets: RuleSets,
  round: number,
  cabinet: number,
  game: number,
): Promise<PlayedRound | undefined> {
  const { rows } = await client.query<StoredRow>(
    `SELECT e.seq, e.at, e.type, e.payload
       FROM event AS e, (
         SELECT max(seq) AS seq FROM event
          WHERE cabinet = $1 AND chain = 'games' AND type = 'game started' AND payload IS NOT NULL
            AND payload::jsonb ->> 'game' = $2 AND payload::jsonb -> 'round' ->> 'id' = $3) AS started
      WHERE e.cabinet = $1 AND e.chain = 'games' AND e.seq >= started.seq AND e.payload IS NOT NULL
        AND NOT EXISTS (SELECT FROM event AS n WHERE n.cabinet = $1 AND n.chain = 'games' AND n.type = 'game started'
                           AND n.seq > started.seq AND n.seq <= e.seq)
      ORDER BY e.seq`,
    [cabinet, `${game}`, `${round}`],
  );
  if (rows.length === 0) return undefined;
  const { wrong, totals, corrected } = playedGame(
    sets,
    rows.map((row) => ({ ...row, seq: Number(row.seq) })),
  );
  const ended = rows.some(({ type }) => type === 'game ended' || type === 'game abandoned');
  // Nobody replays what its rules do not make.
  if (wrong !== undefined)
    return {
      ...{ state: ended ? 'over' : 'plays', players: [], totals: [], corrected: false },
      ...{ wrong: wrong.why, throws: [] },
    };
  const events = rows.flatMap(({ type, payload }) => {
    const event = eventFrom(type, payload);
    return isNoEvent(event) ? [] : [event];
  });
  const { last, throws } = throwsIn(events);
  const state = last?.status === 'over' ? 'over' : last?.status === 'abandoned' ? 'left' : 'plays';
  return {
    ...{ state, players: last?.players ?? [], throws },
    totals: state === 'over' && last?.droppedOut.length === 0 ? totals : [],
    corrected: corrected.length > 0 || last?.corrected === true,
    wrong: null,
  };
}

function throwsIn(events: readonly GameEvent[]): {
  readonly last: Game | undefined;
  readonly throws: readonly (readonly DealtThrow[])[];
} {
  const throws: DealtThrow[][] = [];
  let game: Game | undefined;
  for (const event of events) {
    const asked =
      event.type === 'rolled' && game !== undefined && event.held.includes(false)
        ? roundThrow(game, event.held)
        : undefined;
    if (asked !== undefined && event.type === 'rolled') {
      const { turn, roll, held, seat } = asked;
      const own = throws[seat] ?? [];
      own.push({ turn, roll, held, faces: event.faces });
      throws[seat] = own;
    }
    game = evolve(game, event);
  }
  return {
    last: game,
    throws: Array.from({ length: game?.players.length ?? 0 }, (_, seat) => throws[seat] ?? []),
  };
}
