/** What one check has come to. */
import type { Text } from '../language/sentence.ts';
import type { Known } from './facts.ts';

/** `wrong` needs a person, `hint` is worth knowing, `unknown` could not be found out here. */
export type CheckVerdict = 'well' | 'hint' | 'wrong' | 'unknown';

export interface Checked {
  readonly verdict: CheckVerdict;
  readonly text: Text;
  /** What a person can do. */
  readonly remedy?: Text;
}

export const well = (text: Text): Checked => ({ verdict: 'well', text });
export const hint = (text: Text, remedy: Text): Checked => ({ verdict: 'hint', text, remedy });
export const wrong = (text: Text, remedy: Text): Checked => ({ verdict: 'wrong', text, remedy });

/** Judges what is known; says why where nothing is. */
export function ifKnown<T>(fact: Known<T>, judge: (known: T) => Checked): Checked {
  if ('known' in fact) return judge(fact.known);
  return { verdict: 'unknown', text: { say: 'doctor.unchecked', why: fact.why } };
}
