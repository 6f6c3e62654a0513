import { expect, test } from 'vitest';
import { Fault } from '../../../src/fault/fault.ts';
import { DeskRejection } from '../../../src/server/operator/desk.ts';
import { NAME, startOperatorServer } from './operator-server.ts';

const GETS = ['/desk', '/status', '/fame', '/settings', '/backups', '/backups/x.db'];
const POSTS = ['/new-game', '/team', '/correct', '/fame', '/test', '/settings', '/backups'];

test('a viewer is told nothing and changes nothing: every command asks for a session', async () => {
  const { get, post, asked } = await startOperatorServer();
  for (const path of GETS) expect((await get(path)).status, path).toBe(401);
  for (const path of POSTS) {
    const { status, json } = await post(path, {});
    expect([status, json.error?.code], path).toEqual([401, 'signed-out']);
  }
  expect(asked).toEqual([]);
});

test('commands reach the desk checked, with the name that the operator signed in with', async () => {
  const { signIn, post, asked } = await startOperatorServer();
  const session = await signIn();
  const said = await post('/correct', { type: 'undo', why: ' wrong box ' }, session);
  expect([said.status, said.json]).toEqual([200, { text: 'Done.' }]);
  await post('/new-game', { rules: 'yahtzee', players: ['Eric', ''] }, session);
  await post('/fame', { type: 'remove', game: 3, player: 0 }, session);
  await post('/settings', { key: 'calm', value: null }, session);
  await post('/test', { test: 'leds' }, session);
  expect(asked.map((text) => JSON.parse(text))).toEqual([
    ['correct', NAME, { type: 'undo', why: 'wrong box' }],
    [
      'newGame',
      {
        rules: 'yahtzee',
        players: ['Eric', ''],
        starter: 0,
        rehearsal: false,
        coach: 'off' as const,
        replace: false,
      },
    ],
    ['editFame', NAME, { type: 'remove', game: 3, player: 0 }],
    ['change', { key: 'calm', value: null }],
    ['test', 'leds'],
  ]);
});

