/** The benchmark itself: what it calls missed or worse, and that the README tells what was measured. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Figure, isMissed, type Report, summarise, textOf } from './figures.ts';
import { capacityText, publishedCapacity } from './hall/capacity-text.ts';
import { headlineText, publishedText } from './headlines.ts';
import { HostMeter } from './host-meter.ts';
import { missedTargets, readReference, worsened } from './reference.ts';
import { seenBeforeAppend } from './seen-before-append.ts';
import { NOT_MEASURED_YET, SUBJECTS } from './subjects.ts';

const EFFORT = {
  runs: 1,
  presses: 20,
  seconds: 1,
  firmataPresses: 1,
  appends: 1,
  rolls: 1,
  starts: 1,
  events: 1,
  viewers: 1,
  changes: 1,
  turns: 1,
  hall: { tables: 1, rows: 1, seconds: 1, viewers: 1, away: 1, turns: 1 },
};
const reportOf = (...figures: Figure[]) => ({ subject: 'lever', title: 'Lever', runs: [], figures });

test('the same benchmark gives the same times again', async () => {
  const once = await SUBJECTS.hold!.measure(EFFORT);
  expect((await SUBJECTS.hold!.measure(EFFORT)).runs).toEqual(once.runs);
  for (const { median, p99, worst } of once.runs) {
    expect(median).toBeGreaterThan(6);
    expect(p99).toBeGreaterThanOrEqual(median);
    expect(worst).toBeGreaterThanOrEqual(p99);
  }
});

test('what is shown before it is durable is counted: rolls, rolls of a calm table, and what the pages tell', async () => {
  const counts = async (lies: boolean) =>
    (await seenBeforeAppend(20, lies)).flatMap(({ value, atMost }) => (atMost === 0 ? [value] : []));
  expect(await counts(false)).toEqual([0, 0, 0, 0]);
  for (const count of await counts(true)) expect(count).toBeGreaterThan(0);
});

test('the host’s work on the board’s bytes is counted until the chip runs on, and nothing else', () => {
  const burn = (ms: number) => {
    const fromUs = process.cpuUsage().user;
    while (process.cpuUsage().user - fromUs < ms * 1000);
  };
  let bytes = true;
  const uno = { deliver: () => bytes, runUntil: (untilMs: number) => untilMs };
  const meter = new HostMeter(uno);
  uno.deliver();
  burn(20);
  expect(uno.runUntil(1)).toBe(1);
  const first = meter.workMs;
  expect(first).toBeGreaterThanOrEqual(20);
  bytes = false;
  uno.deliver();
  burn(20);
  uno.runUntil(2);
  expect(meter.workMs).toBe(first);
  meter.restart();
  meter.begin();
  burn(20);
  uno.runUntil(3);
  expect(meter.workMs).toBeGreaterThanOrEqual(20);
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
    worsened(reference, [reportOf({ name, unit: 'ms', value, ...more })]).filter(
      (sentence) => !sentence.endsWith('was not measured'),
    );
  expect(now('worst', 13, { atMost: 14 })).toEqual(['lever: worst was 12 ms, is 13']);
  expect(now('worst', 12.001, { atMost: 14 })).toHaveLength(1);
  expect(now('worst', 12.8, { atMost: 14, room: 0.06 })).toHaveLength(1);
  expect(now('rate', 179, { atLeast: 60 })).toHaveLength(1);
  expect(now('lost', 1, { atMost: 2, room: 1 })).toHaveLength(1);
  expect(now('stack', 101, { better: 'lower' })).toHaveLength(1);
  expect(now('worst', Number.NaN, { atMost: 14 })).toHaveLength(1);
  expect(now('new', 1, { atMost: 2 })).toEqual(['lever: new is not in the reference']);
  // What chance may do, what is better, what the wall clock says, and what is only told.
  expect(now('worst', 12.7, { atMost: 14, room: 0.06 })).toEqual([]);
  expect(now('rate', 200, { atLeast: 60 })).toEqual([]);
  expect(now('host', 90, { atMost: 100, wall: true })).toEqual([]);
  expect(now('resent', 9, {})).toEqual([]);
});

test('a compared figure that is no longer measured is named', () => {
  const [kept, gone]: Figure[] = [
    { name: 'kept', unit: 'ms', value: 1, better: 'lower' },
    { name: 'gone', unit: 'ms', value: 1, better: 'lower' },
  ];
  expect(worsened({ reports: [reportOf(kept!, gone!)] }, [reportOf(kept!)])).toEqual([
    'lever: gone is in the reference, but was not measured',
  ]);
});

test('a check holds the targets too, but for those of the wall clock', () => {
  const reports = [
    reportOf(
      { name: 'median', unit: 'ms', value: 8.1, atMost: 8 },
      { name: 'host', unit: 'ms', value: 3, atMost: 2, wall: true, because: 'the disk is slow' },
    ),
  ];
  expect(missedTargets(reports, true)).toEqual(['lever: median misses its target']);
  expect(missedTargets(reports, false)).toEqual([
    'lever: median misses its target',
    'lever: host misses its target, because the disk is slow',
  ]);
});

test('the references hold every subject, no figure of table time that misses its target, and no missed one without a reason', () => {
  const subjects = (effort: 'quick' | 'full') => readReference(effort).reports.map(({ subject }) => subject);
  const exact = Object.entries(SUBJECTS).filter(([, { isExact }]) => isExact);
  const full = subjects('full');
  expect(full).toEqual(
    Object.keys(SUBJECTS).filter((name) => full.includes(name) || !NOT_MEASURED_YET.includes(name)),
  );
  expect(subjects('quick')).toEqual(exact.map(([name]) => name));
  for (const effort of ['quick', 'full'] as const) {
    const missed = readReference(effort).reports.flatMap(({ figures }) => figures.filter(isMissed));
    for (const { name, wall, because } of missed) expect({ name, wall, because }).toEqual(MISSED_WELL(name));
  }
});

const MISSED_WELL = (name: string) => ({ name, wall: true, because: expect.stringMatching(/\w+ \w+ \w+/) });

test('what was published was measured at commits of this history, on a computer that is named', () => {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });
  // A package, or a clone without its past, cannot know.
  const knowsPast = git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'false';
  for (const effort of ['quick', 'full'] as const) {
    for (const { subject, commit, computer } of readReference(effort).reports) {
      expect({ subject, commit, computer }).toEqual({
        subject,
        commit: expect.stringMatching(/^[0-9a-f]{7,}$/),
        computer: expect.stringMatching(/\d+ × .+, Node \d+/),
      });
      if (knowsPast) {
        const { status } = git('merge-base', '--is-ancestor', commit, 'HEAD');
        expect({ subject, commit, status }).toEqual({ subject, commit, status: 0 });
      }
    }
  }
});

test('the figures of the README are those of the reference, with targets, and reasons where one is missed', () => {
  const text = headlineText(readReference('full'));
  expect(publishedText()).toBe(text);
  expect(text).toMatch(/^\| Lever to light, clean .* \| \d+\.\d+ ms \/ \d+\.\d ms \| ≤ 8 ms \/ ≤ 14 ms \|$/m);
  const rowsMissed = text.split('\n').filter((line) => line.includes('**missed**'));
  expect(text.match(/^Missed: .*, because .*\.$/gm) ?? []).toHaveLength(rowsMissed.length);
});

test('how far a hall goes is told by what was measured', () => {
  const full = readReference('full');
  expect(publishedCapacity()).toBe(capacityText(full));
  const others = full.reports.filter(({ subject }) => subject !== 'hall');
  const [report] = others as [(typeof others)[number]];
  const spoilt = { ...full, reports: [...others, { ...report, subject: 'hall' }] };
  expect(() => capacityText(spoilt)).toThrow(/no figure .* of hall/);
});

test('a missed target is published as missed, with its reason', () => {
  const full = readReference('full');
  const spoilt = full.reports.map((report) => ({
    ...report,
    figures: report.figures.map((figure) =>
      figure.name === 'append, p99' ? { ...figure, atMost: 0.001, because: 'the disk is slow' } : figure,
    ),
  }));
  const text = headlineText({ ...full, reports: spoilt });
  expect(text).toMatch(/^\| Append .* \| ≤ 0\.001 ms \*\*missed\*\* \|$/m);
  expect(text).toContain('Missed: append, p99, because the disk is slow.');
});

test('a reference without one of the headlines is refused', () => {
  const { reports, ...full } = readReference('full');
  expect(() => headlineText({ ...full, reports: reports.slice(1) })).toThrow(/no figure .* of lever/);
});

test.each([
  [['leever'], /There is no subject "leever".*\[lever\]/s],
  [['toString'], /There is no subject "toString"/],
  [['--check', 'spectators'], /"spectators" depends on the computer: --check has nothing to compare it with/],
  [['lever', '--json', 'no-such-folder/figures.json'], /There is no folder .*no-such-folder for --json/],
])('wrong words are refused before anything is measured: %s', (words, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['test/bench/bench.ts', ...words], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(reason);
});

test('a report is a title, a line for each run and a line for each figure, with the clock that it depends on', () => {
  const report: Report = {
    ...reportOf(
      { name: 'worst', unit: 'ms', value: 12.1, atMost: 14 },
      { name: 'resent', unit: '', value: 3 },
      { name: 'start', unit: 'ms', value: 90, wall: true },
      { name: 'final odds', unit: 's', value: 2.5, wall: true, processor: true },
      { name: 'memory', unit: 'MB', value: 12, wall: true },
    ),
    runs: [{ minimum: 3, median: 7.5, p99: 12, worst: 12.1 }],
  };
  const lines = textOf(report).trimEnd().split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[1]).toMatch(/run {2}1 .*3\.00 ms.*7\.50 ms.*12\.00 ms.*12\.10 ms/);
  expect(lines[2]).toMatch(/worst +12\.10 ms +at most 14: good/);
  expect(lines[3]).toMatch(/resent +3$/);
  // Of what depends on the computer, by what it was measured.
  expect(lines[4]).toMatch(/90 ms +\(wall clock\)$/);
  expect(lines[5]).toMatch(/2\.50 s +\(processor time\)$/);
  expect(lines[6]).toMatch(/12 MB +\(this computer\)$/);
  expect(textOf({ ...report, runNames: ['plain'] })).toContain('\n  plain   minimum');
});
