/** Who may import whom (src/README.md has the table of folders). */
import { HALL_ONLY, LEAVES, ROOM_RULES, type Rule, SOUND_WORDS } from './room-rules.ts';

const PORTS = ['src/board/board.ts', 'src/link/link.ts', 'src/journal/journal.ts', 'src/sound/sound.ts'];

/** Descriptions of chips: who may import `hardware/` may not import them. */
const CHIPS = 'hardware/chips/';

const KIND_OF_BOARD = [
  ...['board', 'cabinet', 'flash-command', 'open-link'].map((name) => `src/board/${name}.ts`),
  ...['src/table/', 'hardware/', CHIPS, 'src/link/link.ts', ...LEAVES],
];

const RULES: readonly Rule[] = [
  { from: 'hardware/', may: [CHIPS] },
  { from: 'hardware/cabinet.ts', may: [] },
  // Its words are those of the operator's page.
  { from: 'hardware/bringup-page.ts', may: [CHIPS, 'src/language/'] },
  { from: 'hardware/workshop/', may: ['hardware/'] },
  { from: 'src/clock/', may: [] },
  { from: 'src/language/', may: [], pure: true },
  { from: 'src/fault/', may: ['src/language/'], pure: true },
  { from: 'src/game/', may: ['src/language/'], pure: true },
  { from: 'src/books/', may: ['src/game/', 'src/language/', 'hardware/'], pure: true },
  { from: 'src/fairness/', may: ['src/language/'], pure: true, packages: ['@noble/hashes'] },
  { from: 'src/strategy/', may: ['src/game/', 'src/language/'], pure: true },
  // Runs where the project is built, and is imported by its test alone.
  { from: 'src/strategy/kernel/compile.ts', may: [] },
  {
    from: 'src/table/',
    may: ['src/books/', 'src/game/', 'src/language/', 'hardware/', ...SOUND_WORDS],
    pure: true,
  },
  {
    from: 'src/table/state/',
    may: [
      'src/table/at.ts',
      'src/table/options.ts',
      'src/table/times.ts',
      'src/books/',
      'src/game/',
      'src/language/',
      'hardware/',
    ],
    pure: true,
  },
  {
    from: 'src/table/screens/',
    may: [
      // What the burn-in plays.
      'src/sound/cue.ts',
      'src/table/state/',
      'src/table/picture/',
      'src/table/at.ts',
      'src/table/scene.ts',
      'src/table/times.ts',
      'src/books/',
      'src/game/',
      'src/language/',
      'hardware/',
    ],
    pure: true,
  },
  {
    from: 'src/table/picture/',
    may: ['src/table/at.ts', 'src/table/scene.ts', 'src/table/times.ts', 'src/game/', 'hardware/'],
    pure: true,
  },
  { from: 'src/board/board.ts', may: ['src/table/', 'hardware/', ...LEAVES], pure: true },
  { from: 'src/board/cabinet.ts', may: ['hardware/'], pure: true },
  { from: 'src/board/flash-command.ts', may: [], pure: true },
  {
    from: 'src/board/flash/',
    may: ['src/board/serial/', 'hardware/', CHIPS, 'src/link/link.ts', ...LEAVES],
    pure: true,
  },
  { from: 'src/board/open-link.ts', may: ['src/fault/', 'src/link/link.ts'], pure: true },
  { from: 'src/board/serial/', may: KIND_OF_BOARD },
  { from: 'src/board/firmata/', may: KIND_OF_BOARD },
  { from: 'src/link/chip-', may: ['src/link/', 'src/uno/', 'hardware/', ...LEAVES] },
  { from: 'src/link/', may: ['hardware/', CHIPS, ...LEAVES] },
  { from: 'src/uno/', may: ['hardware/', CHIPS, ...LEAVES] },
  ...ROOM_RULES,
  { from: 'src/config/setting.ts', may: ['src/language/'], pure: true },
  {
    from: 'src/config/',
    may: [
      ...[
        'hardware/',
        'src/plain-file.ts',
        'src/fault/',
        'src/books/',
        'src/game/',
        'src/language/',
        'src/table/',
      ],
      ...SOUND_WORDS,
    ],
  },
  {
    from: 'src/app/',
    may: [
      ...['src/plain-file.ts', 'src/books/', 'src/game/', 'src/fairness/', 'src/table/', 'hardware/'],
      ...[...LEAVES, ...PORTS, ...SOUND_WORDS],
    ],
  },
  // What operators do reaches across the house, so it has a folder of its own; main.ts hands it everything.
  {
    from: 'src/operator/',
    may: [
      'src/app/',
      'src/books/',
      'src/board/board.ts',
      'src/board/cabinet.ts',
      'src/config/',
      'src/doctor/',
      'src/game/',
      'src/journal/archive.ts',
      'src/plain-file.ts',
      // How backups are called: who restores one, and who makes them, must agree.
      'src/journal/backup/backup-files.ts',
      'src/server/operator/desk.ts',
      ...['src/server/operator/light-messages.ts', 'src/server/operator/service-messages.ts'],
      ...['src/server/operator/till-messages.ts', 'src/server/people/messages.ts'],
      'src/server/operator/messages.ts',
      'src/sound/sound.ts',
      'src/sound/try-sound.ts',
      'src/table/',
      'hardware/',
      ...LEAVES,
    ],
  },
  {
    from: 'src/commands/',
    may: [
      'src/books/',
      'src/game/',
      'src/strategy/',
      'src/coach/',
      'src/fairness/',
      'src/table/',
      'src/config/',
      'src/fault/',
      'src/language/',
      'src/app/log.ts',
      ...['src/plain-file.ts', 'src/run-tool.ts'],
      // service names the program of this package.
      'src/package-root.ts',
      // verify reads a journal that no table has open.
      'src/journal/store/read-record.ts',
      ...['src/hall/hall.ts', 'src/hall/open-gateway.ts', 'src/hall/ask-desk.ts', 'src/hall/servers/'],
      ...['src/main.ts', 'src/maintenance.ts', 'src/flash-board.ts', 'src/doctor/', 'src/gather-facts.ts'],
      // update and go-back prepare what run tries; league and hall look after many tables.
      ...['src/update/', 'src/ask-update.ts', 'src/try-update.ts', 'src/hall/'],
      // run tells why it cannot start where the cabinet's people look.
      'src/show-fault.ts',
    ],
  },
  { from: 'src/open-people.ts', may: ['src/'] },
  { from: 'src/cli.ts', may: ['src/commands/', 'src/fault/', 'src/language/'] },
  { from: 'src/main.ts', may: ['src/', 'hardware/'] },
  { from: 'src/open-board.ts', may: ['src/', 'hardware/'] },
  // Speaks to the configured board without journal, table and server.
  {
    from: 'src/show-fault.ts',
    may: [
      'src/open-board.ts',
      'src/board/board.ts',
      'src/clock/',
      'src/config/',
      'src/fault/',
      'src/language/',
      'src/table/picture/picture.ts',
      'hardware/',
    ],
  },
  // The board alone, without journal, table and server.
  {
    from: 'src/flash-board.ts',
    may: [
      'src/board/',
      'src/link/',
      'src/config/schema.ts',
      'src/open-board.ts',
      'src/uno/hex.ts',
      ...LEAVES,
      'src/clock/',
    ],
  },
  { from: 'src/doctor/', may: ['hardware/', 'src/language/'], pure: true },
  {
    from: 'src/doctor/gather/',
    may: [
      'src/doctor/facts.ts',
      'src/run-tool.ts',
      'src/board/board.ts',
      'src/config/schema.ts',
      ...['backup-files', 'whole-backup'].map((name) => `src/journal/backup/${name}.ts`),
      'src/journal/store/read-record.ts',
      'src/link/known-boards.ts',
      ...LEAVES,
    ],
  },
  // What only whoever runs everything can know: the board, the service, the data folder.
  { from: 'src/gather-facts.ts', may: ['src/'] },
  // Backup and restore need the journal and no table.
  { from: 'src/maintenance.ts', may: ['src/config/', 'src/journal/', 'src/operator/backups.ts', ...LEAVES] },
  { from: 'src/testing', may: ['src/', 'hardware/'] },
  {
    from: 'web/',
    may: [
      ...['src/server/view/messages.ts', 'src/server/view/change.ts'],
      'src/server/history/messages.ts',
      'src/server/operator/messages.ts',
      ...['src/server/operator/light-messages.ts', 'src/server/operator/service-messages.ts'],
      ...['src/server/operator/till-messages.ts', 'src/server/people/messages.ts'],
      ...['src/hall/board/messages.ts', 'src/hall/board/fame-messages.ts'],
      'src/hall/board/league-messages.ts',
      ...['src/hall/fleet/messages.ts', 'src/hall/round/messages.ts', 'src/fairness/', 'src/language/'],
      'src/sound/cue.ts',
      ...['hardware/cabinet.ts', 'hardware/coin-door.ts', 'hardware/dice.ts'],
      ...['hardware/font.ts', 'hardware/offline.ts', 'hardware/emblems.ts'],
    ],
  },
];

function ruleFor(file: string): Rule | undefined {
  return RULES.filter((rule) => file.startsWith(rule.from)).sort((a, b) => b.from.length - a.from.length)[0];
}

/** The sentence for a forbidden import, or undefined when it is allowed. */
export function forbidden(file: string, imported: string): string | undefined {
  const rule = ruleFor(file);
  if (rule === undefined) return `${file} stands under no import rule`;
  const ours = /^(src|hardware|web|test|firmware)\//.test(imported);
  if (!ours) {
    if (HALL_ONLY.test(imported) && !file.startsWith('src/hall/'))
      return `${file} must leave ${imported} to the hall`;
    const allowed = rule.pure !== true || (rule.packages ?? []).some((name) => imported.startsWith(name));
    return allowed ? undefined : `${file} is pure and must not import ${imported}`;
  }
  const home = `${file.split('/').slice(0, -1).join('/')}/`;
  const allowed = [home, ...(rule.from.endsWith('/') ? [rule.from] : []), ...rule.may];
  const fits = (start: string) =>
    imported.startsWith(start) && (start.startsWith(CHIPS) || !imported.startsWith(CHIPS));
  return allowed.some(fits) ? undefined : `${file} must not import ${imported}`;
}
