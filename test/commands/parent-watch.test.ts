import { expect, test } from 'vitest';
import { parentGone } from '../../src/commands/parent-watch.ts';

const NPM = { npm_lifecycle_event: 'start' };

/** Whether it is noticed, in the time in which another parent is. */
async function isNoticed(ppid: number, env: Readonly<Record<string, string>>): Promise<boolean> {
  const gone = parentGone({ ppid, env }).then(() => true);
  // Looks as often, and began later.
  const others = parentGone({ ppid: 2, env: { ...NPM, DICETABLE_PARENT: '1' } }).then(() => false);
  return Promise.race([gone, others]);
}

test.each([
  ['ended while the program was loaded', 1, { ...NPM, DICETABLE_PARENT: '77' }, true],
  ['ended before it began', 1, { ...NPM, DICETABLE_PARENT: '0' }, true],
  ['is there', 77, { ...NPM, DICETABLE_PARENT: '77' }, false],
  ['is process 1 of a container', 1, { ...NPM, DICETABLE_PARENT: '1' }, false],
  ['was none: somebody else has sent the table into the background', 1, { DICETABLE_PARENT: '77' }, false],
] as const)('a npm that %s', async (_, ppid, env, noticed) => {
  expect(await isNoticed(ppid, env)).toBe(noticed);
});
