/** The languages that are laid out and measured here: the two that say most, and Japanese, whose letters are the widest. */
import { LANGUAGES, type Language } from '../../src/language/languages.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { toldAtLongest } from '../language/longest.ts';

const lengthOf = (language: Language) => [...toldAtLongest(sentencesIn(language)).values()].join('').length;

const longest = LANGUAGES.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 2);

/** `npm run layouts` looks at all of them. */
export const MEASURED: readonly Language[] = LANGUAGES.filter(
  (language: string) => language === 'ja' || longest.some((each) => each === language),
);
