/** The page that computes the dice of a game again, in a browser whose own cryptography is gone, as over plain http. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameRecord } from '../../src/fairness/record.ts';
import { decide, type GameEvent, isRejection, RULE_SETS, replay } from '../../src/game/index.ts';
import { type MemoryJournal, memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { playGame } from '../server/played-game.ts';
import { PHONE, TV, usePages } from './shown-page.ts';

const open = usePages();

async function journalOf(events: readonly GameEvent[]): Promise<MemoryJournal> {
  const journal = memoryJournal();
  await journal.append(events);
  return journal;
}

/** Browsers have no crypto.subtle on pages that came over plain http from another machine. */
const plainHttp = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
};

async function openVerify(history: MemoryJournal, size = PHONE) {
  const shown = await open({ path: '/verify/1', history, size, prepare: plainHttp });
  const state = async (): Promise<string | null> => {
    await shown.page.locator('.verify:not([data-state="waiting"])').waitFor();
    return shown.page.locator('.verify').getAttribute('data-state');
  };
  return { ...shown, state };
}

test.each([
  ['a phone', PHONE],
  ['a TV', TV],
])('%s proves a finished game: every roll with the text that it was computed from', async (_, size) => {
  const history = await journalOf(playGame('yahtzee', ['Eric', '<b>Zoë</b>']));
  const { page, state, complaints } = await openVerify(history, size);
  expect(await state()).toBe('right');
  expect(await page.locator('.verdict').textContent()).toBe('Every die is right');
  expect(await page.evaluate(() => crypto.subtle === undefined)).toBe(true);
  const rolls = history.stored.filter(({ event }) => event.type === 'rolled').length;
  expect(await page.locator('.rolls tbody tr').count()).toBe(rolls);
  expect(await page.locator('.rolls tbody tr').first().innerText()).toMatch(
    /^1\s+Eric\s+1:1:abc:0\s+([1-6] ?){5}$/,
  );
  expect(await page.getByText('<b>Zoë</b>').count()).toBeGreaterThan(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(size.width);
  expect(complaints).toEqual([]);
});

test('what an operator changed by hand is told, with who and where', async () => {
  const events = playGame('yahtzee', ['Eric', 'Julie']);
  const more = decide(
    RULE_SETS,
    replay(events),
    { type: 'adjust', player: 0, points: 500, by: 'Anna', why: 'misread' },
    () => [],
  );
  if (isRejection(more)) throw new Error(more.code);
  const { page, state } = await openVerify(await journalOf([...events, ...more]));
  expect(await state()).toBe('right');
  expect(await page.locator('[data-corrected]').textContent()).toBe(
    `Changed by hand, so that points and totals do not follow from dice alone: Anna (event ${events.length + 1}).`,
  );
});

test('nobody is shut out: axe finds nothing on a proved game', async () => {
  const { page, state } = await openVerify(await journalOf(playGame('yahtzee', ['Eric', 'Julie'])));
  await state();
  // The page's policy lets in no script but its own; a tester's is evaluated.
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe.run(),
  );
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a die that somebody changed is named, by its event and by its hash', async () => {
  const history = await journalOf(playGame('farkle', ['Eric']));
  const rolled = history.stored.find(({ event }) => event.type === 'rolled');
  const lying: MemoryJournal = {
    ...history,
    openRecord: async (game) => {
      const bytes = await history.openRecord(game);
      const record = JSON.parse(Buffer.from(bytes ?? '').toString()) as GameRecord;
      const rows = record.rows.map((row) =>
        row.seq === rolled?.seq
          ? {
              ...row,
              payload: row.payload.replace(
                /"faces":\[\d/,
                (text) => `${text.slice(0, -1)}${7 - Number(text.at(-1))}`,
              ),
            }
          : row,
      );
      return Buffer.from(JSON.stringify({ ...record, rows }));
    },
  };
  const { page, state } = await openVerify(lying);
  expect(await state()).toBe('wrong');
  const wrongs = await page.locator('.wrongs').innerText();
  expect(wrongs).toContain(`Event ${rolled?.seq} It (rolled) is not what was written`);
  expect(wrongs).toMatch(/Roll 1 was stored as [1-6 ]+, but seed and cut give [1-6 ]+\./);
  expect(await page.locator('.rolls tr[data-wrong="true"]').count()).toBe(1);
});

test('a rehearsal is marked, and proves no dice', async () => {
  const history = await journalOf(
    playGame('farkle', ['Eric']).map((event) =>
      event.type === 'game started' ? { ...event, rehearsal: true as const } : event,
    ),
  );
  const { page, state } = await openVerify(history);
  expect(await state()).toBe('typed');
  expect(await page.locator('[data-mark="rehearsal"]').innerText()).toBe('Rehearsal');
  expect(await page.locator('.rolls').count()).toBe(0);
});

test('a game that is still played shows no seed, and says when it will', async () => {
  const { page, state } = await openVerify(await journalOf(playGame('yahtzee', ['Eric'], 10)));
  expect(await state()).toBe('refused');
  expect(await page.locator('[role="alert"]').textContent()).toContain('stay sealed until it is over');
  expect(await page.content()).not.toContain('5e5e');
});

test.each([
  ['the seal that it was shown', (seal: string) => seal, 'same'],
  ['another one', (seal: string) => seal.replace(/^./, (first) => (first === '0' ? '1' : '0')), 'other'],
])('a phone that was there is a witness: it says when it saw %s', async (_title, seenOf, witness) => {
  const events = playGame('farkle', ['Eric']);
  const [started] = events;
  const seal = started?.type === 'game started' ? started.seal : '';
  const { page, state } = await openVerify(await journalOf(events));
  expect(await state()).toBe('right');
  expect(await page.locator('[data-witness]').count()).toBe(0);
  await page.evaluate((seen) => localStorage.setItem('seal-1', `${seen} 1700000000000\n`), seenOf(seal));
  await page.reload();
  expect(await state()).toBe('right');
  expect(await page.locator('[data-witness]').getAttribute('data-witness')).toBe(witness);
  expect(await page.locator('[data-witness]').innerText()).toContain('2023');
});

test('a page keeps the seal of every game that it shows, once', async () => {
  const { page, table, show } = await open({ path: '/' });
  table.play([{ roll: '12345' }]);
  await show(table.view());
  const kept = await page.evaluate(() => localStorage.getItem('seal-1'));
  expect(kept).toMatch(new RegExp(`^${'ab'.repeat(32)} \\d{13}\n$`));
});

test.each([
  ['has in its place', (hash: string) => hash, 'right', 'same'],
  ['has not', (hash: string) => hash.replace(/^./, (first) => (first === '0' ? '1' : '0')), 'wrong', 'other'],
])(
  'a link of the chain that this phone saw is looked for: one that the record %s',
  async (_title, seenOf, verdict, found) => {
    const events = playGame('farkle', ['Eric']);
    const history = memoryJournal();
    const { seq, hash } = await history.append(events);
    const [started] = events;
    const seal = started?.type === 'game started' ? started.seal : '';
    const { page, state } = await openVerify(history);
    const kept = `${seal} 1700000000000 ${seq}:${seenOf(hash)}\n`;
    await page.evaluate((line) => localStorage.setItem('seal-1', line), kept);
    await page.reload();
    expect(await state()).toBe(verdict);
    expect(await page.locator('[data-link]').getAttribute('data-link')).toBe(found);
    expect(await page.locator('[data-link]').innerText()).toContain(`event ${seq}`);
  },
);

test('a cut is told with the words that guests typed', async () => {
  const [started, ...others] = playGame('farkle', ['Eric']);
  if (started === undefined) throw new Error('no game');
  const cut = { type: 'cut', text: 'rhubarb', guest: true } as const;
  const { page } = await openVerify(await journalOf([started, cut, ...others]));
  await page.getByText('typed by guests: rhubarb').waitFor();
});
