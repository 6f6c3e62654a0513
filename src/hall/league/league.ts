/** A league or a tournament as one document: who plays whom, and what came of it. Brackets are those of brackets-manager. */
import { BracketsManager } from 'brackets-manager';
import { type BracketRow, type Brackets, documentStorage, noBrackets } from './document-storage.ts';
import type { LeagueKind } from './kinds.ts';
import type { Match } from './sheet.ts';

export interface League {
  readonly kind: LeagueKind;
  /** Id of the rule set that counts. */
  readonly rules: string;
  /** In the order of their seeds. */
  readonly players: readonly string[];
  readonly brackets: Brackets;
}

const STAGES = { robin: 'round_robin', single: 'single_elimination', double: 'double_elimination' } as const;
/** Whom brackets-manager asks whose league it is: each document has but one. */
const ONLY = 1;
/** As brackets-model numbers them. */
const STATUS = { ready: 2, running: 3 } as const;

/** Throws what brackets-manager says: a bug, since names and numbers were looked at before. */
export async function openLeague(
  kind: LeagueKind,
  rules: string,
  players: readonly string[],
): Promise<League> {
  const league = { kind, rules, players, brackets: noBrackets() };
  const size = 2 ** Math.ceil(Math.log2(players.length));
  await managerOf(league).create.stage({
    ...{ tournamentId: ONLY, name: kind, type: STAGES[kind] },
    seeding: [...players],
    settings:
      kind === 'robin'
        ? {
            groupCount: 1,
            roundRobinMode: 'simple',
            size: players.length,
            seedOrdering: ['groups.effort_balanced'],
          }
        : {
            ...{ size, balanceByes: true, seedOrdering: ['inner_outer'] },
            ...(kind === 'double' ? { grandFinal: 'double' } : { consolationFinal: false }),
          },
  });
  return league;
}

export type NoScore = 'no-match' | 'not-due' | 'tie';

/** Changes the league; or says why not. A knockout has no draw: the two play again. */
export async function score(
  league: League,
  id: number,
  [first, second]: readonly [number, number],
): Promise<NoScore | undefined> {
  const match = matchesOf(league).find((one) => one.id === id);
  if (match === undefined) return 'no-match';
  if (match.state === 'waits' || match.state === 'free') return 'not-due';
  if (first === second && league.kind !== 'robin') return 'tie';
  const result = first === second ? 'draw' : undefined;
  const wins = (mine: number, other: number) => result ?? (mine > other ? 'win' : 'loss');
  try {
    await managerOf(league).update.match({
      id,
      opponent1: { score: first, result: wins(first, second) },
      opponent2: { score: second, result: wins(second, first) },
    });
  } catch (error) {
    // A score that later matches were played by stays as it is.
    if (error instanceof Error && /locked/.test(error.message)) return 'not-due';
    throw error;
  }
  return undefined;
}

/** Whoever has left loses what is still due, without points; of two who have, the one who left first. True: something was decided. */
export async function walkOver(league: League, left: readonly string[]): Promise<boolean> {
  let some = false;
  for (;;) {
    const due = matchesOf(league).filter(({ state }) => state === 'due');
    const lost = due
      .map(({ id, players }) => {
        const places = players.map((player) => left.indexOf(player ?? ''));
        const gone = places.filter((place) => place >= 0);
        return { id, side: gone.length === 0 ? -1 : places.indexOf(Math.min(...gone)) };
      })
      .find(({ side }) => side >= 0);
    if (lost === undefined) return some;
    some = true;
    const forfeit = { forfeit: true };
    await managerOf(league).update.match({
      id: lost.id,
      ...(lost.side === 0 ? { opponent1: forfeit } : { opponent2: forfeit }),
    });
  }
}

export function matchesOf({ brackets }: League): readonly Match[] {
  const names = new Map(brackets.participant.map(({ id, name }) => [id, `${name}`]));
  const numbers = (table: 'group' | 'round') =>
    new Map(brackets[table].map(({ id, number }) => [id, Number(number)]));
  const [groups, rounds] = [numbers('group'), numbers('round')];
  return brackets.match.map((row) => {
    const sides = [sideOf(row.opponent1), sideOf(row.opponent2)] as const;
    const [one, two] = sides;
    const name = ({ id }: Side) => (id === null ? null : (names.get(id) ?? null));
    return {
      ...{
        id: row.id,
        group: groups.get(Number(row.group_id)) ?? 1,
        round: rounds.get(Number(row.round_id)) ?? 1,
      },
      ...{ players: [name(one), name(two)], points: [one.score, two.score] },
      winner: one.result === 'win' ? 0 : two.result === 'win' ? 1 : null,
      state: stateOf(row, sides),
    };
  });
}

export function managerOf({ brackets }: Pick<League, 'brackets'>): BracketsManager {
  return new BracketsManager(documentStorage(brackets));
}

interface Side {
  readonly id: number | null;
  readonly score: number | null;
  readonly result: 'win' | 'draw' | 'loss' | undefined;
}

/** null: nobody will ever stand there. */
function sideOf(value: unknown): Side {
  const { id = null, score = null, result } = (value ?? {}) as Partial<Side>;
  return { id, score, result };
}

/** A side that is null, and not only unknown yet, stays empty: whoever is opposite has nothing to play. */
function stateOf({ status, opponent1, opponent2 }: BracketRow, sides: readonly Side[]): Match['state'] {
  if (opponent1 === null || opponent2 === null) return 'free';
  if (sides.some(({ result }) => result !== undefined)) return 'played';
  return status === STATUS.ready || status === STATUS.running ? 'due' : 'waits';
}
