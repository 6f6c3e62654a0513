/** The language of the table, chosen at the cabinet: after the games, by its own name. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.ts';
import { english } from '../language/english.ts';
import { TestTable } from './test-table.ts';

/** Behind the games, with English as the table's own: German, then the others, and LEARN. */
const TO_GERMAN = LANGUAGES.map(() => 'previous' as const);

async function chooseGerman(table: TestTable): Promise<void> {
  await table.press('lever', ...TO_GERMAN);
  expect(table.display).toBe('DEUTSCH');
  expect(table.message).toMatch(/^Deutsch\? Select makes it the language of this table/);
  await table.press('select');
}

test('select makes the language that is offered the table’s, and asks for the game again', async () => {
  const kept: string[] = [];
  const table = await TestTable.start({ keepLanguage: (language) => kept.push(language) > 0 });
  await chooseGerman(table);
  expect([table.view.language, table.display, kept]).toEqual(['de', 'YAHTZEE', ['de']]);
  await table.press('next');
  expect(table.display).toBe('FREI JKR');
  await table.press('previous', ...TO_GERMAN);
  expect(table.display).toBe('ENGLISH');
  await table.press('select');
  expect([table.view.language, kept]).toEqual(['en', ['de', 'en']]);
});

test('the game of before is offered, and the lever starts it', async () => {
  const table = await TestTable.start();
  await chooseGerman(table);
  await table.press('lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ status: 'playing', rules: 'yahtzee' });
  await table.press('lever');
  await table.advance(1500);
  expect(table.display).toBe('WURF 1/3');
});

test('a lever at an offered language changes none: it starts the game', async () => {
  const table = await TestTable.start();
  await table.press('lever', 'previous', 'previous', 'lever');
  await table.advance(400);
  expect([table.game?.rules, table.view.language]).toEqual(['yahtzee', 'en']);
});

test('a setup that was left in the middle of the languages begins with the game', async () => {
  const table = await TestTable.start();
  await table.press('lever', 'previous', 'previous');
  table.loop.key('q');
  await table.press('lever');
  expect(table.display).toBe('YAHTZEE');
});

test('a language that cannot be kept is spoken, and said to be there only for now', async () => {
  const table = await TestTable.start({ keepLanguage: () => false });
  await chooseGerman(table);
  expect([table.view.language, table.display]).toEqual(['de', 'VORERST']);
  expect(english(table.view.scene.message)).toMatch(/the cabinet file could not be written/);
  await table.advance(3100);
  expect(table.display).toBe('YAHTZEE');
});
