import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { RULE_SETS, YAHTZEE } from '../../../src/game/index.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { FanOut } from '../../../src/server/live/fan-out.ts';
import { wantsOf } from '../../../src/server/live/live-route.ts';
import { Publication } from '../../../src/server/live/publication.ts';
import { Versions } from '../../../src/server/live/versions.ts';
import { noise } from '../../../src/uno/random.ts';
import { StandInTable } from '../../browser/stand-in-table.ts';
import { Follower, messageIn } from './follower.ts';

/** Versions 1 to `count` of epoch `e`, of some length each. */
function versionsUpTo(count: number, length = 1000): Versions {
  const versions = new Versions();
  for (let seq = 1; seq <= count; seq += 1)
    versions.add({ epoch: 'e', seq }, JSON.stringify({ at: seq, filler: 'x'.repeat(length) }));
  return versions;
}

test('whoever names one of the last twenty versions gets what is different, and everybody else a snapshot', () => {
  const versions = versionsUpTo(30);
  const answer = (epoch: string, seq: number) =>
    messageIn(versions.frame(versions.find({ epoch, seq }), false)).type;
  expect([11, 29].map((seq) => answer('e', seq))).toEqual(['changes', 'changes']);
  expect([10, 31, 0].map((seq) => answer('e', seq))).toEqual(['snapshot', 'snapshot', 'snapshot']);
  expect(answer('another', 29)).toBe('snapshot');
});

test('after a restart of the table no older version is known', () => {
  const versions = versionsUpTo(3);
  versions.add({ epoch: 'f', seq: 4 }, '{"at":1}');
  expect([versions.find({ epoch: 'e', seq: 3 }), versions.find({ epoch: 'f', seq: 3 })]).toEqual([0, 0]);
  expect(versions.find({ epoch: 'f', seq: 4 })).toBe(versions.newest);
});

test('long views are kept as long as all of them together are no longer than a hundred usual ones', () => {
  const versions = versionsUpTo(20, 100_000);
  expect(versions.find({ epoch: 'e', seq: 18 })).toBe(0);
  expect(versions.find({ epoch: 'e', seq: 19 })).toBeGreaterThan(0);
});

test('one buffer is made for all viewers at the same version, and packed only where that is shorter', () => {
  const versions = versionsUpTo(2);
  const { newest } = versions;
  expect(versions.frame(0, false)).toBe(versions.frame(0, false));
  expect(versions.frame(0, true)).toBe(versions.frame(0, true));
  expect(versions.frame(0, true).length).toBeLessThan(versions.frame(0, false).length / 5);
  expect(versions.frame(newest - 1, true)).toEqual(versions.frame(newest - 1, false));
});

test('changes that would be longer than the snapshot are not sent', () => {
  const versions = new Versions();
  versions.add({ epoch: 'e', seq: 1 }, '{"a":1}');
  versions.add({ epoch: 'e', seq: 2 }, '{"bb":[1]}');
  expect(messageIn(versions.frame(1, false))).toEqual({ type: 'snapshot', epoch: 'e', seq: 2, bb: [1] });
});

const NO_VERSIONS = [
  ...[
    '',
    'e',
    'e.',
    '.3',
    'e.4',
    'e.-3',
    'e.3.1',
    'e.0x3',
    'e.3e0',
    'e.1e999',
    'e.NaN',
    'e.3%00',
    '%',
    '%FF.3',
  ],
  ...[`e.${'9'.repeat(15)}`, `e.${'9'.repeat(400)}`, `${'e'.repeat(9000)}.3`, '__proto__.3', 'e.%EF%BC%93'],
];

test.each(NO_VERSIONS)('a viewer that claims to be at "%.40s" is told everything first', (at) => {
  expect(wantsOf(`/live?at=${at}`, versionsUpTo(3))).toEqual({ at: 0, changes: true, packed: false });
});

test('a viewer says in its address what it has and what it can take', () => {
  const versions = versionsUpTo(3);
  const at = versions.find({ epoch: 'e', seq: 2 });
  expect(wantsOf('/live?packed&at=e.2&at=e.1', versions)).toEqual({ at, changes: true, packed: true });
});

test('whoever asks for nothing is told everything each time', () => {
  expect(wantsOf('/live', versionsUpTo(3))).toEqual({ at: 0, changes: false, packed: false });
});

/** Seconds of a line that drops again and again, and of its absence. */
const [DROP_EVERY_MS, AWAY_MS] = [5000, 2000];

test('a line that drops for two seconds every five is brought to the newest state each time, and no event is missing in its feed', async () => {
  const clock = new LockstepClock();
  const publication = new Publication(RULE_SETS);
  const fanOut = new FanOut(clock, LIMITS, publication.versions);
  const table = new StandInTable(['Eric', 'Julie']);
  const random = noise(18);
  const told: string[] = [];
  const publish = (event: string): void => {
    told.push(event);
    if (publication.take({ ...table.view(), recent: told.slice(-12) })) fanOut.publish();
  };
  const pages = [new Follower(), new Follower(true)];
  const seen = pages.map(() => new Set<string>());
  const lines = pages.map((page) => fanOut.join(page, page.wants(publication.versions)));
  let sinceMs = 0;
  let away = false;
  const wait = async (ms: number): Promise<void> => {
    await clock.advance(ms);
    sinceMs += ms;
    if (!away && sinceMs >= DROP_EVERY_MS) {
      for (const line of lines) line.leave();
      [away, sinceMs] = [true, 0];
    } else if (away && sinceMs >= AWAY_MS) {
      pages.forEach((page, at) => {
        lines[at] = fanOut.join(page, page.wants(publication.versions));
      });
      [away, sinceMs] = [false, 0];
    }
    if (away) return;
    pages.forEach((page, at) => {
      expect(page.shown).toEqual(JSON.parse(JSON.stringify(publication.newest)));
      for (const line of page.shown?.feed ?? []) seen[at]?.add(line as string);
    });
  };
  publish('begun');
  for (const { category } of YAHTZEE.boxes) {
    for (let player = 0; player < 2; player += 1) {
      table.play([{ roll: '55534' }]);
      publish(`roll ${told.length}`);
      await wait(300 + (random() % 900));
      table.play([{ hold: 1 }]);
      publish(`hold ${told.length}`);
      await wait(300 + (random() % 900));
      table.play([{ score: category }]);
      publish(`score ${told.length}`);
      await wait(300 + (random() % 900));
    }
  }
  while (away) await wait(500);
  await wait(LIMITS.roundMs);
  for (const [at, page] of pages.entries()) {
    expect([...(seen[at] as Set<string>)]).toEqual(told);
    expect(page.types.filter((type) => type === 'snapshot')).toHaveLength(1);
  }
  expect(pages[1]?.bytes).toBeLessThan(pages[0]?.bytes as number);
  fanOut.close();
});
