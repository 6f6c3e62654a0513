import { expect, test } from 'vitest';
import { openStore } from '../../../src/journal/store/sqlite-store.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { alter, dataFolder } from '../folder.ts';

const AT = '2026-01-02T03:04:05.678Z';

test('a failed transaction leaves nothing behind, and the chain goes on from what is there', () => {
  const folder = dataFolder();
  openStore(folder).close();
  alter(
    folder,
    "CREATE TRIGGER no_x BEFORE INSERT ON event WHEN NEW.payload LIKE '%bad%' BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  const store = openStore(folder, 'any');
  store.append([{ at: AT, event: startedEvent(1) }]);
  const entries = [cutEvent('good'), cutEvent('bad')].map((event) => ({ at: AT, event }));
  expect(() => store.append(entries)).toThrow(/journal\.db: no/);
  store.append([{ at: AT, event: cutEvent('after') }]);
  expect(store.read()).toEqual([
    { seq: 1, at: AT, event: startedEvent(1) },
    { seq: 2, at: AT, event: cutEvent('after') },
  ]);
  store.close();
});
