import { expect, test } from 'vitest';
import { keyOf, knownPeople } from '../../people/known-people.ts';
import { startTestServer } from '../test-server.ts';

async function startHouse(refusal = '') {
  const { people, breakDisk } = knownPeople();
  const seats: string[] = [];
  const history = { history: async () => ({ games: [], more: false }), sealed: async () => undefined };
  const server = await startTestServer({
    people: {
      people,
      sit(player, id) {
        seats.push(`${player} ${id}`);
        return refusal === '' ? '' : { say: 'refusal.seat-taken' };
      },
      team(player, id) {
        seats.push(`team ${player} ${id}`);
        return refusal === '' ? '' : { say: 'refusal.team-full' };
      },
    },
    history: { ...history, gameEvents: async () => [], openRecord: async () => undefined },
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`http://${server.host}/people`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', origin: `http://${server.host}`, ...headers },
      body: JSON.stringify(body),
    });
  const save = (key: string, name: string, shows = false) =>
    post({ key: keyOf(key), ask: { do: 'save', name, colour: 1, emblem: 2, shows } });
  return { ...server, people, seats, breakDisk, post, save };
}

test('a phone takes a name, is known by its key from then on, and sits down', async () => {
  const { post, save, seats, people } = await startHouse();
  const key = keyOf('J');
  expect(await (await post({ key, ask: { do: 'who' } })).json()).toEqual({ person: null, text: '' });
  const saved = await save('J', 'Julie');
  expect(saved.headers.get('cache-control')).toBe('no-store');
  const [julie] = people.all;
  const person = { id: julie?.id, name: 'Julie', colour: 1, emblem: 2, shows: false, since: julie?.since };
  expect(await saved.json()).toEqual({ person, text: 'The table knows you now, Julie.' });
  expect(await (await post({ key, ask: { do: 'who' } })).json()).toEqual({ person, text: '' });
  const sat = await post({ key, ask: { do: 'sit', player: 1 } });
  expect(await sat.json()).toEqual({ person, text: 'Julie has seat 2.' });
  expect(seats).toEqual([`1 ${julie?.id}`]);
});

test('a phone joins a team and leaves it, or is told why not', async () => {
  const { post, save, seats, people } = await startHouse();
  await save('J', 'Julie');
  const ask = async (player?: unknown) => {
    const answer = await post({ key: keyOf('J'), ask: { do: 'team', player } });
    return [answer.status, ((await answer.json()) as { readonly text?: string }).text];
  };
  expect(await ask(1)).toEqual([200, 'Julie plays in the team of seat 2.']);
  expect(await ask()).toEqual([200, 'Julie is in no team any more.']);
  const id = people.all[0]?.id;
  expect(seats).toEqual([`team 1 ${id}`, `team undefined ${id}`]);
  for (const player of [-1, 12, '0']) expect((await ask(player))[0]).toBe(400);
  const full = await startHouse('full');
  await full.save('J', 'Julie');
  expect((await full.post({ key: keyOf('J'), ask: { do: 'team', player: 0 } })).status).toBe(409);
});

test('what is no JSON is told so, and in the language of the phone', async () => {
  const { host } = await startHouse();
  const send = async (language: string) => {
    const headers = {
      'Content-Type': 'application/json',
      origin: `http://${host}`,
      'accept-language': language,
    };
    const answer = await fetch(`http://${host}/people`, { method: 'POST', headers, body: '{"key": ' });
    return [answer.status, await answer.text()];
  };
  expect(await send('en')).toEqual([400, expect.stringContaining('The body of the request is no JSON.')]);
  expect(await send('de')).toEqual([400, expect.stringContaining('Die Anfrage enthält kein JSON.')]);
});

