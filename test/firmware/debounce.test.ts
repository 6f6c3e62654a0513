import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEBOUNCE, INPUTS, type Input } from '../../hardware/cabinet.ts';
import { AGE_UNIT_US } from '../../hardware/wire-times.ts';
import { changesOf, contactsAt, expectOutcomes, type Seen } from './debounce-run.ts';
import { DEBOUNCE_CASES, type DebounceCase, SAMPLE_MS } from './debounce-tables.ts';
import { buildHostProgram, type HostProgram } from './host.ts';

let host: HostProgram;
beforeAll(() => {
  host = buildHostProgram();
});
afterAll(() => host.remove());

const PHASES = 8;
const UNITS_PER_SAMPLE = DEBOUNCE.tickUs / AGE_UNIT_US;

const maskOf = (inputs: ReadonlySet<Input>): number =>
  [...inputs].reduce((mask, input) => mask | (1 << INPUTS.indexOf(input)), 0);
const inputsOf = (mask: number): ReadonlySet<Input> =>
  new Set(INPUTS.filter((_, index) => mask & (1 << index)));

/** What the filter makes of the contacts, sampled every 256 µs from `phaseMs` on; `clock` is the clock's first value. */
function filter(table: DebounceCase, phaseMs: number, clock: number): Seen[] {
  const samples = Math.ceil(table.untilMs / SAMPLE_MS);
  const times = Array.from({ length: samples }, (_, n) => phaseMs + n * SAMPLE_MS);
  const words = times.map(
    (ms, n) =>
      `${(clock + (n + 1) * UNITS_PER_SAMPLE).toString(16)}:${maskOf(contactsAt(table, ms)).toString(16)}`,
  );
  const boot = new Set(table.boot ?? []);
  const [answer = ''] = host.ask([`debounce ${maskOf(boot).toString(16)} ${words.join(' ')}`]);
  let before = { pressed: new Set<Input>() as ReadonlySet<Input>, stuck: boot as ReadonlySet<Input> };
  return answer.split(' ').flatMap((word, n) => {
    const [news, pressed, stuck] = word.split(':').map((hex) => inputsOf(Number.parseInt(hex, 16)));
    const after = { pressed: pressed!, stuck: stuck! };
    const seen = changesOf(before, after, news!, times[n] as number);
    before = after;
    return seen;
  });
}

test.each(DEBOUNCE_CASES)('$title', (table) => {
  const phases = table.untilMs > 10_000 ? 1 : PHASES;
  for (let phase = 0; phase < phases; phase += 1)
    expectOutcomes(filter(table, (phase * SAMPLE_MS) / PHASES, 0), table);
});

test('contact for 0.8 ms is always a press', () => {
  const contact: DebounceCase = {
    title: '',
    moves: [
      { atMs: 10, input: 'lever', closed: true },
      { atMs: 10.8, input: 'lever', closed: false },
    ],
    untilMs: 200,
    outcomes: [],
  };
  for (let phase = 0; phase < 64; phase += 1)
    expect(filter(contact, (phase * SAMPLE_MS) / 64, 0).map(({ what }) => what)).toEqual([
      'press',
      'release',
    ]);
});

test('no spike of half a millisecond is ever a press', () => {
  for (let phase = 0; phase < 64; phase += 1) {
    const spike: DebounceCase = {
      title: '',
      moves: [
        { atMs: 10, input: 'lever', closed: true },
        { atMs: 10.5, input: 'lever', closed: false },
      ],
      untilMs: 20,
      outcomes: [],
    };
    expect(filter(spike, (phase * SAMPLE_MS) / 64, 0)).toEqual([]);
  }
});

test('nothing changes when the clock comes round', () => {
  const table = DEBOUNCE_CASES[2] as DebounceCase;
  const plain = filter(table, 0, 0);
  expect(plain.length).toBe(2);
  // The samples' times pass 2^16 and 2^32 in the middle of the bounces.
  for (const clock of [2 ** 16 - 1200, 2 ** 24 - 1200, 2 ** 32 - 1200])
    expect(filter(table, 0, clock)).toEqual(plain);
});
