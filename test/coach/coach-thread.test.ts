/** The thread of best play beside a table: what it makes, and that nobody at the table notices. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bestPlayBy, SETTLED_MS } from '../../src/coach/ahead.ts';
import { type Coach, startCoach } from '../../src/coach/thread/coach-thread.ts';
import { FIVE_DICE_SETS, PLAIN, RULE_SETS, replay, type Seen, seenOf } from '../../src/game/index.ts';
import { modelOf } from '../../src/strategy/five-dice/model.ts';
import { LEVER, timedPresses } from '../bench/press-to-light.ts';
import { nextWorker } from './next-worker.ts';

/** It gives way to everything else on the machine. */
const PATIENCE_MS = 300_000;

const PLAIN_STATES = modelOf(PLAIN).states();

function coachIn(folder = mkdtempSync(join(tmpdir(), 'coach-'))): Coach & { readonly folder: string } {
  const coach = startCoach({ dataDir: folder, ownRuleSets: [OWN_SET, DASH] });
  onTestFinished(async () => {
    await coach.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...coach, folder };
}

const DASH = { id: 'dash', like: 'farkle', name: 'Dash', menu: 'DASH', target: 600 };
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

test('its thread gives way to all others', { timeout: PATIENCE_MS }, async () => {
  const own = getPriority();
  const { prepare } = coachIn();
  await prepare('zilch');
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

test('what it makes is kept, read again, and made again when it is damaged; sets without a table have none', {
  timeout: PATIENCE_MS,
}, async () => {
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

test('a thread that dies is told of, and the next call begins another', {
  timeout: PATIENCE_MS,
}, async () => {
  const begun = nextWorker();
  const { prepare, decide } = coachIn();
  expect(await decide('farkle', 'careful', seenRoll())).toEqual({ keep: [1, 5], next: 'bank' });
  const asked = expect(prepare('yahtzee')).rejects.toThrow('has ended');
  await (await begun).terminate();
  await asked;
  expect(await decide('farkle', 'careful', seenRoll())).toEqual({ keep: [1, 5], next: 'bank' });
});

test('the set at hand is prepared once, when the table has settled down', async () => {
  const due: { atMs: number; action: () => void }[] = [];
  const asked: string[] = [];
  const { promise: failed, resolve: fail } = Promise.withResolvers<unknown>();
  const coach: Parameters<typeof bestPlayBy>[0] = {
    prepare: (rules) => (rules === 'zilch' ? Promise.reject(rules) : Promise.resolve(asked.push(rules))),
    decide: () => Promise.reject(new Error('no thread')),
    advise: () => Promise.reject(new Error('no thread')),
    close: async () => void asked.push('closed'),
  };
  const { at, advise, close, houseMind } = bestPlayBy(
    coach,
    RULE_SETS,
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
  // Without its thread the house plays on, and the coach says nothing.
  expect(await advise('farkle', seenRoll())).toEqual([]);
  expect(await houseMind('farkle', 'master', seenRoll())).toEqual({ keep: [1, 5], next: 'roll' });
  await close();
  expect(asked).toEqual(['yatzy', 'closed']);
});

test('a player of the house decides in its thread, from what everybody sees', {
  timeout: PATIENCE_MS,
}, async () => {
  const { decide } = coachIn();
  expect(await decide('farkle', 'careful', seenRoll())).toEqual({ keep: [1, 5], next: 'bank' });
});

test('the race of two is worked out and kept, and the master plays it', {
  timeout: PATIENCE_MS,
}, async () => {
  const { folder, prepare, decide } = coachIn();
  const seen = { ...seenRoll(), rules: 'dash', totals: [0, 550] } as Seen;
  const late = {
    ...seen,
    turn: { ...seen.turn, points: 350, set: [false, false, false, true, true, false] },
  } as Seen;
  const takes = { keep: [1, 5], next: 'bank' };
  expect(await decide('dash', 'master', late)).toEqual(takes);
  expect(await prepare('dash')).toBe((600 / 50) ** 2);
  expect(existsSync(join(folder, 'strategy', 'dash.table'))).toBe(true);
  expect(await decide('dash', 'master', late)).toMatchObject({ next: 'roll' });
  expect(await coachIn(folder).decide('dash', 'master', late)).toMatchObject({ next: 'roll' });
});

function seenRoll(): Seen {
  const start = {
    type: 'game started',
    ...{ game: 1, rules: 'farkle', dice: 6, players: ['Eric', 'Julie'], starter: 0 },
    ...{ family: 'farkle' as const, seed: '7'.repeat(64), seal: '7'.repeat(64) },
  } as const;
  const held = [false, false, false, false, false, false];
  const rolled = { type: 'rolled', n: 1, player: 0, held, cut: '', faces: [1, 5, 2, 3, 3, 4] } as const;
  const game = replay([start, rolled]);
  if (game === undefined) throw new Error('There is no game.');
  return seenOf(game);
}