test('a phone waits for a seat, is told its place, and leaves the line; a stranger cannot wait', async () => {
  const { post, save, people } = await startHouse();
  await save('E', 'Eric');
  await save('J', 'Julie');
  const ask = async (letter: string, what: string) =>
    (await (await post({ key: keyOf(letter), ask: { do: what } })).json()) as { readonly text: string };
  expect((await ask('E', 'wait')).text).toBe('Eric waits for a seat, as number 1.');
  expect((await ask('J', 'wait')).text).toBe('Julie waits for a seat, as number 2.');
  expect((await ask('E', 'leave')).text).toBe('Eric waits no longer.');
  expect(people.waiting().map(people.nameOf)).toEqual(['Julie']);
  expect((await post({ key: keyOf('x'), ask: { do: 'wait' } })).status).toBe(404);
});

test('another phone gets neither name nor seat nor profile, and is told why in its language', async () => {
  const { post, save, get, seats, people } = await startHouse();
  await save('J', 'Julie');
  const taken = await post(
    { key: keyOf('x'), ask: { do: 'save', name: 'JULIE', colour: 0, emblem: 0, shows: true } },
    { 'Accept-Language': 'de' },
  );
  expect(taken.status).toBe(409);
  expect(JSON.stringify(await taken.json())).toContain('heißt schon jemand JULIE');
  for (const ask of [{ do: 'sit', player: 0 }, { do: 'forget' }, { do: 'record' }])
    expect((await post({ key: keyOf('x'), ask })).status).toBe(404);
  expect(seats).toEqual([]);
  expect((await get(`/people/${people.all[0]?.id}.json`)).status).toBe(404);
  expect(people.all).toHaveLength(1);
});

test('a profile is shown to everybody only by whoever wants that; it has neither key nor hash', async () => {
  const { save, get, people } = await startHouse();
  await save('J', 'Julie', true);
  const answer = await get(`/people/${people.all[0]?.id}.json`);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({
    person: { name: 'Julie' },
    record: { games: 0, sets: [] },
  });
  expect(answer.body).not.toContain(people.all[0]?.key);
});

test('who wants to be forgotten is known to nobody after it', async () => {
  const { post, save, people } = await startHouse();
  await save('J', 'Julie');
  const forgotten = await post({ key: keyOf('J'), ask: { do: 'forget' } });
  expect(await forgotten.json()).toMatchObject({ person: null });
  expect(people.all).toEqual([]);
});

test('pages of other origins, what makes no sense, and script in a name change nothing', async () => {
  const { post, save, people } = await startHouse();
  const who = { key: keyOf('J'), ask: { do: 'who' } };
  expect((await post(who, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await post(who, { 'Content-Type': 'text/plain' })).status).toBe(415);
  const wrong = [
    7,
    { key: 'short', ask: { do: 'who' } },
    { key: keyOf('J'), ask: { do: 'be' } },
    { key: keyOf('J'), ask: { do: 'sit', player: 12 } },
    { key: keyOf('J'), ask: { do: 'save', name: 'x'.repeat(49), colour: 0, emblem: 0, shows: false } },
    { key: keyOf('J'), ask: { do: 'save', name: 'x', colour: 8, emblem: 0, shows: false } },
    { key: keyOf('J'), ask: { do: 'who', as: 'Eric' } },
  ];
  for (const body of wrong) expect((await post(body)).status).toBe(400);
  expect(people.all).toEqual([]);
  await save('J', '<script>x()</script>');
  expect(people.all[0]?.name).toBe('<script>x()<');
});

test('one address takes six names and asks thirty times, and is told when it may go on', async () => {
  const { post, save, people } = await startHouse();
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect((await save(letter, `N${letter}`)).status).toBe(200);
  const refused = await save('g', 'Ng');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(people.all).toHaveLength(6);
  const ask = { key: keyOf('a'), ask: { do: 'who' } };
  for (let n = 0; n < 30; n += 1) expect((await post(ask)).status).toBe(200);
  expect((await post(ask)).status).toBe(429);
});

test('a disk that is full is told, and nobody is half known', async () => {
  const { save, people, breakDisk } = await startHouse();
  breakDisk();
  expect((await save('J', 'Julie')).status).toBe(503);
  expect(people.all).toEqual([]);
});
