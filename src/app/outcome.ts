/** What became of one press: exactly one of four, each documented (control table, rejections). */
import type { GameEvent } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import { type Ignored, whyIgnored } from '../table/state/ignored.ts';
import type { Reaction, TableCommand } from '../table/state/reaction.ts';
import type { Refusal } from '../table/state/refusal.ts';

export type Outcome =
  | { readonly type: 'events'; readonly events: readonly GameEvent[] }
  /** Only what is shown has changed. */
  | { readonly type: 'shown' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'ignored'; readonly reason: Ignored };

/** A command still has to be decided; the other reactions are final. */
export function outcomeOf(reaction: Reaction, decide: (asked: TableCommand) => Outcome): Outcome {
  switch (reaction.type) {
    case 'command':
      return decide(reaction.command);
    case 'shown':
      return { type: 'shown' };
    case 'refused':
      return { type: 'refused', refusal: reaction.refusal };
    case 'ignored':
      return { type: 'ignored', reason: reaction.reason };
    default:
      return reaction satisfies never;
  }
}

/** For whoever has to be told: an empty text where it is done. `otherwise`: where there was nothing to refuse; left out: why not now. */
export function refusalIn(outcome: Outcome, otherwise?: Text): Text {
  if (outcome.type === 'refused') return outcome.refusal.sentence;
  if (outcome.type !== 'ignored') return '';
  return otherwise ?? { say: 'desk.notNow', why: whyIgnored(outcome.reason) };
}
