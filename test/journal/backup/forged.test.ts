/** Journals whose chain was made anew after somebody had changed them: no table plays on with one, and none is restored. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GameEvent, YAHTZEE } from '../../../src/game/index.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { openStore } from '../../../src/journal/store/sqlite-store.ts';
import { gameEvents } from '../../bench/game-events.ts';
import { AT } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';
import { forge, forgeEvent } from '../forged.ts';

/** Played: game 1 to its end, game 2 until now. */
function evening(): string {
  const folder = dataFolder();
  const store = openStore(folder);
  for (const events of [...gameEvents(YAHTZEE, 1), ...gameEvents(YAHTZEE, 2).slice(0, 9)])
    store.append(events.map((event) => ({ at: AT, event })));
  store.finished(0, 9);
  store.close();
  return folder;
}

function told(folder: string): unknown {
  const store = openStore(folder, 'ours', 'dice');
  try {
    return [store.finished(0, 9), store.read(), store.gameEvents(1, 0, 999)];
  } finally {
    store.close();
  }
}

const restored = (folder: string, to = dataFolder()) =>
  restoreJournal(to, join(folder, 'journal.db'), new Date(AT), 'dice');

test('a journal that was played is told and restored as it was', () => {
  const folder = evening();
  const copy = dataFolder();
  expect(restored(folder, copy)).toMatchObject({ games: 2 });
  expect(told(copy)).toEqual(told(folder));
});

test.each<[string, GameEvent['type'], (event: never) => Readonly<Record<string, unknown>>, string]>([
  [
    '20 points more in a box',
    'scored',
    (event: Extract<GameEvent, { type: 'scored' }>) => ({ ...event, points: event.points + 20 }),
    'of game 1 is not what a table writes (Its "points" (scored) is',
  ],
  [
    'another winner',
    'game ended',
    (event: Extract<GameEvent, { type: 'game ended' }>) => ({ ...event, winners: [1 - event.winners[0]!] }),
    'of game 1 is not what a table writes (Its "winners" (game ended) is',
  ],
  [
    'seven faces of 9',
    'rolled',
    (event: object) => ({ ...event, faces: [9, 9, 9, 9, 9, 9, 9] }),
    'of game 1 is not what a table writes (Its "faces" (rolled) is nothing that a table writes)',
  ],
  [
    'a roll that its seed does not give',
    'rolled',
    (event: Extract<GameEvent, { type: 'rolled' }>) => ({
      ...event,
      faces: event.faces.map((face) => (face === 6 ? 1 : 6)),
    }),
    'of game 1 is not what a table writes (Its "faces" (rolled) is',
  ],
  [
    'a seed that is none',
    'game started',
    (event: object) => ({ ...event, seed: 'abc' }),
    'is not what a table writes (Its "seed" (game started) is nothing that a table writes)',
  ],
  [
    'a seed that the seal does not cover',
    'game started',
    (event: object) => ({ ...event, seed: 'a'.repeat(64) }),
    'event 1 of game 1 is not what a table writes (The seal is not that of this seed, rule set and players)',
  ],
  [
    'a score of 12,345',
    'scored',
    (event: object) => ({ ...event, points: 12_345 }),
    'of game 1 is not what a table writes (Its "points" (scored) is 12345; by dice and rules it is',
  ],
  [
    'a type that nobody knows',
    'scored',
    () => ({ type: 'given' }),
    'of game 1 is not what a table writes (It (given) is nothing that a table writes)',
  ],
])('%s', (_title, type, change, words) => {
  const folder = evening();
  forgeEvent(folder, type, change);
  expect(() => told(folder)).toThrow(expect.objectContaining({ code: 'journal-damaged' }));
  expect(() => told(folder)).toThrow(words);
  expect(() => restored(folder)).toThrow(expect.objectContaining({ code: 'backup-unusable' }));
  expect(() => restored(folder)).toThrow(words);
});

test.each([
  ['nested 100,000 deep', `{"type":"cut","text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['of eight megabytes', `{"type":"cut","text":"${'x'.repeat(8_000_000)}"}`],
  ['with a field more', '{"type":"cut","text":"a","more":1}'],
  ['that is no JSON', '{"type":"cut"'],
])('a payload %s is no event, wherever it stands', (_title, payload) => {
  const folder = evening();
  forge(folder, (rows) => [...rows.slice(0, -1), { at: AT, type: 'cut', payload }]);
  expect(() => told(folder)).toThrow(/event \d+/);
  expect(() => restored(folder)).toThrow(/event \d+/);
});

test('a time that is none, a gap between games, and a journal without the beginning of a game are named', () => {
  const [time, gap, none] = [evening(), evening(), evening()];
  forge(time, (rows) => rows.with(3, { ...rows[3]!, at: 'yesterday' }));
  expect(() => restored(time)).toThrow('event 4 of game 1 is not what a table writes (It (');
  forge(gap, (rows) => rows.map((row) => ({ ...row, payload: row.payload.replace('"game":2', '"game":3') })));
  expect(() => restored(gap)).toThrow('This is game 3, not game 2');
  forge(none, (rows) => rows.filter(({ type }) => type !== 'game started'));
  expect(() => restored(none)).toThrow('event 1 is not what a table writes');
  expect(() => told(none)).toThrow('event 1 is not what a table writes');
});

test('what somebody keeps of a finished game beside its events is not believed, however well it fits', () => {
  const folder = evening();
  const before = told(folder);
  const stranger = dataFolder();
  cpSync(join(folder, 'journal.db'), join(stranger, 'journal.db'));
  alter(stranger, `UPDATE finished SET kept = replace(kept, 'Eric', 'Erik')`);
  // Signed with a key of his own.
  expect(query(stranger, 'SELECT kept FROM finished')).not.toEqual(
    query(folder, 'SELECT kept FROM finished'),
  );
  expect(told(stranger)).toEqual(before);
});
