/** Finds English words of the catalogue in what a German page shows. */
import { BIG_SCREEN as GERMAN_BIG } from '../../src/language/de/big-screen.ts';
import { BUTTON_HELP as GERMAN_HELP } from '../../src/language/de/button-help.ts';
import { CABINET_PAGE as GERMAN_PANEL } from '../../src/language/de/cabinet-page.ts';
import { HISTORY as GERMAN_HISTORY } from '../../src/language/de/history.ts';
import { LIVE as GERMAN_LIVE } from '../../src/language/de/live.ts';
import { OPERATOR as GERMAN_OPERATOR } from '../../src/language/de/operator.ts';
import { PAGE_NAMES as GERMAN_PAGE_NAMES } from '../../src/language/de/page-names.ts';
import { SENTENCES as GERMAN } from '../../src/language/de/sentences.ts';
import { VERIFY as GERMAN_VERIFY } from '../../src/language/de/verify.ts';
import { BIG_SCREEN } from '../../src/language/en/big-screen.ts';
import { BUTTON_HELP } from '../../src/language/en/button-help.ts';
import { CABINET_PAGE } from '../../src/language/en/cabinet-page.ts';
import { HISTORY } from '../../src/language/en/history.ts';
import { LIVE } from '../../src/language/en/live.ts';
import { OPERATOR } from '../../src/language/en/operator.ts';
import { PAGE_NAMES } from '../../src/language/en/page-names.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { VERIFY } from '../../src/language/en/verify.ts';
import { longestIn } from './longest.ts';

/** What the command line alone says is on no page. */
const { command: _english, ...ENGLISH_ON_PAGES } = SENTENCES;
const { command: _german, ...GERMAN_ON_PAGES } = GERMAN;
const ENGLISH = partsOf([
  ...[ENGLISH_ON_PAGES, BIG_SCREEN, BUTTON_HELP, CABINET_PAGE, HISTORY, LIVE, OPERATOR, PAGE_NAMES, VERIFY],
]);
const SPOKEN = partsOf([
  ...[
    GERMAN_ON_PAGES,
    GERMAN_BIG,
    GERMAN_HELP,
    GERMAN_HISTORY,
    GERMAN_LIVE,
    GERMAN_OPERATOR,
    GERMAN_PAGE_NAMES,
  ],
  ...[GERMAN_PANEL, GERMAN_VERIFY],
]);

/** Nobody has to list what both languages call the same: German has it somewhere, too. */
const GERMAN_PARTS = new Set([...SPOKEN].map(normal));
const GERMAN_TEXT = ` ${[...GERMAN_PARTS].join(' | ')} `;
const ENGLISH_PARTS = [...new Set([...ENGLISH].map(normal))];
const WHOLE = new Set(ENGLISH_PARTS.filter((part) => part.length >= 3 && !GERMAN_PARTS.has(part)));
/** A single word says too little, unless nothing stands beside it. */
const TELLING = ENGLISH_PARTS.filter(
  (part) => part.length >= 9 && part.includes(' ') && !GERMAN_TEXT.includes(` ${part} `),
);

/** The English words in this text; undefined: there are none. */
export function englishIn(text: string): string | undefined {
  const words = normal(text);
  if (WHOLE.has(words)) return words;
  const framed = ` ${words} `;
  return TELLING.find((part) => framed.includes(` ${part} `));
}

/** Words alone: no figures, no punctuation. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}'’-]+/gu, ' ')
    .trim();
}

/** The texts at any depth, in pieces: what stands between the values of a sentence is a text too. */
function partsOf(value: unknown, section = ''): ReadonlySet<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value === 'function')
    return new Set(piecesOf(value as (...values: unknown[]) => unknown, section));
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([key, each]) => [
      ...partsOf(each, typeof each === 'function' ? section : key),
    ]),
  );
}

/** Told with values of every kind that it may take; those that it does not take say nothing. */
function piecesOf(tell: (...values: unknown[]) => unknown, section: string): readonly string[] {
  const values = longestIn(section);
  const tries = [[values], [1, 1, 1, 1], [10_000, 10_000, 10_000, 10_000], Array(4).fill('W'.repeat(12))];
  return tries
    .flatMap((args) => told(tell, args).split(/W{12}|\d+|undefined|NaN|\[object Object\]/))
    .filter((piece) => /\p{L}{3}/u.test(piece));
}

function told(tell: (...values: unknown[]) => unknown, args: readonly unknown[]): string {
  try {
    return String(tell(...args));
  } catch {
    return '';
  }
}
