/** Every sentence of a language with the longest values that it may get. */
import type { SpokenWords } from '../../src/language/sentence.ts';

/** The widest letter, in a name of the longest length. */
const LONGEST_NAME = 'W'.repeat(12);
const NUMBERS = [
  'points',
  'total',
  'rolls',
  'number',
  'cost',
  'price',
  'lost',
  'presses',
  'left',
  'count',
  'seconds',
  'saved',
  'games',
  'events',
  'target',
  'threshold',
  'volts',
  'kilobytes',
];
/** Where a sentence takes them as one text, they stand in it as a list. */
const NAMES = Object.assign([LONGEST_NAME, LONGEST_NAME, LONGEST_NAME], {
  toString: () => [LONGEST_NAME, LONGEST_NAME, LONGEST_NAME].join(', '),
});
const SPECIAL: Readonly<Record<string, unknown>> = {
  ...{
    names: NAMES,
    parts: NAMES,
    more: NAMES.map((name) => `, ${name}`),
    choices: NAMES,
    complaints: NAMES,
    lines: NAMES,
  },
  by: ` (${LONGEST_NAME}: ${LONGEST_NAME})`,
  bust: 'zilch',
  colours: ['black', 'red', 'green', 'green', 'red', 'black'],
  columns: [1, 2, 3],
  higher: [{ threshold: 78, points: 75 }],
};
/** So many dice are alike, where `count` is said in words. */
const OF_DICE = ['house', 'condition', 'pays'];

export function longestIn(section: string) {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, key) => {
        if (key === 'count' && OF_DICE.includes(section)) return 5;
        return SPECIAL[String(key)] ?? (NUMBERS.includes(String(key)) ? 10_000 : LONGEST_NAME);
      },
      ownKeys: () => [],
    },
  );
}

/** `section.key` of every sentence, as it is told. */
export function toldAtLongest(words: SpokenWords): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([section, entries]) =>
      Object.entries(entries).map(([key, entry]) => [
        `${section}.${key}`,
        typeof entry === 'string' ? entry : entry(longestIn(section) as never),
      ]),
    ),
  );
}
