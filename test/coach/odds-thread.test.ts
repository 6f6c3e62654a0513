/** The thread of odds beside a table: what it tells, that only the newest question counts, and that nobody at the table notices. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { liveOddsBy } from '../../src/coach/live-odds.ts';
import { type OddsThread, startOddsThread } from '../../src/coach/thread/odds-thread.ts';
import {
  decide,
  evolve,
  type Game,
  isRejection,
  type Odds,
  PLAIN,
  RULE_SETS,
  seenOf,
} from '../../src/game/index.ts';
import { LEVER, timedPresses } from '../bench/press-to-light.ts';
import { cardWith, seenAt } from '../strategy/odds/positions.ts';
import { nextWorker } from './next-worker.ts';

/** It gives way to everything else on the machine. */
const PATIENCE_MS = 300_000;
const CARDS = [cardWith({ chance: 190 }, 'yahtzee'), cardWith({ chance: 200 })];
const NAMES = ['Eric', 'Julie'];

function fail(error: unknown): void {
  throw error;
}

function threadIn(answer: (odds: Odds | undefined) => void, failed = fail): OddsThread {
  const dataDir = mkdtempSync(join(tmpdir(), 'odds-'));
  const thread = startOddsThread({ dataDir, ownRuleSets: [] }, { answer, failed });
  onTestFinished(async () => {
    await thread.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return thread;
}

test('of two questions only the newer one is answered, and sets that cannot be worked out have no odds', {
  timeout: PATIENCE_MS,
}, async () => {
  const told: (Odds | undefined)[] = [];
  let next = Promise.withResolvers<void>();
  const { ask } = threadIn((odds) => {
    told.push(odds);
    next.resolve();
  });
  const dice = [6, 6, 6, 6, 1] as const;
  ask('yahtzee', seenAt({ players: NAMES, cards: CARDS, dice, rollsLeft: 1 }));
  ask('yahtzee', seenAt({ players: NAMES, cards: CARDS, dice, rollsLeft: 0 }));
  await next.promise;
  expect(told.map((odds) => odds?.players.map(({ win }) => win))).toEqual([[0, 1]]);
  next = Promise.withResolvers<void>();
  ask('triple-yahtzee', seenAt({ players: NAMES, cards: CARDS, rules: 'triple-yahtzee' }));
  await next.promise;
  expect(told).toHaveLength(2);
  expect(told[1]).toBeUndefined();
});

test('a thread that dies is told of, and the next question begins another', {
  timeout: PATIENCE_MS,
}, async () => {
  const begun = nextWorker();
  let told = Promise.withResolvers<Odds | undefined>();
  const ended = Promise.withResolvers<unknown>();
  const { ask } = threadIn((odds) => told.resolve(odds), ended.resolve);
  const last = { dice: [6, 6, 6, 6, 1], rollsLeft: 0 } as const;
  const moment = seenAt({ players: NAMES, cards: CARDS, rules: PLAIN.id, ...last });
  const winsNow = async () => (await told.promise)?.players.map(({ win }) => win);
  ask(PLAIN.id, moment);
  expect(await winsNow()).toEqual([0, 1]);
  await (await begun).terminate();
  expect(String(await ended.promise)).toContain('has ended');
  told = Promise.withResolvers();
  ask(PLAIN.id, moment);
  expect(await winsNow()).toEqual([0, 1]);
});

test('from lever to light nothing changes while odds are worked out', async () => {
  const light = async (): Promise<readonly number[]> => {
    const { times } = await timedPresses(LEVER, { runs: 1, presses: 12 }, () => undefined);
    return times.flat().map(({ lightMs }) => lightMs);
  };
  const alone = await light();
  const { ready } = threadIn(() => undefined);
  // Its table, and then what every game begins with: seconds of work; the end of the test gives it up.
  for (const rules of ['yahtzee', 'yatzy', 'kismet']) ready(rules);
  expect(await light()).toEqual(alone);
});

/** A thread that notes what it is asked, and tells what the test has it tell. */
function noted() {
  const asked: string[] = [];
  let tell: (odds: Odds | undefined) => void = () => undefined;
  const live = liveOddsBy((answer) => {
    tell = answer;
    return {
      ready: (rules) => void asked.push(`ready ${rules}`),
      ask: (_, { turn, rollsDrawn }) => void asked.push(`${turn.player} ${rollsDrawn}`),
      forget: () => void asked.push('forget'),
      close: async () => void asked.push('close'),
    };
  });
  return { live, asked, tell: (odds: Odds | undefined) => tell(odds) };
}

const ODDS: Odds = { players: [], tie: 0, how: 'exact', assumes: 'perfect', needs: [] };

function gameOf(rehearsal = false): Game {
  const start = { type: 'start', rules: 'yahtzee', players: NAMES, starter: 0 } as const;
  const seed = { seed: '7'.repeat(64), seal: '7'.repeat(64) };
  return after(undefined, { ...start, ...seed, ...(rehearsal ? { rehearsal } : {}) });
}

function after(game: Game | undefined, command: Parameters<typeof decide>[2]): Game {
  const events = decide(RULE_SETS, game, command, () => [1, 2, 3, 4, 6]);
  if (isRejection(events)) throw new Error('It is refused.');
  return events.reduce<Game | undefined>(evolve, game) as Game;
}

test('odds are asked once the table has settled, after every roll and score, and not for a hold', () => {
  const { live, asked, tell } = noted();
  const game = gameOf();
  live.follow(game);
  expect(asked).toEqual([]);
  live.ready('yahtzee');
  live.ready('yahtzee');
  const rolled = after(game, { type: 'roll' });
  live.follow(rolled);
  live.follow(after(rolled, { type: 'hold', slot: 0 }));
  expect(asked).toEqual(['ready yahtzee', '0 0', '0 1']);
  let changes = 0;
  live.subscribe(() => (changes += 1));
  tell(ODDS);
  expect([live.now(), changes]).toEqual([ODDS, 1]);
  live.follow(undefined);
  expect(live.now()).toBeUndefined();
  expect(asked.at(-1)).toBe('forget');
});

test('more than six at once have no odds, and those who are left have some again', () => {
  const { live, asked } = noted();
  live.ready('yahtzee');
  const players = [...'ABCDEFG'];
  const game = { ...gameOf(), players };
  live.follow(game);
  live.follow({ ...game, droppedOut: [6] });
  expect(asked).toEqual(['ready yahtzee', 'forget', '0 0']);
});

test('a rehearsal has no odds, nor has one player alone', () => {
  const { live, asked } = noted();
  live.ready('yahtzee');
  live.follow(gameOf(true));
  const game = gameOf();
  live.follow({ ...game, droppedOut: [1] });
  expect(asked).toEqual(['ready yahtzee', 'forget', 'forget']);
  expect('seed' in seenOf(game)).toBe(false);
});
