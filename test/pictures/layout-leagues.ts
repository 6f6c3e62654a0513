/** Leagues of every kind and stage without a database: long names, brackets that are half played. */
import type { HallLeagues } from '../../src/hall/gateway/leagues.ts';
import type { LeagueKind, LeagueStage } from '../../src/hall/league/kinds.ts';
import { matchesOf, openLeague, score } from '../../src/hall/league/league.ts';
import type { LeagueSheet } from '../../src/hall/league/sheet.ts';
import { standingsOf } from '../../src/hall/league/standings.ts';
import { LONG_NAMES } from './layout-moments.ts';

interface Wanted {
  readonly kind: LeagueKind;
  readonly stage: LeagueStage;
  readonly players: number;
  /** Matches that are played. */
  readonly played: number;
}

/** By number, from 1 on. */
const LEAGUES: readonly Wanted[] = [
  { kind: 'single', stage: 'entry', players: 5, played: 0 },
  { kind: 'robin', stage: 'drawn', players: 6, played: 7 },
  { kind: 'double', stage: 'drawn', players: 12, played: 9 },
  { kind: 'single', stage: 'over', players: 8, played: 7 },
];

async function sheetOf({ kind, stage, players, played }: Wanted, index: number): Promise<LeagueSheet> {
  const names = LONG_NAMES.slice(0, players);
  const line = {
    ...{ no: index + 1, name: 'Donnerstagsmeisterschaft der Kegelfreunde Nordwest', kind, stage },
    ...{ rules: 'yahtzee', seats: { group: null }, players: names, left: [] },
    openedAt: '2026-11-01T20:00:00.000Z',
  };
  if (stage === 'entry') return { ...line, standings: [], matches: [], calls: [] };
  const league = await openLeague(kind, 'yahtzee', names);
  const due = () => matchesOf(league).filter(({ state }) => state === 'due');
  for (let match = 0; match < played; match += 1) {
    const [next] = due();
    if (next !== undefined) await score(league, next.id, [201 + match, 187]);
  }
  const calls = due().slice(0, 2);
  return {
    ...line,
    standings: await standingsOf(league),
    matches: matchesOf(league),
    calls: calls.map(({ id, players }, at) => ({
      ...{ match: id, table: `${at}`, tableName: 'Window beside the long bar 30 m' },
      players: players.flatMap((player) => player ?? []),
    })),
  };
}

export async function layoutLeagues(): Promise<HallLeagues> {
  const sheets = await Promise.all(LEAGUES.map(sheetOf));
  return {
    list: async () => sheets,
    show: async (no) => sheets[no - 1],
    enter: async () => 'closed',
  };
}
