import { expect, test } from 'vitest';
import { LIMITS } from '../../src/server/guard/limits.ts';
import { languageBy } from '../../src/server/request-language.ts';
import { startTestServer } from './test-server.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['it, en;q=0.4, de;q=0.6', 'de'],
  ['de;q=0, en', 'en'],
  ['it', 'de'],
  ['*', 'de'],
  ['de;q=x', 'de'],
  [undefined, 'de'],
])('at a German table, whoever accepts %s reads %s', (accepts, language) => {
  const headers = accepts === undefined ? {} : { 'accept-language': accepts };
  expect(languageBy(() => 'de')({ url: '/', headers })).toBe(language);
});

test('an address that names a language comes before what the browser speaks', () => {
  const languageOf = languageBy(() => 'en');
  expect(languageOf({ url: '/game/12?language=de', headers: { 'accept-language': 'en' } })).toBe('de');
  expect(languageOf({ url: '/game/12?language=xx', headers: { 'accept-language': 'de' } })).toBe('de');
});

const GERMAN = { 'accept-language': 'de' };

test('whoever reads German is told in German why there is no page', async () => {
  const { get } = await startTestServer();
  const noPage = await get('/nothing', GERMAN);
  expect([noPage.status, noPage.body]).toEqual([404, 'Diese Seite gibt es nicht. Der Tisch ist unter /.\n']);
  const posted = await get('/', GERMAN, 'POST');
  expect([posted.status, posted.body]).toEqual([405, 'Dieser Server zeigt nur Seiten.\n']);
  const foreign = await get('/', { ...GERMAN, host: 'evil.example' });
  expect([foreign.status, foreign.body]).toEqual([
    403,
    'Auf diesen Namen antwortet der Tisch nicht. Seine Adresse nehmen, oder den Namen in der Tischdatei unter allowedHosts eintragen.\n',
  ]);
});

test('whoever asks too often is told so in the language of the browser', async () => {
  const { get } = await startTestServer({ limits: { ...LIMITS, requestBurst: 1, requestsPerSecond: 0.001 } });
  expect((await get('/', GERMAN)).status).toBe(200);
  expect((await get('/', GERMAN)).body).toMatch(/^Zu viele Anfragen von dieser Adresse/);
});
