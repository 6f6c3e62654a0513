import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { playGame } from '../server/played-game.ts';
import { startTestServer } from '../server/test-server.ts';
import { journalWith, verify } from './verify-journal.ts';

const SEED = '5e'.repeat(32);

test('a finished game is proved from the journal, which stays as it was', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']));
  const { stdout, stderr, code } = await verify(folder, '1');
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  const [title, events, , seed, cut, dice] = stdout.split('\n');
  expect(title).toBe('Game 1: farkle, Eric');
  expect(events).toMatch(/^Events {3}all \d+ are as they were written, in their order$/);
  expect(seed).toContain(SEED);
  expect(cut).toBe('Cut      "abc", made before the first roll');
  expect(dice).toMatch(/^Dice {5}all \d+ of \d+ rolls come out again from seed and cut$/);
});

test('a changed event is named, and the exit code says so', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']));
  const database = new DatabaseSync(join(folder, 'journal.db'));
  database.exec("UPDATE event SET payload = replace(payload, 'Eric', 'Erik') WHERE seq = 1");
  database.close();
  const { stdout, code } = await verify(folder, '1');
  expect(code).toBe(1);
  expect(stdout).toContain('Wrong at event 1: It (game started) is not what was written');
  expect(stdout).toContain('Wrong at event 1: The seal is not that of this seed, rule set and players.');
});

test('a lost last event of a game that is not the newest is told', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']), playGame('farkle', ['Julie']));
  const database = new DatabaseSync(join(folder, 'journal.db'));
  database.exec(
    "UPDATE event SET seq = 4096 WHERE seq = (SELECT min(seq) FROM event WHERE type = 'game ended')",
  );
  database.close();
  const { stdout, code } = await verify(folder, '1');
  expect(code).toBe(1);
  expect(stdout).toMatch(/Wrong at event \d+: The next game does not follow on it: the last events/);
});

test('a game whose number was changed is not just missing', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']), playGame('farkle', ['Julie']));
  const database = new DatabaseSync(join(folder, 'journal.db'));
  database.exec(
    `UPDATE event SET payload = replace(payload, '"game":2', '"game":9') WHERE type = 'game started'`,
  );
  database.close();
  const { stderr, code } = await verify(folder, '2');
  expect(code).toBe(1);
  expect(stderr).toMatch(/The journal is damaged: .*Event \d+ \(game started\) is not what was written/);
});

test('a game that is still played keeps its seed, and one that never was is told', async () => {
  const folder = await journalWith(playGame('yahtzee', ['Eric'], 10));
  const played = await verify(folder, '1');
  expect(played).toMatchObject({ code: 1, stdout: '' });
  expect(played.stderr).toContain('game 1 is still played, and its dice stay sealed until it is over');
  expect(played.stderr).not.toContain('5e5e');
  expect((await verify(folder, '2')).stderr).toContain('there is no game 2 in this journal');
  expect((await verify(folder, 'one')).code).toBe(2);
  expect((await verify(join(folder, 'none'), '1')).stderr).toContain('there is no ');
});

test('a journal that a table has open is read through that table', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']), playGame('yahtzee', ['Eric'], 10));
  const journal = await openSqliteJournal(folder);
  onTestFinished(() => journal.close());
  const { port } = await startTestServer({ history: journal });
  const { stdout, code } = await verify(folder, '1', '--http-port', `${port}`, '--host', '127.0.0.1');
  expect({ code, title: stdout.split('\n')[0] }).toEqual({ code: 0, title: 'Game 1: farkle, Eric' });
  const sealed = await verify(folder, '2', '--http-port', `${port}`);
  expect(sealed.stderr).toContain('says: Game 2 is still played: its dice stay sealed until it is over.');
  expect((await verify(folder, '3', '--http-port', `${port}`)).stderr).toContain('There is no game 3');
  const wrongPort = await verify(folder, '1', '--http-port', '9');
  expect(wrongPort).toMatchObject({ code: 1, stdout: '' });
  expect(wrongPort.stderr).toMatch(
    /in use by process \d+ .*no table answers at http:\/\/127\.0\.0\.1:9\/verify\/1\.json/,
  );
  expect(wrongPort.stderr).not.toContain('fetch failed');
});

