/** The fleet page with answers that stand here: a hall with its servers would have few of these troubles. */
import type { Page } from 'playwright-core';
import type {
  FleetAnswer,
  FleetTable,
  LeaguesAnswer,
  TakingsAnswer,
  TakingsLine,
} from '../../src/hall/fleet/messages.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { tellAll } from '../../src/language/sentence.ts';
import type { Still } from './still.ts';

const NOW_MS = Date.UTC(2026, 10, 22, 20);
const TABLE_NAME = 'Window beside the long bar 30 m';

const table = (name: string, change: Partial<FleetTable> = {}): FleetTable => ({
  ...{
    id: `${name}TTTTTTTTTTTTTTTT`.slice(0, 16),
    name,
    group: 'Upper floor',
    state: 'here',
    heardMs: 3000,
  },
  beat: {
    ...{ version: '1.2.3', firmware: 'Uno 1.4', board: 'ready', faults: ['link-lost', 'disk-full'] },
    ...{ behind: 12_345, backupAgeMs: 86_400_000, freeBytes: 5e9, celsius: 71 },
    settings: { revision: 3, refused: null, drift: ['tumbleMs', 'defaultPlayers'] },
    clockMs: 12_000,
  },
  ...change,
});

const FLEET: FleetAnswer = {
  tables: [
    table(TABLE_NAME),
    table('Bar 2', { group: '', state: 'away' }),
    table('Bar 10', { state: 'never', heardMs: null, beat: null }),
  ],
  releases: ['dicetable-1.2.4.tgz'],
  wanted: [
    {
      group: 'Upper floor',
      revision: 3,
      who: 'Wilhelmine M',
      atMs: NOW_MS,
      text: 'tumbleMs: 300\ncalm: true\n',
    },
  ],
  acts: (['identify', 'restart', 'backup', 'settings', 'update', 'claim', 'group'] as const).map((what) => ({
    ...{ atMs: NOW_MS, who: 'Wilhelmine M', what, table: TABLE_NAME, about: '' },
    answer: { done: true, text: { say: 'order.lights' } },
  })),
};

const line = (name: string): TakingsLine => ({
  ...{ name, currency: 'EUR', games: 1234, ended: 1200, players: 4321, minutes: 54_321, coins: 2468 },
  ...{ money: 1_234_550, paidGames: 1111, freeGames: 89, serviceCredits: 12 },
});

const BOOKS: TakingsAnswer = {
  ...{ months: ['2026-11', '2026-10'], month: '2026-11', all: [line('')] },
  ...{ tables: [line(TABLE_NAME), line('Bar 2')], days: [line('2026-11-21'), line('2026-11-22')] },
  aside: [{ name: 'Bar 2', day: '2026-11-20', currency: 'EUR', money: 500 }],
};

const LEAGUES: LeaguesAnswer = {
  pages: 'http://192.168.178.123:8080',
  leagues: [
    {
      ...{
        no: 1,
        name: 'Donnerstagsmeisterschaft der Kegelfreunde Nordwest',
        kind: 'single',
        rules: 'yahtzee',
      },
      ...{ stage: 'entry', seats: { group: null }, players: ['Wwwwwwwwwwww', 'Mmmmmmmmmmmm'], left: [] },
      about: 'Yahtzee',
    },
  ],
  kinds: [{ id: 'single', name: 'Knockout' }],
  games: [{ id: 'yahtzee', name: 'Yahtzee' }],
};

const ANSWERS: Readonly<Record<string, object>> = {
  fleet: FLEET,
  books: BOOKS,
  leagues: LEAGUES,
};

export function fleetStills(url: string): readonly Still[] {
  const open = async (page: Page, who: string | null, shown: string): Promise<void> => {
    await page.route('**/fleet/api/**', (route) => {
      const [, asked = ''] = /\/fleet\/api\/([\w-]+)/.exec(route.request().url()) ?? [];
      const json = asked === 'session' ? { name: who } : tellAll(SENTENCES, ANSWERS[asked] ?? {});
      return route.fulfill({ json });
    });
    await page.goto(url);
    await page.locator(shown).first().waitFor();
  };
  return [
    { name: '/fleet door', open: (page) => open(page, null, '.sign-in') },
    {
      name: '/fleet',
      async open(page) {
        await open(page, 'Wilhelmine M', '.fleet-tables');
        for (const summary of await page.locator('summary').all()) await summary.click();
      },
    },
  ];
}
