import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GameEvent, YAHTZEE } from '../../../src/game/index.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { openStore } from '../../../src/journal/store/sqlite-store.ts';
import { gameEvents } from '../../bench/game-events.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';
import { forge } from '../forged.ts';

const AT = '2026-01-02T03:04:05.678Z';

/** A closed journal with these games, each but the last with an end, all of them asked for once. */
function played(games: number): string {
  const folder = dataFolder();
  const store = openStore(folder);
  const append = (...events: readonly GameEvent[]) =>
    store.append(events.map((event) => ({ at: AT, event })));
  for (let game = 1; game <= games; game += 1) {
    append(startedEvent(game), cutEvent('a'));
    append(game === 2 ? { type: 'game abandoned' } : { type: 'game ended', totals: [game], winners: [0] });
  }
  append(startedEvent(games + 1));
  store.editFame({ at: AT, who: 'Ann', edit: { type: 'rename', game: 1, player: 0, name: 'Zoë' } });
  store.editFame({ at: AT, who: 'Bo', edit: { type: 'remove', game: 3, player: 1 } });
  store.finished(0, 99);
  store.close();
  return folder;
}

function told(folder: string) {
  const store = openStore(folder);
  const answer = {
    finished: store.finished(0, 99),
    history: store.history(undefined, 9),
    edits: store.fameEdits(),
  };
  const { replayed } = store.info();
  store.close();
  return { answer, replayed };
}

test.each([
  ['a changed name', "UPDATE finished SET kept = replace(kept, 'Eric', 'Erik') WHERE start = 1"],
  ['a changed time', "UPDATE finished SET kept = replace(kept, '2026', '2025') WHERE start = 1"],
  ['a text that is none', "UPDATE finished SET kept = '{' WHERE start = 1"],
  ['a lost text', 'UPDATE finished SET kept = NULL WHERE start = 1'],
  ['a game of nobody', "UPDATE finished SET kept = '{}' WHERE start = 4"],
  [
    'a changed hash',
    "UPDATE finished SET hash = iif(hash LIKE '0%', '1', '0') || substr(hash, 2) WHERE start = 1",
  ],
  ['another place', 'UPDATE finished SET start = 999 WHERE start = 1'],
])('what is kept of a finished game with %s is made from its events again, and told', (_, sql) => {
  const folder = played(4);
  const before = told(folder);
  expect(before.replayed).toBe(0);
  expect(before.answer.finished.map(({ game }) => game.number)).toEqual([1, 3, 4]);
  alter(folder, sql);
  const after = told(folder);
  expect(after).toEqual({ answer: before.answer, replayed: 1 });
  expect(told(folder).replayed).toBe(0);
});

test('what is kept of a game that is gone is made again', () => {
  const folder = played(4);
  const before = told(folder);
  alter(folder, 'DELETE FROM finished WHERE start = 1');
  expect(told(folder).answer).toEqual(before.answer);
});

test.each([
  ['a changed name', "UPDATE fame_edit SET payload = replace(payload, 'Zoë', 'Zoé') WHERE id = 1", 1],
  ['a changed time', "UPDATE fame_edit SET at = '2025' WHERE id = 2", 2],
  ['another number', 'UPDATE fame_edit SET id = 9 WHERE id = 2', 2],
  ['a lost one before', 'DELETE FROM fame_edit WHERE id = 1', 1],
])('an edit of the hall of fame with %s is told', (_, sql, number) => {
  const folder = played(3);
  alter(folder, sql);
  const store = openStore(folder);
  expect(() => store.fameEdits()).toThrow(
    expect.objectContaining({
      code: 'journal-damaged',
      detail: `${join(folder, 'journal.db')}: edit ${number} of the hall of fame is not what was written`,
    }),
  );
  store.close();
});

test('a game whose place in the index is wrong is told, not cut in two', () => {
  const folder = played(3);
  alter(folder, "UPDATE finished SET hash = ''; UPDATE event SET type = 'cut' WHERE seq = 4");
  const store = openStore(folder);
  expect(() => store.finished(0, 99)).toThrow(/event 4 of .* is not what was written/);
  store.close();
});

test('a backup brings no kept games of its own', () => {
  const [folder, other] = [played(4), dataFolder()];
  const { answer } = told(folder);
  alter(folder, "UPDATE finished SET kept = replace(kept, 'Eric', 'Erik')");
  restoreJournal(other, join(folder, 'journal.db'), new Date(AT));
  expect(query(other, 'SELECT * FROM finished')).toEqual([]);
  expect(told(other)).toEqual({ answer, replayed: 0 });
});

test('a backup with a changed edit of the hall of fame is refused', () => {
  const folder = played(1);
  alter(folder, "UPDATE fame_edit SET at = '2025' WHERE id = 1");
  expect(() => restoreJournal(dataFolder(), join(folder, 'journal.db'), new Date(AT))).toThrow(
    /edit 1 of the hall of fame is not what was written/,
  );
});

test('a game that stands there twice counts not once more: the history says where', () => {
  const folder = dataFolder();
  const store = openStore(folder);
  store.append(
    gameEvents(YAHTZEE, 1)
      .flat()
      .map((event) => ({ at: AT, event })),
  );
  store.close();
  forge(folder, (rows) => [...rows, ...rows]);
  const again = openStore(folder, 'ours', 'dice');
  expect(() => again.history(undefined, 9)).toThrow(
    /two games have the number 1: they begin at events 1 and \d+/,
  );
  again.close();
});
