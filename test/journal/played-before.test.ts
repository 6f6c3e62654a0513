/** Journals of games that an earlier Dicetable played (test/fixtures): what it made of them, the present one makes too. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { TableCommand } from '../../src/table/state/reaction.ts';
import { dataFolder } from './folder.ts';
import { startOn, verified } from './told.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/journals');

interface Expected {
  readonly verify: Readonly<Record<string, unknown>>;
  /** HTTP status of the history, by game. */
  readonly shown: Readonly<Record<string, number>>;
  readonly list: unknown;
  readonly hall: unknown;
  readonly state: unknown;
  /** How the game went on. */
  readonly next: readonly { readonly command: TableCommand; readonly events: unknown }[];
  readonly after: unknown;
}

test.each([
  ['evening', 'fifteen games of ten rule sets, with corrections, the last of them running'],
  ['farkle', "a Farkle turn of the cabinet's own rules with dice set aside"],
  ['reopened', 'a game that was over and whose last box is chosen again'],
])('%s: %s is verified, shown and played on as it was by the table that played it', async (name) => {
  const folder = dataFolder();
  const read = (file: string) => readFileSync(join(FIXTURES, `${name}.${file}`));
  const unzipped = (file: string) => gunzipSync(read(`${file}.gz`));
  const expected = JSON.parse(read('json').toString()) as Expected;
  const games = JSON.parse(unzipped('history.json').toString()) as Readonly<Record<string, object>>;
  writeFileSync(join(folder, 'journal.db'), unzipped('db'));
  copyFileSync(join(FIXTURES, 'cabinet.yaml'), join(folder, 'cabinet.yaml'));

  for (const [game, told] of Object.entries(expected.verify))
    expect(verified(folder, Number(game)), `game ${game}`).toEqual(told);
  const table = await startOn(folder);
  expect(await table.replayed()).toBe(0);
  expect(table.game()).toEqual(expected.state);
  expect(table.hall()).toEqual(expected.hall);
  expect(await table.list()).toEqual(expected.list);
  // New fields may have come since.
  for (const [game, shown] of Object.entries(expected.shown))
    expect(await table.shown(Number(game)), `game ${game}`).toMatchObject({ shown, ...games[game] });
  for (const { command, events } of expected.next) expect(await table.play(command)).toEqual(events);
  expect(table.game()).toEqual(expected.after);
  await table.close();
});
