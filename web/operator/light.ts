/** What every part of the first light has in its hands. */
import type { InWords } from '../../src/language/sentence.ts';
import { withFacts } from '../../src/language/with-facts.ts';
import type { LightDoubts, LightRequest, LightView } from '../../src/server/operator/light-messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';

export type ToldLight = InWords<LightView>;
export type LightStep = ToldLight['steps'][number];
export type AskLight = (request: LightRequest) => void;

export function isOverruled({ against: { found, unpressed } }: { readonly against: LightDoubts }): boolean {
  return found.length + unpressed.length > 0;
}

/** A sentence of the steps with the figures of the tables. */
export function withLightFacts({ facts }: Pick<ToldLight, 'facts'>, text: string): string {
  return withFacts(text, facts, OPERATOR_WORDS.amount.number);
}
