/** Why a player may not do that: a returned value, with the sentence that the pages show. */
import { plain, type Text } from '../language/sentence.ts';

/** Each has its sentence in the catalogue, by the same name. */
export const REJECTION_CODES = [
  'no-game',
  'game-running',
  'game-over',
  'too-long',
  'bad-start',
  'roll-first',
  'no-rolls-left',
  'all-held',
  'no-such-die',
  'already-held',
  'not-held',
  'dice-fixed',
  'cut-closed',
  'bad-cut',
  'guests-cut',
  'bad-word',
  'no-such-box',
  'box-filled',
  'must-use-upper',
  'must-use-lower',
  'box-closed',
  'not-a-yahtzee',
  'yahtzee-zeroed',
  'already-claimed',
  'roll-on',
  'hold-stays',
  'is-set',
  'pick-die',
  'no-points',
  'dead-die',
  'below-entry',
  'below-bank',
  'wrong-move',
  'bad-name',
  'no-team',
  'team-full',
  'plays-already',
  'nobody-to-skip-to',
  'nothing-to-take-back',
  'nothing-to-undo',
  'nothing-to-replace',
  'choose-first',
  'no-such-player',
  'wrong-value',
  'nothing-changes',
  'bad-adjustment',
  'no-reason',
  'bad-signature',
  'seed-open',
  'dropped-out',
] as const;

export type RejectionCode = (typeof REJECTION_CODES)[number];

export interface Rejection {
  readonly type: 'rejected';
  readonly code: RejectionCode;
  /** The sentence, with names and numbers of this case where they help. */
  readonly reason: Text;
  /** The dice that are meant, by slot. */
  readonly slots?: readonly number[];
}

export function reject(code: RejectionCode, reason: Text = plain(`refusal.${code}`)): Rejection {
  return { type: 'rejected', code, reason };
}

export function isRejected(value: object): value is Rejection {
  return 'type' in value && value.type === 'rejected';
}
