import { expect, test } from 'vitest';
import { startThread } from '../../../src/journal/thread/sqlite-thread.ts';
import { cutEvent, startedEvent } from '../events.ts';
import { dataFolder } from '../folder.ts';

test('a bug in the thread of the journal is told as a bug, not as a disk that fails', async () => {
  const folder = dataFolder();
  const bugs: Error[] = [];
  const thread = await startThread(
    { folder, backups: folder, schema: 'ours', proof: 'form' },
    (error) => void bugs.push(error),
  );
  await thread.calls.append([{ at: '2026-01-01T00:00:00.000Z', event: startedEvent(1) }]);
  // What no event can be, and JSON has no word for.
  const impossible = { ...cutEvent('a'), n: 1n };
  const asked = thread.calls.append([{ at: '2026-01-01T00:00:00.000Z', event: impossible }]);
  await expect(asked).rejects.toThrow('the thread that writes it has ended');
  await thread.ended;
  expect(bugs.map(({ message }) => message)).toEqual([expect.stringContaining('BigInt')]);
});
