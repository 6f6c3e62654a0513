/** The benchmark works, and what it measures in table time reaches its targets: those figures are the same everywhere. */
import { expect, test } from 'vitest';
import { isMissed, type Report, summarise, textOf } from './figures.ts';
import { QUICK, SUBJECTS } from './subjects.ts';

test.each(Object.keys(SUBJECTS).filter((name) => name !== 'emulation'))(
  'every figure of %s that does not depend on the computer reaches its target',
  async (name) => {
    const { figures, runs } = await SUBJECTS[name]!(QUICK);
    expect(figures.filter((figure) => figure.wall !== true && isMissed(figure))).toEqual([]);
    expect(figures.length).toBeGreaterThan(3);
    for (const { median, p99, worst } of runs) {
      expect(median).toBeGreaterThan(6);
      expect(p99).toBeGreaterThanOrEqual(median);
      expect(worst).toBeGreaterThanOrEqual(p99);
    }
  },
  120_000,
);

test('the same benchmark gives the same times again', async () => {
  const effort = { runs: 1, presses: 20, seconds: 1 };
  const once = await SUBJECTS.hold!(effort);
  expect((await SUBJECTS.hold!(effort)).runs).toEqual(once.runs);
});

test('median, 99th percentile and worst are values that were measured', () => {
  const values = Array.from({ length: 1000 }, (_, index) => 1000 - index);
  expect(summarise(values)).toEqual({ median: 500, p99: 990, worst: 1000 });
  expect(summarise([7])).toEqual({ median: 7, p99: 7, worst: 7 });
});

test('a figure beyond its limit is called missed, and so is one that could not be measured', () => {
  expect(isMissed({ name: 'a', unit: 'ms', value: 8.01, atMost: 8 })).toBe(true);
  expect(isMissed({ name: 'a', unit: 'ms', value: 8, atMost: 8 })).toBe(false);
  expect(isMissed({ name: 'a', unit: '1/s', value: 59, atLeast: 60 })).toBe(true);
  expect(isMissed({ name: 'a', unit: 'ms', value: Number.NaN })).toBe(true);
  expect(isMissed({ name: 'a', unit: 'ms', value: 1e9 })).toBe(false);
});

test('a report is a title, a line for each run and a line for each figure', () => {
  const report: Report = {
    subject: 'lever',
    title: 'Lever',
    runs: [{ median: 7.5, p99: 12, worst: 12.1 }],
    figures: [
      { name: 'worst', unit: 'ms', value: 12.1, atMost: 14 },
      { name: 'resent', unit: '', value: 3 },
    ],
  };
  const lines = textOf(report).trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/run {2}1 .*7\.50 ms.*12\.00 ms.*12\.10 ms/);
  expect(lines[2]).toMatch(/worst +12\.10 ms +at most 14: good/);
  expect(lines[3]).toMatch(/resent +3$/);
});