test.each([
  ['a page of another origin', { origin: 'http://evil.example' }],
  ['another server of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a program without an origin', { origin: '' }],
  ['a name that was made to point here', { host: 'evil.example', origin: 'http://evil.example' }],
])('%s may not post, not even with the cookie', async (_, headers) => {
  const { signIn, post, asked } = await startOperatorServer();
  const { status } = await post('/test', { test: 'leds' }, { ...(await signIn()), ...headers });
  expect(status).toBe(403);
  expect(asked).toEqual([]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'what a form of another page can send is no JSON: %s',
  async (type) => {
    const { signIn, post, asked } = await startOperatorServer();
    const answer = await post('/test', '{"test":"leds"}', { ...(await signIn()), 'content-type': type });
    expect(answer.status).toBe(415);
    expect(asked).toEqual([]);
  },
);

test.each([
  ['/test', '', 400, 'test'],
  ['/test', '{', 400, ''],
  ['/test', 'null', 400, ''],
  ['/test', '"leds"', 400, ''],
  ['/test', '[]', 400, ''],
  ['/test', '{"test":"fire"}', 400, 'test'],
  ['/test', '{"test":"leds","more":1}', 400, ''],
  ['/test', `{"test":"${'x'.repeat(20_000)}"}`, 413, ''],
  ['/new-game', '{"rules":"yahtzee","players":[]}', 400, 'players'],
  ['/new-game', '{"rules":"yahtzee","players":["a",1]}', 400, 'players[1]'],
  ['/new-game', `{"rules":"yahtzee","players":${JSON.stringify(Array(13).fill('a'))}}`, 400, 'players'],
  ['/team', '{"player":12,"members":[]}', 400, 'player'],
  ['/team', '{"player":0,"members":["a","b","c","d","e","f","g"]}', 400, 'members'],
  ['/team', '{"player":0,"members":["a",""]}', 400, 'members[1]'],
  ['/new-game', '{"rules":"yahtzee","players":["a"],"starter":-1}', 400, 'starter'],
  ['/new-game', '{"players":["a"]}', 400, 'rules'],
  ['/correct', '{"type":"roll"}', 400, 'type'],
  ['/correct', '{"type":"undo","by":"somebody else"}', 400, ''],
  ['/correct', '{"type":"repair","player":0,"category":"ones","points":1.5}', 400, 'points'],
  ['/correct', '{"type":"repair","player":0,"category":"ones"}', 400, 'points'],
  ['/correct', `{"type":"undo","why":"${'x'.repeat(81)}"}`, 400, 'why'],
  ['/correct', '{"type":"adjust","player":0,"points":1e9,"why":"x"}', 400, 'points'],
  ['/fame', '{"type":"remove","game":0,"player":0}', 400, 'game'],
  ['/settings', '{"value":1}', 400, 'key'],
  ['/backups', '{"folder":"/tmp"}', 400, ''],
  ['/nothing', '{}', 404, ''],
])('%s %s is answered with %i and the place', async (path, body, status, where) => {
  const { signIn, post, asked } = await startOperatorServer();
  const answer = await post(path, body, await signIn());
  expect([answer.status, answer.json.error?.where ?? '']).toEqual([status, where]);
  expect(answer.json.error?.message).toMatch(/^.{5,}\.$/);
  expect(answer.body).not.toMatch(/node_modules|\.ts\b|at \w+ \(/);
  expect(asked).toEqual([]);
});

test.each([
  '{"name":"","pin":"1"}',
  '{"name":"  ","pin":"1"}',
  '{"name":"a\\u0007","pin":"1"}',
  '{"pin":"1"}',
  '{"name":"a"}',
])('a sign-in that makes no sense is no attempt: %s', async (body) => {
  const { post, operators } = await startOperatorServer();
  for (let count = 0; count < 8; count += 1) expect((await post('/sign-in', body)).status).toBe(400);
  expect((await post('/sign-in', { name: NAME, pin: operators.pin })).status).toBe(200);
});

test('other methods than GET and POST are refused with the list of those that work', async () => {
  const { signIn, post } = await startOperatorServer();
  const { status, headers } = await post('/test', {}, await signIn(), 'PUT');
  expect([status, headers.allow]).toEqual([405, 'GET, POST']);
});

test('what the desk refuses becomes its status, a fault becomes words, a bug says nothing of our insides', async () => {
  const thrown = [
    new DeskRejection('game-running', 'Game 3 is running.'),
    new DeskRejection('no-entry', 'There is none.'),
    new Fault('backup-failed', '/data/x.db: no space'),
    new Error('secret insides'),
  ];
  const { signIn, post, errors } = await startOperatorServer({
    test: async () => {
      throw thrown.shift();
    },
  });
  const session = await signIn();
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await post('/test', { test: 'off' }, session));
  expect(answers.map(({ status, json }) => [status, json.error?.code])).toEqual([
    [409, 'game-running'],
    [404, 'no-entry'],
    [503, 'backup-failed'],
    [500, 'bug'],
  ]);
  expect(answers[2]?.json.error?.message).toContain('no space');
  expect(answers[3]?.body).not.toContain('secret');
  expect(errors).toHaveLength(2);
});

test('nothing of the API is kept by a browser', async () => {
  const { signIn, get } = await startOperatorServer();
  expect((await get('/session', await signIn())).headers['cache-control']).toBe('no-store');
  expect((await get('/desk')).headers['cache-control']).toBe('no-store');
});

test('without an operator’s desk there is nothing to sign in to', async () => {
  const { post } = await startOperatorServer({}, { operator: undefined } as never);
  expect((await post('/sign-in', { name: NAME, pin: '123456' })).status).toBe(405);
});

test.each([
  ['lists', `{"key":"calm","value":${'['.repeat(4000)}${']'.repeat(4000)}}`],
  ['maps', `{"key":"calm","value":${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}}`],
])('%s in lists without end are no bug of ours', async (_title, body) => {
  const { post, signIn, errors } = await startOperatorServer();
  const { status, json } = await post('/settings', body, await signIn());
  expect([status, json.error?.code]).toEqual([400, 'bad-request']);
  expect(errors).toEqual([]);
});

test.each(['\u3164', '\u2800', '\ufe0f', 'A\u200bnn'])('%j is no name to sign in with', async (name) => {
  const { post, operators } = await startOperatorServer();
  expect((await post('/sign-in', { name, pin: operators.pin })).status).toBe(400);
});

test('a name that nobody can read is refused by the word beside its field, in the language of whoever asks', async () => {
  const { post, operators } = await startOperatorServer();
  const body = { name: '\u3164', pin: operators.pin };
  const { json } = await post('/sign-in', body, { 'accept-language': 'de' });
  expect(json.error).toMatchObject({ where: 'name', message: 'Der Name: bitte etwas Lesbares.' });
});

test.each([
  ['en', 'The reason: say why, please.'],
  ['de', 'Der Grund: bitte sagen, warum.'],
])('money without a reason is asked for one in words of the table (%s)', async (language, message) => {
  const { post, signIn, asked } = await startOperatorServer();
  const session = { ...(await signIn()), 'accept-language': language };
  for (const why of [{ why: ' ' }, {}]) {
    const { json } = await post('/till', { type: 'clear', ...why }, session);
    expect(json.error).toMatchObject({ where: 'why', message });
  }
  expect(asked).toEqual([]);
});