test('a rehearsal is called one', async () => {
  const events = playGame('farkle', ['Eric']).map((event) =>
    event.type === 'game started' ? { ...event, rehearsal: true as const } : event,
  );
  const { stdout, code } = await verify(await journalWith(events), '1');
  expect(code).toBe(3);
  expect(stdout).toMatch(/^Game 1: farkle, Eric \(rehearsal\)\n/);
  expect(stdout).toContain('Not proved: whoever types dice can make up any game.');
  expect(stdout).toContain('a rehearsal proves nothing about dice');
});

test.each<[string, () => string]>([
  ['rows that are none', () => '{"game":1,"before":"","rows":[null]}'],
  ['no rows at all', () => '{"game":1,"before":"","rows":[]}'],
  ['an answer that is no map', () => 'null'],
  ['a message that is no text', () => '{"error":{"message":{"toString":1}}}'],
  ['words that move the cursor', () => '{"error":{"message":"\\u001b[2J\\u001b]0;mine\\u0007all is well"}}'],
])(
  'a liar at the table’s address is no bug of ours, and writes nothing into the terminal: %s',
  async (_title, bodyOf) => {
    const folder = await journalWith(playGame('farkle', ['Eric']));
    const journal = await openSqliteJournal(folder);
    const liar = createServer((_request, response) => response.end(bodyOf())).listen(0, '127.0.0.1');
    onTestFinished(async () => {
      liar.close();
      await journal.close();
    });
    await once(liar, 'listening');
    const { port } = liar.address() as AddressInfo;
    const { code, stdout, stderr } = await verify(folder, '1', '--http-port', `${port}`);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('says: ');
    expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
  },
);

test('a liar whose answer has no end is heard no longer than a game can be', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']));
  const journal = await openSqliteJournal(folder);
  const piece = Buffer.alloc(1_000_000, ' ');
  let pieces = 0;
  const liar = createServer((_request, response) => {
    const more = (): void => {
      pieces += 1;
      response.write(piece, (error) => error ?? more());
    };
    more();
  }).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    liar.closeAllConnections();
    liar.close();
    await journal.close();
  });
  await once(liar, 'listening');
  const { port } = liar.address() as AddressInfo;
  const { code, stderr } = await verify(folder, '1', '--http-port', `${port}`);
  expect([code, pieces < 100]).toEqual([1, true]);
  expect(stderr).toContain('says: 200');
});

test('the seal that somebody noted is compared, digit by digit or as its picture', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']));
  const first = await verify(folder, '1');
  const [, digits = ''] = /Seal +([0-9a-f]{64})/.exec(first.stdout) ?? [];
  const picture = first.stdout.trim().split('\n').slice(-8).join('\n');
  const same = await verify(folder, '1', '--seal', digits.replace(/.{8}/g, '$& '));
  expect([same.code, same.stdout]).toEqual([0, expect.stringContaining('this is the seal that was noted')]);
  expect((await verify(folder, '1', '--seal', picture)).stdout).toContain('this is the seal that was noted');
  const handle = await verify(folder, '1', '--seal', digits.slice(0, 8));
  expect([handle.code, handle.stdout]).toEqual([
    0,
    expect.stringContaining('only all 64, or the picture, prove'),
  ]);
  const other = await verify(
    folder,
    '1',
    '--seal',
    digits.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  );
  expect([other.code, other.stdout]).toEqual([1, expect.stringContaining('Wrong: another seal was noted')]);
  expect((await verify(folder, '1', '--seal', 'blue')).code).toBe(2);
});

test('a link of the chain that somebody noted is looked for in its place', async () => {
  const folder = await journalWith(playGame('farkle', ['Eric']));
  const database = new DatabaseSync(join(folder, 'journal.db'));
  const newest = database.prepare('SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1').get();
  database.close();
  const link = `${newest?.seq}:${newest?.hash}`;
  for (const noted of [link, link.slice(0, -48).toUpperCase()]) {
    const { code, stdout } = await verify(folder, '1', '--link', noted);
    expect([code, stdout]).toEqual([0, expect.stringContaining('is the one that you noted')]);
  }
  const other = await verify(folder, '1', '--link', `1:${newest?.hash}`);
  expect([other.code, other.stdout]).toEqual([1, expect.stringContaining('event 1 is NOT the one')]);
  expect((await verify(folder, '1', '--link', '12')).code).toBe(2);
});
