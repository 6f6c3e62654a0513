import { expect, test } from 'vitest';
import type { Input } from '../../../hardware/cabinet.ts';
import { Debounce } from '../../../src/board/firmata/debounce.ts';
import { changesOf, contactsAt, expectOutcomes, type Seen } from '../../firmware/debounce-run.ts';
import { DEBOUNCE_CASES, type DebounceCase, PRESS_MS, SAMPLE_MS } from '../../firmware/debounce-tables.ts';

const PHASES = 8;

interface State {
  readonly pressed: ReadonlySet<Input>;
  readonly stuck: ReadonlySet<Input>;
}

const stateOf = ({ pressed, stuck }: Debounce): State => ({
  pressed: new Set(pressed),
  stuck: new Set(stuck),
});

/** As the firmware's filter is tested: contacts sampled every 256 µs from `phaseMs` on. */
function filterSamples(table: DebounceCase, phaseMs: number): Seen[] {
  const filter = new Debounce(new Set(table.boot ?? []), 0, PRESS_MS.least);
  const samples = Array.from(
    { length: Math.ceil(table.untilMs / SAMPLE_MS) },
    (_, n) => phaseMs + n * SAMPLE_MS,
  );
  return samples.flatMap((ms) => {
    const before = stateOf(filter);
    // A sample says what is, not what was since the last one: a contact that has opened was not closed until now.
    filter.report(contactsAt(table, ms), ms);
    const presses = filter.pass(ms).map(({ input }) => input);
    return changesOf(before, stateOf(filter), new Set(presses), ms);
  });
}

/** As Firmata tells it: only changes, each at its time; in between the filter's own timer. */
function filterChanges(table: DebounceCase): Seen[] {
  const filter = new Debounce(new Set(table.boot ?? []), 0, PRESS_MS.most);
  const seen: Seen[] = [];
  const pass = (ms: number) => {
    const before = stateOf(filter);
    const presses = filter.pass(ms).map(({ input }) => input);
    seen.push(...changesOf(before, stateOf(filter), new Set(presses), ms));
  };
  for (const ms of [...new Set(table.moves.map(({ atMs }) => atMs)), table.untilMs]) {
    while (filter.nextAt < ms) pass(filter.nextAt);
    filter.report(contactsAt(table, ms), ms);
  }
  return seen;
}

test.each(DEBOUNCE_CASES)('sampled as the firmware samples: $title', (table) => {
  const phases = table.untilMs > 10_000 ? 1 : PHASES;
  for (let phase = 0; phase < phases; phase += 1)
    expectOutcomes(filterSamples(table, (phase * SAMPLE_MS) / PHASES), table);
});

test.each(DEBOUNCE_CASES)('told of every change: $title', (table) => {
  expectOutcomes(filterChanges(table), table);
});

test('a press carries the time at which its contact closed', () => {
  const filter = new Debounce(new Set(), 0, 1);
  filter.report(new Set<Input>(['lever']), 10);
  expect(filter.nextAt).toBe(11);
  expect(filter.pass(10.9)).toEqual([]);
  expect(filter.pass(13)).toEqual([{ input: 'lever', closedMs: 10 }]);
  expect(filter.pass(14)).toEqual([]);
});
