/** How real contacts close and open: bursts of edges around the press and the release, repeatable by a seed. */
import { noise } from './random.ts';

/** Longest chatter after a press: most switches are done in 6 ms (measured by Ganssle, whose switch E is a slow one, and others). */
const PRESS_CHATTER_US = 6_000;
/** After a release, bounces were seen up to 42 ms after the first opening. */
const RELEASE_CHATTER_US = 42_000;
const MOST_PAIRS = 12;
/** Chatter touches for microseconds only, or the firmware would rightly take it for a press. */
const TOUCH_MAX_US = 400;

/**
 * Microseconds after the first edge at which the contact changes, ascending, the first being 0. The number of edges is
 * odd: the contact ends in the state that was asked for.
 */
export function bounceEdges(seed: number, kind: 'press' | 'release'): readonly number[] {
  const random = noise(seed);
  const chatterUs = kind === 'press' ? PRESS_CHATTER_US : RELEASE_CHATTER_US;
  const pairs = random() % (MOST_PAIRS + 1);
  const starts = Array.from({ length: pairs }, () => 1 + (random() % chatterUs)).sort((a, b) => a - b);
  const edges = [0];
  for (const start of starts) {
    const from = Math.max(start, edges.at(-1)! + 1);
    edges.push(from, from + 1 + (random() % TOUCH_MAX_US));
  }
  return edges;
}
