/** Runs a filter of the inputs over a table: what its contacts are at a moment, and whether what came of it is right. */
import { expect } from 'vitest';
import { DEBOUNCE, INPUTS, type Input } from '../../hardware/cabinet.ts';
import { AGE_UNIT_US } from '../../hardware/wire-times.ts';
import { type DebounceCase, type Outcome, PRESS_MS, SAMPLE_MS } from './debounce-tables.ts';

/** What a filter said, and when. */
export interface Seen extends Omit<Outcome, 'afterMs'> {
  readonly atMs: number;
}

/** The filter of the firmware counts "20 s" in steps of 16.384 ms. */
const COARSE_MS = (256 * AGE_UNIT_US) / 1000;

/** The contacts that are closed at `ms`. */
export function contactsAt({ boot = [], moves }: DebounceCase, ms: number): ReadonlySet<Input> {
  const closed = new Set(boot);
  for (const { atMs, input, closed: isClosed } of moves) {
    if (atMs > ms) break;
    if (isClosed) closed.add(input);
    else closed.delete(input);
  }
  return closed;
}

/** The differences between two states of the inputs, in the order of the inputs. */
export function changesOf(
  before: { readonly pressed: ReadonlySet<Input>; readonly stuck: ReadonlySet<Input> },
  after: { readonly pressed: ReadonlySet<Input>; readonly stuck: ReadonlySet<Input> },
  presses: ReadonlySet<Input>,
  atMs: number,
): Seen[] {
  return INPUTS.flatMap((input) => {
    const seen: Seen[] = [];
    if (presses.has(input)) seen.push({ input, what: 'press', atMs });
    if (before.pressed.has(input) && !after.pressed.has(input)) seen.push({ input, what: 'release', atMs });
    if (!before.stuck.has(input) && after.stuck.has(input)) seen.push({ input, what: 'stuck', atMs });
    if (before.stuck.has(input) && !after.stuck.has(input)) seen.push({ input, what: 'unstuck', atMs });
    return seen;
  });
}

/** Exactly the table's outcomes, each in its time; a way to the filter may take `lateMs` more. */
export function expectOutcomes(seen: readonly Seen[], table: DebounceCase, lateMs = 0): void {
  expect(seen.map(({ input, what }) => `${what} ${input}`)).toEqual(
    table.outcomes.map(({ input, what }) => `${what} ${input}`),
  );
  table.outcomes.forEach((outcome, index) => {
    const slack = slackOf(outcome);
    const behindMs = (seen[index] as Seen).atMs - outcome.afterMs;
    expect(behindMs, `${outcome.what} ${outcome.input}`).toBeGreaterThanOrEqual(slack.least - 0.001);
    expect(behindMs, `${outcome.what} ${outcome.input}`).toBeLessThanOrEqual(slack.most + lateMs + 0.001);
  });
}

function slackOf({ what, afterMs }: Outcome): { least: number; most: number } {
  if (what === 'press') return PRESS_MS;
  if (
    what === 'stuck' ||
    (what === 'release' && afterMs > DEBOUNCE.stuckMs && afterMs < DEBOUNCE.stuckMs + 1000)
  )
    return { least: -COARSE_MS, most: COARSE_MS + 1 };
  return { least: -SAMPLE_MS, most: 2 * SAMPLE_MS };
}
