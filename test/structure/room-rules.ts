/** Who may import whom in the houses of many rooms, journal, server, coach and sound; and what a rule is. */

export interface Rule {
  /** Files that this rule is about, as the beginning of their path; the longest match counts. */
  readonly from: string;
  /** Beginnings of the paths of ours that they may import, beside their own folder. */
  readonly may: readonly string[];
  /** Node's modules, packages: none, or any. */
  readonly pure?: boolean;
  /** Packages that even a pure folder may use. */
  readonly packages?: readonly string[];
}

export const LEAVES = [
  ...['src/clock/clock.ts', 'src/clock/calendar.ts', 'src/fault/', 'src/language/', 'src/small-heap.ts'],
];

/** What a sound is, and what people may choose of sounds. */
export const SOUND_WORDS = ['cue', 'choices'].map((name) => `src/sound/${name}.ts`);

const JOURNAL = ['src/books/', 'src/game/', 'src/fairness/', ...LEAVES];
/** What all rooms of the journal share: its ports, and what is told of a game. */
const JOURNAL_ROOT = [
  ...['archive', 'day-time', 'finished-games', 'game-check', 'in-order', 'journal', 'open-record'],
  'outbox',
].map((name) => `src/journal/${name}.ts`);

const SERVER = ['src/books/', 'src/game/', 'src/fairness/', 'src/table/', 'hardware/', ...LEAVES];
/** What all rooms of the server share. */
const SERVER_ROOT = ['log', 'own-requests', 'refuse', 'request-language', 'wall-clock'].map(
  (at) => `src/server/${at}.ts`,
);

/** Packages that a table without a hall never loads. */
export const HALL_ONLY = /^(@nats-io\/|pg$)/;

const LEAGUE_SHEET = ['src/language/', 'src/hall/league/sheet.ts', 'src/hall/league/kinds.ts'];
const ROWS = ['src/hall/store/', 'src/hall/wire/'];
const ASKED = ['seats', 'sits', 'open-entry', 'due-players'];
const DEALT = [...ROWS, ...ASKED.map((name) => `src/hall/league/${name}.ts`)];

