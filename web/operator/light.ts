/** What every part of the first light has in its hands. */
import type { InWords } from '../../src/language/sentence.ts';
import { withFacts } from '../../src/language/with-facts.ts';
import type { LightRequest, LightView } from '../../src/server/operator/light-messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';

export type ToldLight = InWords<LightView>;
export type LightStep = ToldLight['steps'][number];
export type AskLight = (request: LightRequest) => void;

/** A sentence of the steps with the figures of the tables. */
export function withLightFacts({ facts }: Pick<ToldLight, 'facts'>, text: string): string {
  return withFacts(text, facts, OPERATOR_WORDS.amount.number);
}
