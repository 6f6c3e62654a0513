/** The thread of best play beside a table: what it makes, and that nobody at the table notices. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SETTLED_MS, workAhead } from '../../src/coach/ahead.ts';
import { type Coach, startCoach } from '../../src/coach/thread/coach-thread.ts';
import { FIVE_DICE_SETS, PLAIN } from '../../src/game/index.ts';
import { modelOf } from '../../src/strategy/five-dice/model.ts';
import { emptyValues } from '../../src/strategy/five-dice/values.ts';
import { LEVER, timedPresses } from '../bench/press-to-light.ts';

const PLAIN_STATES = emptyValues(modelOf(PLAIN)).points.length;

function coachIn(folder = mkdtempSync(join(tmpdir(), 'coach-'))): Coach & { readonly folder: string } {
  const coach = startCoach({ dataDir: folder, ownRuleSets: [OWN_SET] });
  onTestFinished(async () => {
    await coach.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...coach, folder };
}

const OWN_SET = { id: 'short', like: 'yatzy', name: 'Short', menu: 'SHORT', rolls: 2 };

test('from lever to light nothing changes while best play is worked out', async () => {
  const light = async (): Promise<readonly number[]> => {
    const { times } = await timedPresses(LEVER, { runs: 1, presses: 12 }, () => undefined);
    return times.flat().map(({ lightMs }) => lightMs);
  };
  const alone = await light();
  const { prepare } = coachIn();
  // Several seconds of work; the end of the test gives it up.
  const sets = FIVE_DICE_SETS.map(({ id }) => id);
  let prepared = 0;
  for (const id of sets)
    void prepare(id).then(
      () => (prepared += 1),
      () => undefined,
    );
  expect(await light()).toEqual(alone);
  expect(prepared).toBeLessThan(sets.length);
});

test('its thread gives way to all others', async () => {
  const own = getPriority();
  const { prepare } = coachIn();
  await prepare('farkle');
  const nice = readdirSync('/proc/self/task').map(niceOf);
  expect(nice).toContain(19);
  expect(getPriority()).toBe(own);
});

/** The nineteenth field; the second may have spaces, in brackets. A thread may have ended meanwhile. */
function niceOf(thread: string): number | undefined {
  const file = `/proc/self/task/${thread}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}

test('what it makes is kept, read again, and made again when it is damaged; sets without a table have none', async () => {
  const { folder, prepare } = coachIn();
  const file = join(folder, 'strategy', 'yahtzee-plain.table');
  expect(await prepare('yahtzee-plain')).toBe(PLAIN_STATES);
  expect(existsSync(file)).toBe(true);
  const kept = readFileSync(file);
  writeFileSync(file, kept.fill(7, 100, 108));
  expect(await coachIn(folder).prepare('yahtzee-plain')).toBe(PLAIN_STATES);
  expect(readFileSync(file)).not.toEqual(kept);
  expect(await prepare('triple-yahtzee')).toBe(0);
  expect(await prepare('nothing')).toBe(0);
  expect(await prepare('short')).toBeGreaterThan(0);
});

test('whoever waits for a thread that ends is told so', async () => {
  const coach = coachIn();
  const asked = expect(coach.prepare('yahtzee')).rejects.toThrow('has ended');
  await coach.close();
  await asked;
  await expect(coach.prepare('yahtzee')).rejects.toThrow('has ended');
});

test('the set at hand is prepared once, when the table has settled down', async () => {
  const due: { atMs: number; action: () => void }[] = [];
  const asked: string[] = [];
  const { promise: failed, resolve: fail } = Promise.withResolvers<unknown>();
  const { at, close } = workAhead(
    () => ({
      prepare: (rules) => (rules === 'zilch' ? Promise.reject(rules) : Promise.resolve(asked.push(rules))),
      close: async () => void asked.push('closed'),
    }),
    {
      after: (atMs, action) => {
        const timer = { atMs, action };
        due.push(timer);
        return { cancel: () => void due.splice(due.indexOf(timer), 1) };
      },
    },
    fail,
  );
  const settle = () => {
    expect(due.map(({ atMs }) => atMs)).toEqual([SETTLED_MS]);
    due.shift()?.action();
  };
  at('yahtzee');
  at('yahtzee');
  at('yatzy');
  settle();
  at('zilch');
  settle();
  expect(await failed).toBe('zilch');
  at('yatzy');
  settle();
  await close();
  expect(asked).toEqual(['yatzy', 'closed']);
});
