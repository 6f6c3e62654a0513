/** The benchmark itself: what it calls missed or worse, and that the README tells what was measured. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Figure, isMissed, type Report, summarise, textOf } from './figures.ts';
import { headlineText, publishedText } from './headlines.ts';
import { readReference, worsened } from './reference.ts';
import { SUBJECTS } from './subjects.ts';

const EFFORT = {
  runs: 1,
  presses: 20,
  seconds: 1,
  firmataPresses: 1,
  appends: 1,
  rolls: 1,
  starts: 1,
  viewers: 1,
  changes: 1,
  turns: 1,
};
const reportOf = (...figures: Figure[]): Report => ({ subject: 'lever', title: 'Lever', runs: [], figures });

test('the same benchmark gives the same times again', async () => {
  const once = await SUBJECTS.hold!.measure(EFFORT);
  expect((await SUBJECTS.hold!.measure(EFFORT)).runs).toEqual(once.runs);
  for (const { median, p99, worst } of once.runs) {
    expect(median).toBeGreaterThan(6);
    expect(p99).toBeGreaterThanOrEqual(median);
    expect(worst).toBeGreaterThanOrEqual(p99);
  }
});

test('minimum, median, 99th percentile and worst are values that were measured', () => {
  const values = Array.from({ length: 1000 }, (_, index) => 1000 - index);
  expect(summarise(values)).toEqual({ minimum: 1, median: 500, p99: 990, worst: 1000 });
  expect(summarise([7])).toEqual({ minimum: 7, median: 7, p99: 7, worst: 7 });
});

test('a figure beyond its limit is called missed, and so is one that could not be measured', () => {
  expect(isMissed({ name: 'a', unit: 'ms', value: 8.01, atMost: 8 })).toBe(true);
  expect(isMissed({ name: 'a', unit: 'ms', value: 8, atMost: 8 })).toBe(false);
  expect(isMissed({ name: 'a', unit: '1/s', value: 59, atLeast: 60 })).toBe(true);
  expect(isMissed({ name: 'a', unit: 'ms', value: Number.NaN })).toBe(true);
  expect(isMissed({ name: 'a', unit: 'ms', value: 1e9 })).toBe(false);
});

test('a figure that is worse than in the reference is named, with both values', () => {
  const reference = {
    reports: [
      reportOf(
        { name: 'worst', unit: 'ms', value: 12, atMost: 14 },
        { name: 'rate', unit: '1/s', value: 180, atLeast: 60 },
        { name: 'lost', unit: '', value: 0, atMost: 0 },
        { name: 'stack', unit: 'bytes', value: 100, better: 'lower' },
        { name: 'host', unit: 'ms', value: 1, atMost: 100, wall: true },
        { name: 'resent', unit: '', value: 3 },
      ),
    ],
  };
  const now = (name: string, value: number, more: Partial<Figure>) =>
    worsened(reference, [reportOf({ name, unit: 'ms', value, ...more })]);
  expect(now('worst', 13, { atMost: 14 })).toEqual(['lever: worst was 12 ms, is 13']);
  expect(now('rate', 165, { atLeast: 60 })).toHaveLength(1);
  expect(now('lost', 1, { atMost: 2 })).toHaveLength(1);
  expect(now('stack', 110, { better: 'lower' })).toHaveLength(1);
  expect(now('worst', Number.NaN, { atMost: 14 })).toHaveLength(1);
  expect(now('new', 1, { atMost: 2 })).toEqual(['lever: new is not in the reference']);
  // Noise, what is better, what the wall clock says, and what is only told.
  expect(now('worst', 12.3, { atMost: 14 })).toEqual([]);
  expect(now('rate', 200, { atLeast: 60 })).toEqual([]);
  expect(now('host', 90, { atMost: 100, wall: true })).toEqual([]);
  expect(now('resent', 9, {})).toEqual([]);
});

test('the references hold what is compared, and none of their figures of table time misses its target', () => {
  const subjects = (effort: 'quick' | 'full') => readReference(effort).reports.map(({ subject }) => subject);
  const exact = Object.entries(SUBJECTS).filter(([, { isExact }]) => isExact);
  expect(Object.keys(SUBJECTS)).toEqual(expect.arrayContaining(subjects('full')));
  expect(subjects('quick')).toEqual(exact.map(([name]) => name));
  for (const effort of ['quick', 'full'] as const) {
    const figures = readReference(effort).reports.flatMap((report) => report.figures);
    expect(figures.filter((figure) => figure.wall !== true && isMissed(figure))).toEqual([]);
  }
});

test('the figures of the README are those of the reference', () => {
  expect(publishedText()).toBe(headlineText(readReference('full')));
  expect(publishedText()).toMatch(/^\| Lever to light, median and worst \| \d+\.\d+ ms \/ \d+\.\d ms \|$/m);
});

test('a subject that does not exist is refused with a list of those that do', () => {
  const { status, stderr } = spawnSync(process.execPath, ['test/bench/bench.ts', 'leever'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/There is no subject "leever".*\[lever\]/s);
});

test('a report is a title, a line for each run and a line for each figure', () => {
  const report: Report = {
    ...reportOf(
      { name: 'worst', unit: 'ms', value: 12.1, atMost: 14 },
      { name: 'resent', unit: '', value: 3 },
    ),
    runs: [{ minimum: 3, median: 7.5, p99: 12, worst: 12.1 }],
  };
  const lines = textOf(report).trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/run {2}1 .*3\.00 ms.*7\.50 ms.*12\.00 ms.*12\.10 ms/);
  expect(lines[2]).toMatch(/worst +12\.10 ms +at most 14: good/);
  expect(lines[3]).toMatch(/resent +3$/);
  expect(textOf({ ...report, runNames: ['plain'] })).toContain('\n  plain   minimum');
});
