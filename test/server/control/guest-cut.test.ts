import { expect, test } from 'vitest';
import type { Text } from '../../../src/language/sentence.ts';
import { startTestServer } from '../test-server.ts';

async function startHouse(refusal: Text = '') {
  const words: string[] = [];
  const server = await startTestServer({
    guestCut(game, word) {
      words.push(`${game} ${word}`);
      return refusal;
    },
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://${server.host}/cut`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', origin: `http://${server.host}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...server, words, post };
}

test("a guest's word reaches the table, and the answer says so", async () => {
  const { post, words } = await startHouse();
  const answer = await post({ game: 3, word: 'rhubarb' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ text: 'Your word is part of the dice.' });
  expect(words).toEqual(['3 rhubarb']);
});

test("the table's refusal is answered in the language of whoever asked", async () => {
  const { post } = await startHouse({ say: 'refusal.guests-cut' });
  const answer = await post({ game: 3, word: 'rhubarb' }, { 'Accept-Language': 'de' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    error: { message: 'In diesem Spiel können keine weiteren Gäste abheben. Beim nächsten wieder.' },
  });
});

test('pages of other origins, forms, and what is no word never get to the table', async () => {
  const { post, words, get } = await startHouse();
  const word = { game: 1, word: 'a' };
  expect((await post(word, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await post(word, { origin: 'null' })).status).toBe(403);
  expect((await post(word, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await get('/cut')).status).toBe(404);
  const broken = ['{', '[]', '7', { game: 0, word: 'a' }, { game: 1 }, { game: 1, word: '' }];
  const wrong = [
    { game: 1, word: 'x'.repeat(49) },
    { game: 1, word: 'a', by: 'Eric' },
  ];
  for (const body of [...broken, ...wrong]) expect((await post(body)).status).toBe(400);
  expect((await post({ game: 1, word: 'x'.repeat(2000) })).status).toBe(413);
  expect(words).toEqual([]);
});

test('from one address four words count at once, and then one a minute', async () => {
  const { post, words } = await startHouse();
  for (let n = 1; n <= 4; n += 1) expect((await post({ game: 1, word: `${n}` })).status).toBe(200);
  const answer = await post({ game: 1, word: '5' });
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(words).toHaveLength(4);
});
