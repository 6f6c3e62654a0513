/** What start, restore and verify make of a journal: a named fault, or nothing but what was played. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { verifyGame } from '../../src/fairness/verify.ts';
import { Fault } from '../../src/fault/fault.ts';
import {
  adjusted,
  adjustmentsOf,
  type Game,
  type GameEvent,
  playedGame,
  RULE_SETS,
  replay,
  totalsOf,
} from '../../src/game/index.ts';
import { restoreJournal } from '../../src/journal/backup/restore.ts';
import { readRecordOf } from '../../src/journal/store/read-record.ts';
import { DATABASE_FILE, openStore } from '../../src/journal/store/sqlite-store.ts';
import { must } from './campaign.ts';
import { AT } from './stored-games.ts';

/** Numbers of the games of the honest journal. */
export const GAMES = [1, 2, 3];
const MANY = 1_000_000;

/** Dice, points, turns and ends; all else is what people wanted, and whoever writes the file may want something else. */
const RESULTS: ReadonlySet<string> = new Set([
  ...[
    'game started',
    'rolled',
    'scored',
    'claimed',
    'set aside',
    'spared',
    'farkled',
    'banked',
    'game ended',
  ],
]);
/** Words of people, and what is said of nobody's points. */
const WORDS = ['by', 'why', 'coach', 'game'];

/** By the seed of each game, what was played of it. */
export type Played = ReadonlyMap<string, readonly GameEvent[]>;

export function playedIn(events: readonly GameEvent[]): Played {
  return new Map(gamesIn(events).map((game) => [seedOf(game), game]));
}

export interface Place {
  /** Has the journal. */
  readonly folder: string;
  /** For what is restored. */
  readonly other: string;
  /** The one of its games that is asked for by its number. */
  readonly game: number;
}

export const LOOKS: Readonly<Record<string, (place: Place, played: Played) => void>> = {
  start({ folder, game }, played) {
    const store = openStore(folder, 'ours', 'dice');
    const looks = [
      () => checkGame(store.read(), played),
      () =>
        checkEnds(
          store.finished(0, MANY).map((kept) => kept.game),
          played,
        ),
      () =>
        checkEnds(
          store.history(undefined, MANY).games.map((kept) => kept.game),
          played,
        ),
      () => void store.fameEdits(),
      () => checkGame(store.gameEvents(game, 0, MANY), played),
    ];
    try {
      // A hall of fame that cannot be read stops nobody from playing: each answer stands for itself.
      const faults = looks.map(faultOf).filter((fault) => fault !== undefined);
      if (faults[0] !== undefined) throw faults[0];
    } finally {
      store.close();
    }
  },
  restore({ folder, other }, played) {
    rmSync(other, { recursive: true, force: true });
    mkdirSync(other);
    restoreJournal(other, join(folder, DATABASE_FILE), new Date(AT), 'dice');
    const database = new DatabaseSync(join(other, DATABASE_FILE));
    const rows = database.prepare('SELECT payload FROM event ORDER BY seq').all();
    database.close();
    const events = rows.map(({ payload }) => JSON.parse(String(payload)) as GameEvent);
    for (const game of gamesIn(events)) checkEvents(game, played);
  },
  verify({ folder, game }, played) {
    const found = readRecordOf(folder, game);
    if (!('record' in found) || found.record === undefined) return;
    const { rows } = found.record;
    const isRight =
      verifyGame(found.record).wrong.length === 0 && playedGame(RULE_SETS, rows).wrong === undefined;
    if (isRight)
      checkEvents(
        rows.map(({ payload }) => JSON.parse(payload) as GameEvent),
        played,
      );
  },
};

/** Anything else that is thrown is a loss: a bug, or a lie. */
function faultOf(look: () => void): Fault | undefined {
  try {
    look();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

function checkGame(stored: readonly { readonly event: GameEvent }[], played: Played): void {
  if (stored.length > 0)
    checkEvents(
      stored.map(({ event }) => event),
      played,
    );
}

/** They are the first of those that were played. */
function checkEvents(events: readonly GameEvent[], played: Played): void {
  const [started] = events;
  // Nobody's: it never counts, and says so.
  if (started?.type === 'game started' && started.rehearsal === true) return;
  const wanted = resultsOf(played.get(seedOf(events)) ?? []);
  for (const [index, found] of resultsOf(events).entries())
    must(found === wanted[index], () => `${found} is told, not ${wanted[index]}`);
}

function checkEnds(
  games: readonly { readonly seed: string; readonly winners: readonly number[] }[],
  played: Played,
): void {
  for (const game of games) {
    const wanted = replay(played.get(game.seed) ?? []);
    const isSame =
      wanted !== undefined &&
      `${totalsIn(game as never)} ${game.winners}` === `${totalsIn(wanted)} ${wanted.winners}`;
    must(
      isSame || (game as { rehearsal?: boolean }).rehearsal === true,
      () => `a hall of fame has ${JSON.stringify(game)}`,
    );
  }
}

/** Without what an operator has given and taken: verify names who did, but whoever writes the file may do it twice. */
function totalsIn(game: Game): string {
  const rules = RULE_SETS.find(({ id }) => id === game.rules);
  return totalsOf(rules, game)
    .map((total, player) => total - adjusted(adjustmentsOf(game, player)))
    .join(' ');
}

function resultsOf(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event, index) => {
    if (!RESULTS.has(event.type)) return [];
    if (event.type !== 'game ended') return [inResults(event)];
    const over = replay(events.slice(0, index + 1)) as Game;
    const totals = totalsOf(
      RULE_SETS.find(({ id }) => id === over.rules),
      over,
    );
    must(`${totals}` === `${event.totals}`, () => `it ends with ${event.totals}, and comes to ${totals}`);
    return [`${inResults({ ...event, totals: [] })} ${totalsIn(over)}`];
  });
}

function inResults(event: GameEvent): string {
  return JSON.stringify(event, (key, value: unknown) => (WORDS.includes(key) ? undefined : value));
}

function seedOf([started]: readonly GameEvent[]): string {
  return started?.type === 'game started' ? started.seed : '';
}

function gamesIn(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const starts = events.flatMap(({ type }, index) => (type === 'game started' ? [index] : []));
  return starts.map((start, index) => events.slice(start, starts[index + 1]));
}