export const ROOM_RULES: readonly Rule[] = [
  // The chain of the journal's events is checked by pages too, so it lives in fairness.
  { from: 'src/journal/', may: JOURNAL },
  // Its rooms, each of which knows those before it: guard, store, backup, thread.
  { from: 'src/journal/guard/', may: ['src/plain-file.ts', 'src/fault/', 'src/language/'] },
  { from: 'src/journal/store/', may: [...JOURNAL, ...JOURNAL_ROOT, 'src/journal/guard/'] },
  {
    from: 'src/journal/backup/',
    may: [...JOURNAL, ...JOURNAL_ROOT, 'src/journal/guard/', 'src/journal/store/'],
  },
  {
    from: 'src/journal/thread/',
    may: [...JOURNAL, ...JOURNAL_ROOT, 'src/journal/store/', 'src/journal/backup/'],
  },
  { from: 'src/journal/memory/', may: [...JOURNAL, ...JOURNAL_ROOT] },
  { from: 'src/server/view/messages.ts', may: ['src/language/', 'hardware/'], pure: true },
  { from: 'src/server/view/change.ts', may: [], pure: true },
  {
    from: 'src/server/view/snapshot.ts',
    may: ['src/language/', 'hardware/dice.ts'],
    pure: true,
  },
  { from: 'src/server/', may: SERVER },
  // Its rooms, each of which knows those before it: guard and view, then what serves one address each.
  { from: 'src/server/guard/', may: [...SERVER_ROOT, ...LEAVES] },
  { from: 'src/server/view/', may: SERVER },
  { from: 'src/server/view/heard-view.ts', may: ['src/language/', 'src/sound/cue.ts'], pure: true },
  { from: 'src/server/live/', may: [...SERVER, ...SERVER_ROOT, 'src/server/guard/', 'src/server/view/'] },
  { from: 'src/server/control/', may: [...SERVER, ...SERVER_ROOT, 'src/server/guard/', 'src/server/view/'] },
  { from: 'src/server/pages/', may: [...SERVER, ...SERVER_ROOT, 'src/server/guard/', 'src/server/view/'] },
  {
    from: 'src/server/history/',
    may: [...SERVER, ...SERVER_ROOT, 'src/server/guard/', 'src/server/view/', 'src/server/pages/gzip.ts'],
  },
  {
    from: 'src/server/people/',
    may: [...SERVER, ...SERVER_ROOT, 'src/server/guard/', 'src/server/history/', 'src/people/'],
  },
  { from: 'src/server/people/messages.ts', may: ['src/language/'], pure: true },
  {
    from: 'src/server/operator/',
    may: [
      ...SERVER,
      ...SERVER_ROOT,
      'src/server/guard/',
      'src/server/people/messages.ts',
      'src/config/setting.ts',
      'src/sound/choices.ts',
    ],
  },
  // What tables and halls say to each other: nobody needs NATS or PostgreSQL to read it.
  {
    from: 'src/hall/wire/',
    may: ['src/game/', 'src/language/', 'src/journal/outbox.ts'],
    pure: true,
    packages: ['zod'],
  },
  // Everything else of a hall may use NATS and PostgreSQL, which nobody else may.
  {
    from: 'src/hall/store/',
    may: ['src/hall/wire/', 'src/fairness/', 'src/journal/outbox.ts', ...LEAVES],
  },
  // What pages are shown of leagues, without brackets and database.
  { from: 'src/hall/league/kinds.ts', may: [], pure: true },
  { from: 'src/hall/league/sheet.ts', may: ['src/hall/league/kinds.ts'], pure: true },
  { from: 'src/hall/league/', may: [...ROWS, 'src/hall/count/true-game.ts', 'src/game/', ...LEAVES] },
  {
    from: 'src/hall/round/messages.ts',
    may: ['src/fairness/', 'src/hall/round/ranking.ts', 'src/language/'],
    pure: true,
  },
  { from: 'src/hall/round/ranking.ts', may: [], pure: true },
  { from: 'src/hall/round/', may: [...DEALT, 'src/fairness/', 'src/game/', ...LEAVES] },
  // Those who watch: the code of a table's own server, over the wire instead of beside the table.
  { from: 'src/hall/board/messages.ts', may: ['src/language/'], pure: true },
  { from: 'src/hall/board/fame-messages.ts', may: ['src/language/'], pure: true },
  { from: 'src/hall/board/league-messages.ts', may: LEAGUE_SHEET, pure: true },
  {
    from: 'src/hall/board/',
    may: ['src/hall/wire/', 'src/server/live/', 'src/server/guard/limits.ts', ...SERVER_ROOT, ...LEAVES],
  },
  {
    from: 'src/hall/gateway/',
    may: [
      ...['src/hall/board/', 'src/hall/league/', 'src/hall/round/messages.ts', 'src/hall/wire/'],
      ...['src/server/', 'src/game/', ...LEAVES],
    ],
  },
  { from: 'src/hall/servers/', may: ['src/run-tool.ts', ...LEAVES] },
  {
    from: 'src/hall/identity/',
    may: ['src/hall/wire/', 'src/journal/guard/durable-file.ts', 'src/plain-file.ts', ...LEAVES],
  },
  { from: 'src/hall/ingest/', may: ['src/hall/wire/', 'src/hall/store/', 'src/hall/round/', ...LEAVES] },
  {
    from: 'src/hall/office/',
    may: ['src/hall/wire/', 'src/hall/store/', 'src/hall/identity/', ...LEAVES],
  },
  {
    from: 'src/hall/count/',
    may: [
      ...['src/hall/store/', 'src/hall/wire/', 'src/books/', 'src/game/', 'src/fairness/'],
      ...['day-time', 'game-check', 'open-record', 'outbox'].map((name) => `src/journal/${name}.ts`),
      ...['src/hall/board/fame-messages.ts', 'hardware/cabinet.ts', ...LEAVES],
    ],
  },
  { from: 'src/hall/fleet/messages.ts', may: LEAGUE_SHEET, pure: true },
  // What operators of a hall do, behind the door that a table's own operators go through.
  {
    from: 'src/hall/fleet/',
    may: [
      ...['wire', 'store', 'identity', 'office', 'count', 'league'].map((room) => `src/hall/${room}/`),
      'src/books/',
      ...['src/server/guard/', 'src/server/operator/', ...SERVER_ROOT],
      ...['src/game/', ...LEAVES],
    ],
  },
  { from: 'src/hall/open-fleet.ts', may: ['src/hall/', 'src/server/', 'src/clock/', ...LEAVES] },
  // At the table: nothing of the hall's own side.
  {
    from: 'src/hall/feed/',
    may: [
      ...['src/hall/wire/', 'src/hall/identity/', 'src/game/'],
      ...['src/journal/journal.ts', 'src/journal/outbox.ts'],
      ...['src/clock/', 'src/server/view/messages.ts', 'src/server/wall-clock.ts'],
      ...LEAVES,
    ],
  },
  { from: 'src/hall/', may: ['src/clock/', 'src/game/', 'src/server/log.ts', ...LEAVES] },
  { from: 'src/coach/', may: ['src/plain-file.ts', 'src/strategy/', 'src/game/', ...LEAVES] },
  // A thread is told the cabinet file's own sets as they stand there.
  {
    from: 'src/coach/thread/',
    may: [
      ...['advice', 'mind', 'game-odds', 'race', 'values'].map((name) => `src/coach/${name}.ts`),
      ...['src/strategy/', 'src/game/'],
      'src/config/own-rule-sets.ts',
      'src/config/schema.ts',
      ...LEAVES,
    ],
  },
  { from: 'src/coach/two-threads/', may: ['src/strategy/', 'src/game/'] },
  { from: 'src/sound/', may: ['src/plain-file.ts', 'src/run-tool.ts', ...LEAVES] },
  // Pages play the same sounds, and tests hear them without a loudspeaker.
  ...['cue', 'choices', 'volume', 'try-sound', 'sound'].map((name) => ({
    from: `src/sound/${name}.ts`,
    may: ['src/language/'],
    pure: true,
  })),
  { from: 'src/sound/mixer/', may: ['src/sound/', 'src/language/'], pure: true },
  {
    from: 'src/open-sound.ts',
    may: [
      'src/sound/',
      'src/app/log.ts',
      'src/config/schema.ts',
      'src/package-root.ts',
      'src/table/options.ts',
      'src/language/',
    ],
  },
  {
    from: 'src/open-control.ts',
    may: ['src/app/table-loop.ts', 'src/open-board.ts', 'src/server/control/control-route.ts'],
  },
  // Loads a broker's client only where the cabinet file names a broker.
  { from: 'src/open-home.ts', may: ['src/'] },
  { from: 'src/open-hall.ts', may: ['src/'] },
  { from: 'src/obey-hall.ts', may: ['src/'] },
  { from: 'src/open-journal.ts', may: ['src/config/schema.ts', 'src/journal/', ...LEAVES] },
  // People have names beside the journal, never in it.
  {
    from: 'src/people/',
    may: [
      ...['hardware/emblems.ts', 'src/game/', 'src/plain-file.ts', 'src/server/people/messages.ts'],
      ...['src/journal/guard/durable-file.ts', ...LEAVES],
    ],
  },
  { from: 'src/home/', may: ['src/game/', 'src/table/', ...LEAVES] },
  ...['package-root', 'plain-file', 'run-tool', 'small-heap'].map((name) => ({
    from: `src/${name}.ts`,
    may: [],
  })),
  // Releases on the disk: they know no table, and are handed what is tried with them.
  {
    from: 'src/update/',
    may: ['src/package-root.ts', 'src/run-tool.ts', 'src/journal/guard/durable-file.ts', ...LEAVES],
  },
  // Run where releases are made.
  {
    from: 'src/update/make/',
    may: [
      ...['src/update/', 'src/run-tool.ts', 'src/package-root.ts', 'src/open-board.ts'],
      'src/journal/store/schema.ts',
    ],
  },
  {
    from: 'src/ask-update.ts',
    may: ['src/update/', 'src/journal/store/sqlite-store.ts', 'src/config/schema.ts', 'src/fault/'],
  },
  {
    from: 'src/try-update.ts',
    may: ['src/update/', 'src/maintenance.ts', 'src/journal/backup/restore.ts', 'src/config/schema.ts'],
  },
];
