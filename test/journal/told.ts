/** What a table tells of the journal that it was started on: values only, so that it is the same in every language. */
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { loadConfig } from '../../src/config/config.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { verifyGame } from '../../src/fairness/verify.ts';
import type { Game } from '../../src/game/index.ts';
import { readRecordOf } from '../../src/journal/store/read-record.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { startTable } from '../../src/main.ts';
import type { HistoryGame } from '../../src/server/history/messages.ts';
import type { TableCommand } from '../../src/table/state/reaction.ts';
import { startUno } from '../../src/testing.ts';

/** What `/history/<game>` shows. */
interface Shown {
  /** HTTP status of the JSON. */
  readonly shown: number;
  readonly history?: unknown;
  readonly csv?: string;
}

/** What `dicetable verify` finds in this game while no table has the journal open. */
export function verified(folder: string, game: number): unknown {
  const found = readRecordOf(folder, game);
  if (!('record' in found) || found.record === undefined) throw new Error(`Game ${game} is not there.`);
  const { cut, events, rolls, wrong, started } = verifyGame(found.record);
  const drawn = rolls.map((roll) => roll.drawn.join('')).join(' ');
  return { cut, seal: started?.seal, events, rolls: rolls.length, drawn, wrong: wrong.map(({ seq }) => seq) };
}

/** A table with its pages on this folder, where its cabinet file is too. */
export async function startOn(folder: string) {
  const uno = startUno();
  const clock = new LockstepClock(uno);
  const { config } = loadConfig(
    { options: { host: '127.0.0.1', httpPort: '0', dataDir: folder, tumbleMs: '150', logLevel: 'error' } },
    { working: folder, home: folder, config: folder, data: folder },
  );
  const journal = await openSqliteJournal(folder);
  const cable = { link: new ChipLink(uno), pins: undefined, close: async () => {} };
  const table = await startTable(config, { clock, cable, journal, draw: fairDraw });
  await clock.advance(400);
  const get = (path: string) => fetch(`http://127.0.0.1:${table.server.port}${path}`);
  return {
    replayed: async () => (await journal.info()).replayed,
    /** The hall of fame, without the times of its games: they are in the list. */
    hall: () =>
      Object.fromEntries(
        Object.entries(table.loop.view()?.hall ?? {}).map(([rules, entries]) => [
          rules,
          entries.map(({ endedAt: _, ...entry }) => entry),
        ]),
      ),
    game: () => stateOf(table.loop.view()?.game),
    /** The list of finished games, without the names of rule sets. */
    async list() {
      const { games } = (await (await get('/history.json')).json()) as { games: readonly HistoryGame[] };
      return games.map(({ rules, ...line }) => ({ ...line, rules: rules.id }));
    },
    async shown(number: number): Promise<Shown> {
      const json = await get(`/history/${number}.json`);
      if (!json.ok) return { shown: json.status };
      const { rules, rows, steps, title: _, ...facts } = (await json.json()) as HistoryGame;
      const history = {
        ...{ ...facts, rules: rules.id, rows: rows.map(({ id, kind }) => [id, kind]) },
        steps: steps.map(({ text: _, ...step }) => step),
      };
      const csv = await (await get(`/history/${number}.csv`)).text();
      return { shown: json.status, history, csv };
    },
    /** Plays on: the newest events. */
    async play(command: TableCommand) {
      const outcome = table.loop.command(command);
      await table.loop.settled();
      await clock.advance(500);
      if (outcome.type !== 'events') throw new Error(JSON.stringify(outcome));
      return outcome.events;
    },
    async close() {
      const closing = table.close();
      await clock.advance(1000);
      await closing;
    },
  };
}

/** What the rules need to know of a game; how it is kept in memory is nobody's business. */
function stateOf(game: Game | undefined): unknown {
  if (game === undefined) return undefined;
  const { number, rules, status, players, sealedPlayers, droppedOut, cut, rollsDrawn, opened } = game;
  const { winners, rehearsal, corrected, turn, kept, waiting } = game;
  const own =
    game.family === 'farkle'
      ? { totals: game.totals, turns: game.turns, sheet: game.sheet, farkles: game.farkles }
      : { cards: game.cards };
  const state = {
    ...{ number, rules, status, players, sealedPlayers, droppedOut, cut, rollsDrawn, opened },
    ...{ winners, rehearsal, corrected, turn, kept, waiting, ...own },
  };
  return JSON.parse(JSON.stringify(state));
}
