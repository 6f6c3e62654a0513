import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGE_UNIT_US } from '../../hardware/protocol.ts';
import { DEBOUNCE, INPUTS, type Input } from '../../hardware/table.ts';
import { DEBOUNCE_CASES, type DebounceCase, type Outcome, PRESS_MS, SAMPLE_MS } from './debounce-tables.ts';
import { buildHostProgram, type HostProgram } from './host.ts';

let host: HostProgram;
beforeAll(() => {
  host = buildHostProgram();
});
afterAll(() => host.remove());

const PHASES = 8;
const UNITS_PER_SAMPLE = DEBOUNCE.tickUs / AGE_UNIT_US;
/** "20 s" is counted in steps of 16.384 ms. */
const COARSE_MS = (256 * AGE_UNIT_US) / 1000;

const maskOf = (inputs: readonly Input[]): number =>
  inputs.reduce((mask, input) => mask | (1 << INPUTS.indexOf(input)), 0);

/** The contacts as they are at `ms`. */
function contactsAt({ boot = [], moves }: DebounceCase, ms: number): number {
  let closed = maskOf(boot);
  for (const { atMs, input, closed: isClosed } of moves) {
    if (atMs > ms) break;
    closed = isClosed ? closed | maskOf([input]) : closed & ~maskOf([input]);
  }
  return closed;
}

interface Seen extends Omit<Outcome, 'afterMs'> {
  readonly atMs: number;
}

/** What the filter makes of the contacts, sampled every 256 µs from `phaseMs` on; `clock` is the clock's first value. */
function filter(table: DebounceCase, phaseMs: number, clock: number): Seen[] {
  const samples = Math.ceil(table.untilMs / SAMPLE_MS);
  const times = Array.from({ length: samples }, (_, n) => phaseMs + n * SAMPLE_MS);
  const words = times.map(
    (ms, n) => `${(clock + (n + 1) * UNITS_PER_SAMPLE).toString(16)}:${contactsAt(table, ms).toString(16)}`,
  );
  const [answer = ''] = host.ask([`debounce ${maskOf(table.boot ?? []).toString(16)} ${words.join(' ')}`]);
  const seen: Seen[] = [];
  let before = { pressed: 0, stuck: maskOf(table.boot ?? []) };
  answer.split(' ').forEach((word, n) => {
    const [news = 0, pressed = 0, stuck = 0] = word.split(':').map((hex) => Number.parseInt(hex, 16));
    INPUTS.forEach((input, index) => {
      const bit = 1 << index;
      const atMs = times[n] as number;
      const note = (what: Outcome['what']): unknown => seen.push({ input, what, atMs });
      if (news & bit) note('press');
      if (before.pressed & ~pressed & bit) note('release');
      if (~before.stuck & stuck & bit) note('stuck');
      if (before.stuck & ~stuck & bit) note('unstuck');
    });
    before = { pressed, stuck };
  });
  return seen;
}

const slackOf = ({ what, afterMs }: Outcome): { least: number; most: number } => {
  if (what === 'press') return PRESS_MS;
  if (
    what === 'stuck' ||
    (what === 'release' && afterMs > DEBOUNCE.stuckMs && afterMs < DEBOUNCE.stuckMs + 1000)
  )
    return { least: -COARSE_MS, most: COARSE_MS + 1 };
  return { least: -SAMPLE_MS, most: 2 * SAMPLE_MS };
};

test.each(DEBOUNCE_CASES)('$title', (table) => {
  const phases = table.untilMs > 10_000 ? 1 : PHASES;
  for (let phase = 0; phase < phases; phase += 1) {
    const seen = filter(table, (phase * SAMPLE_MS) / PHASES, 0);
    expect(seen.map(({ input, what }) => `${what} ${input}`)).toEqual(
      table.outcomes.map(({ input, what }) => `${what} ${input}`),
    );
    table.outcomes.forEach((outcome, index) => {
      const slack = slackOf(outcome);
      const lateMs = (seen[index] as Seen).atMs - outcome.afterMs;
      expect(lateMs, `${outcome.what} ${outcome.input}`).toBeGreaterThanOrEqual(slack.least - 0.001);
      expect(lateMs, `${outcome.what} ${outcome.input}`).toBeLessThanOrEqual(slack.most + 0.001);
    });
  }
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
