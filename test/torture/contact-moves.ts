/**
 * Contacts as bad as any that were measured: bursts of up to 157 ms (J. Ganssle, "A Guide to Debouncing", the worst of
 * his switches), contacts that open for up to 40 ms, spikes of up to 400 µs.
 */
import type { Input } from '../../hardware/cabinet.ts';
import type { Chance } from './chance.ts';

export interface Move {
  readonly atMs: number;
  readonly input: Input;
  readonly closed: boolean;
}

const BURST_MOST_MS = 157;
const OPEN_MOST_MS = 40;
/** A contact of this length always meets a sample: they are 256 µs apart, up to 440 µs after the end of a drawing. */
const SEEN_MS = 0.5;
const SPIKE_MOST_MS = 0.4;
/** Spikes closer together than this are a contact. */
const SPIKES_APART_MS = 1;

/**
 * Closes, opens, closes … from `fromMs` on; ends closed or open, as wanted. `openMs`: since when it is open before that.
 * A touch that no sample can see does not interrupt a gap: gaps are counted from one touch that is seen to the next.
 */
function burst(
  input: Input,
  fromMs: number,
  openMs: number,
  closed: boolean,
  chance: Chance,
): readonly Move[] {
  const moves: Move[] = [];
  const endMs = fromMs + chance.between(0, BURST_MOST_MS);
  let seenMs = openMs;
  for (let atMs = fromMs; ; ) {
    const mayHide = atMs + SEEN_MS < seenMs + OPEN_MOST_MS && chance.share() < 0.5;
    moves.push({ atMs, input, closed: true });
    atMs += mayHide ? chance.between(0.001, SEEN_MS) : chance.between(SEEN_MS, 15);
    moves.push({ atMs, input, closed: false });
    if (!mayHide) seenMs = atMs;
    atMs += chance.share() < 0.7 ? chance.between(0.001, 3) : chance.between(0.001, OPEN_MOST_MS);
    atMs = Math.min(atMs, seenMs + OPEN_MOST_MS);
    if (atMs >= endMs) {
      if (closed) moves.push({ atMs, input, closed: true });
      return moves;
    }
  }
}

/** A finger's press of `heldMs`: a burst when it closes, now and then a gap, a burst when it opens. */
export function badPress(input: Input, fromMs: number, heldMs: number, chance: Chance): readonly Move[] {
  const closing = burst(input, fromMs, fromMs, true, chance);
  const closedMs = closing.at(-1)!.atMs;
  const gapMs = closedMs + chance.between(0, heldMs * 0.8);
  const gap: readonly Move[] =
    chance.share() < 0.5
      ? []
      : [
          { atMs: gapMs, input, closed: false },
          { atMs: gapMs + chance.between(0.001, Math.min(OPEN_MOST_MS, heldMs * 0.2)), input, closed: true },
        ];
  const openMs = closedMs + heldMs;
  return [
    ...closing,
    ...gap,
    { atMs: openMs, input, closed: false },
    ...burst(input, openMs + chance.between(0.001, OPEN_MOST_MS), openMs, false, chance),
  ];
}

/** Interference on a contact that nobody touches. */
export function spikes(input: Input, fromMs: number, forMs: number, chance: Chance): readonly Move[] {
  const moves: Move[] = [];
  for (let atMs = fromMs; atMs < fromMs + forMs; atMs += SPIKES_APART_MS + chance.between(0, 5)) {
    moves.push({ atMs, input, closed: true });
    atMs += chance.between(0.001, SPIKE_MOST_MS);
    moves.push({ atMs, input, closed: false });
  }
  return moves;
}
