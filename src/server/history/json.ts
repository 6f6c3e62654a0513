/** A game of the history as JSON, in pieces of a step each. */
import type { HistoryGame } from './messages.ts';

/** All pieces together are `JSON.stringify(game)`, with the steps last. */
export function* historyJson({ steps, ...facts }: HistoryGame): Generator<string> {
  yield `${JSON.stringify(facts).slice(0, -1)},"steps":[`;
  for (const [index, step] of steps.entries()) yield `${index === 0 ? '' : ','}${JSON.stringify(step)}`;
  yield ']}';
}
