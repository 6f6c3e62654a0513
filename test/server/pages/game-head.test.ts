/** What a messenger shows of the address of a game. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { GameEvent } from '../../../src/game/index.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import type { HistoryGame } from '../../../src/server/history/messages.ts';
import { playGame } from '../played-game.ts';
import { startTestServer } from '../test-server.ts';

const PAGE = '<!doctype html><html lang="en"><head><title>History · Dicetable</title></head></html>';

async function serverWith(events: readonly GameEvent[]) {
  const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-web-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, 'history.html'), PAGE);
  const journal = memoryJournal();
  await journal.append(events);
  return startTestServer({ history: journal, webRoot });
}

test('the page of a game says who won, with how much and at what, before anything is drawn', async () => {
  const { get } = await serverWith(playGame('yahtzee', ['Eric', 'Julie']));
  const { body } = await get('/game/1');
  const game = JSON.parse((await get('/history/1.json')).body) as HistoryGame;
  const [best, other] = [...game.players].sort((a, b) => b.total - a.total);
  const title = `${best?.name} wins with ${best?.total} points · Yahtzee`;
  expect(game.title).toBe(title);
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`property="og:title" content="${title}"`);
  const totals = `${best?.name} ${best?.total} · ${other?.name} ${other?.total}`;
  expect(body).toContain(`property="og:description" content="${totals}"`);
  expect((await get('/history')).body).toContain('<title>History · Dicetable</title>');
});

test('a messenger is told in the language of the table, whatever it says that it speaks', async () => {
  const server = await serverWith(playGame('farkle', ['Eric']));
  server.publish(server.table.view({}, { language: 'de' }));
  const { body } = await server.get('/game/1', { 'Accept-Language': 'en' });
  expect(body).toMatch(/og:title" content="Eric .*Punkten · Farkle"/);
});

test('nobody is named who was forgotten, and no name becomes markup', async () => {
  const { get } = await serverWith(playGame('farkle', ['@abcdefghijk', '"><b>&']));
  const { body } = await get('/game/1');
  expect(body).toContain('GUEST ABCD');
  expect(body).not.toContain('@abcd');
  expect(body).toContain('&#34;&#62;&#60;b&#62;&#38;');
  expect(body).not.toContain('<b>');
});

test.each(['/game/1', '/game/2', '/game/x', '/game/99999999999'])(
  'of a game that is played, or that there is none of, nothing is told: %s',
  async (path) => {
    const { get } = await serverWith(playGame('yahtzee', ['Eric'], 5));
    const { status, body } = await get(path);
    expect([status, body]).toEqual([200, PAGE]);
  },
);
