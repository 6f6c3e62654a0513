/** Every page of a hall, as a gateway serves them, without its servers: tables, records, leagues and rounds out of memory. */
import { SystemClock } from '../../src/clock/system-clock.ts';
import { setName, YAHTZEE } from '../../src/game/index.ts';
import type { HallFameLine } from '../../src/hall/board/fame-messages.ts';
import { startGateway } from '../../src/hall/gateway/gateway.ts';
import { HALL, HallTable, MemoryBus, tableId } from '../hall/gateway/memory-hall.ts';
import { someSheet } from '../hall/round/some-sheet.ts';
import { fleetStills } from './fleet-stills.ts';
import { layoutLeagues } from './layout-leagues.ts';
import { LONG_NAMES } from './layout-moments.ts';
import type { Still, StillParts } from './still.ts';

const TABLE_NAME = 'Window beside the long bar 30 m';
const SEATS = [1, 2, 6, 12].map((players) => LONG_NAMES.slice(0, players));
const ROUNDS = [
  someSheet(),
  someSheet({ seed: null, closedAt: null, dealt: [], journalled: [], ranking: [], master: null }),
];

const fameLine = (name: string, index: number): HallFameLine => ({
  ...{ name, total: 312 - index, turns: null, corrected: index === 2 },
  ...{ table: tableId(0), tableName: TABLE_NAME, game: index + 1, endedMs: Date.UTC(2026, 10, index + 1) },
});

export async function hallStills({ webRoot, atEnd }: StillParts): Promise<readonly Still[]> {
  const clock = new SystemClock();
  const bus = new MemoryBus();
  const nothing = (): void => {};
  const names = new Map([0, 3].map((at) => [tableId(at), TABLE_NAME]));
  const calls = new Map([[tableId(1), LONG_NAMES.slice(2, 4)]]);
  const people = LONG_NAMES.slice(0, 10).map(fameLine);
  const gateway = await startGateway({
    ...{
      bus,
      hall: HALL,
      names: () => names,
      calls: () => calls,
      round: async (no) => ROUNDS[no - 1],
      clock,
    },
    records: {
      fame: async () => ({
        sets: [{ rules: YAHTZEE.id, name: setName(YAHTZEE), people, house: people.slice(0, 3) }],
        ...{ month: '2026-11', players: people.slice(0, 5).map(({ name }) => ({ name, wins: 12 })) },
      }),
      openGame: async () => undefined,
    },
    ...{ leagues: await layoutLeagues(), allowedHosts: [], version: '1.2.3' },
    ...{ host: '127.0.0.1', port: 0, webRoot, log: { info: nothing, warn: nothing, error: nothing } },
  });
  const tables = SEATS.map((players, at) => new HallTable(bus, tableId(at), clock, players));
  atEnd(async () => {
    for (const table of tables) table.close();
    await gateway.close();
  });
  for (const table of tables) table.play([{ roll: '66642' }, { score: 'chance' }]);
  const page = (name: string, path: string, shown: string): Still => ({
    name,
    async open(tab) {
      await tab.goto(new URL(path, gateway.url).href);
      await tab.locator(shown).first().waitFor();
    },
  });
  return [
    page('/hall', '/hall', '[data-state="playing"]'),
    page('/hall/table', `/hall/${tableId(2)}`, '.head a[href="/hall"]'),
    page('/hall/fame', '/hall/fame', '.hall-fame-proof'),
    page('/league', '/league', '.league-list'),
    page('/league entry', '/league/1', '.league-join .qr'),
    page('/league robin', '/league/2', '.league-standings'),
    page('/league double', '/league/3', '.league-rounds'),
    page('/league over', '/league/4', '.league-champion'),
    page('/round', '/round/1', '.verify[data-state="right"]'),
    page('/round sealed', '/round/2', '.verify[data-state="waiting"]'),
    ...fleetStills(new URL('/fleet.html', gateway.url).href),
  ];
}
