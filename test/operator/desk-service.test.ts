import { expect, test } from 'vitest';
import { addToAudits, NO_AUDITS } from '../../src/books/audits.ts';
import { FREE_PLAY } from '../../src/books/credit-rules.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { tellAll } from '../../src/language/sentence.ts';
import { auditExport, auditsAnswer, deedOf, serviceAnswer } from '../../src/operator/desk-service.ts';
import { auditCsv, auditJson } from '../../src/server/operator/audit-export.ts';
import { SERVICE_TREE } from '../../src/table/state/service-tree.ts';
import { SERVICE_FACTS } from '../app/service-desk.ts';
import { startDeskTable } from './desk-table.ts';

test('the page has every leaf of the tree that the display has, with the same values, but for the PIN', () => {
  const { branches } = serviceAnswer(SERVICE_FACTS, RULE_SETS);
  expect(branches.map(({ hold, leaves }) => [hold, leaves.map(({ leaf }) => leaf)])).toEqual(
    SERVICE_TREE.map(({ hold, leaves }) => [hold, leaves]),
  );
  const lines = branches.flatMap(({ leaves }) => leaves);
  const line = (leaf: string) => lines.find((one) => one.leaf === leaf);
  expect(line('version')?.value).toBe('0.1.0');
  expect(JSON.stringify(branches)).not.toContain(SERVICE_FACTS.pin);
  expect(line('calm')).toMatchObject({
    choices: [{ say: 'leafWord.off' }, { say: 'leafWord.on' }],
    choice: 0,
  });
  expect(line('factory')).toMatchObject({ asks: 2, value: null });
});

test('select on a leaf of the page does what it does at the cabinet', () => {
  const deed = (leaf: string, choice?: number) => deedOf({ leaf, choice }, SERVICE_FACTS, RULE_SETS);
  expect(deed('burnIn')).toEqual({ test: 'burnIn' });
  expect(deed('backup')).toEqual({ deed: { tool: 'backup' } });
  expect(deed('newPin')).toBe('new pin');
  expect(deed('recall')).toBe('recall');
  expect(deed('buzzerVolume', 2)).toEqual({ deed: { setting: 'buzzerVolume', value: 'high' } });
  for (const wrong of ['version', 'toString']) expect(() => deed(wrong)).toThrow(/no such leaf/);
  expect(() => deed('buzzerVolume', 9)).toThrow(/cabinet file/);
});

test('a test that the page begins shows at the table', async () => {
  const { desk, table } = await startDeskTable();
  await desk.serve({ leaf: 'leds' });
  expect(table.display).toBe('RED 1');
  expect(await desk.serve({ leaf: 'backup' })).toBe('DONE');
  expect((await desk.service()).branches[0]?.label).toBe('INFO');
});

const at = { day: '2026-11-23', hour: 21, ms: 0 };
const AUDITS = addToAudits(NO_AUDITS, [
  { booked: { type: 'coin', channel: 1, count: 3, value: 50, credits: 1, life: 1, reading: 3 }, at },
  { booked: { type: 'fault', code: 'rail-low' }, at },
  { booked: { type: 'fault', code: 'of-another-version' }, at },
  { booked: { type: 'free game', game: 1, credits: 1 }, at },
  { booked: { type: 'powered up' }, at: { ...at, day: '2026-11-24' } },
]);

test('audits are told by day, week or month, newest first, with the sum of all', () => {
  const answer = auditsAnswer({ behind: 0, audits: AUDITS }, 'day', FREE_PLAY);
  expect(answer.periods.map(({ name, coins, starts }) => [name, coins, starts])).toEqual([
    ['2026-11-24', 0, 1],
    ['2026-11-23', 3, 0],
  ]);
  expect(answer.all).toMatchObject({ coins: 3, money: 150, starts: 1 });
  expect(auditsAnswer({ behind: 0, audits: AUDITS }, 'week', FREE_PLAY).periods).toHaveLength(1);
  expect(tellAll(SENTENCES, answer.faults)).toEqual([
    { what: 'The LEDs have too little voltage', count: 1 },
    { what: 'of-another-version', count: 1 },
  ]);
});

test('their files say what money is in; the CSV has a line for the columns, and as many cells in every line', () => {
  const krona = auditExport({ behind: 0, audits: AUDITS }, 'day', { currency: 'SEK' });
  const [head = '', ...rows] = auditCsv(krona).trimEnd().split('\r\n');
  const columns = head.split(',');
  expect(columns.slice(0, 3)).toEqual(['period', 'games', 'ended']);
  const [, second = ''] = rows;
  const cells = second.split(',');
  expect(cells).toHaveLength(columns.length);
  expect(cells[columns.indexOf('money_SEK')]).toBe('1.50');
  expect(cells[columns.indexOf('free_games')]).toBe('1');
  expect(cells[columns.indexOf('faults_rail-low')]).toBe('1');
  expect(auditCsv({ ...krona, periods: [] })).toBe('\r\n');
  expect(auditJson(krona)[1]).toMatchObject({ name: '2026-11-23', money_SEK: 1.5, freeGames: 1 });
});
