/** Every sentence of every language: complete, filled in, and its own. */
import { describe, expect, test } from 'vitest';
import { DISPLAY, INPUTS } from '../../hardware/cabinet.ts';
import { FONT_CHARACTERS } from '../../hardware/font.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { SENTENCES as GERMAN } from '../../src/language/de/sentences.ts';
import { MANNERS } from '../../src/language/en/manners.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { LANGUAGES, spokenOf } from '../../src/language/languages.ts';
import { phrase } from '../../src/language/phrase.ts';
import { type Code, plain, row, tell } from '../../src/language/sentence.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { pageView } from '../../src/server/view/page-view.ts';
import { inSetup, StandInTable } from '../browser/stand-in-table.ts';
import { toldAtLongest } from './longest.ts';

/** A dot has no place of its own. That every number leaves room for words is what `test/table` looks at. */
function isShowable(text: string): boolean {
  const characters = [...text.replaceAll('.', '')];
  return characters.length <= DISPLAY.characters && characters.every((one) => FONT_CHARACTERS.includes(one));
}

describe.each(LANGUAGES)('the sentences of %s', (language) => {
  test('are all filled in', () => {
    const told = toldAtLongest(sentencesIn(language));
    expect(told.size).toBeGreaterThan(400);
    const broken = [...told].filter(([, text]) => /undefined|NaN|\[object|\$\{/.test(text));
    expect(broken).toEqual([]);
  });

  test('call the way out of a game as its menu does', async () => {
    const words = sentencesIn(language);
    const { OPERATOR } = await import(`../../src/language/${language}/operator.ts`);
    const quit = tell(words, plain('display.quit'));
    expect(OPERATOR.signIn.lead).toContain(quit);
    for (const say of ['table.lessonOver', 'refusal.learning'] as const)
      expect(tell(words, plain(say))).toContain(quit);
  });

  test('have words for the display that it can show', () => {
    const words = sentencesIn(language);
    const sections = ['display', 'refused', 'boxCode', 'setMenu', 'faultWord'];
    const shown = sections.flatMap((section) => Object.values(words[section] ?? {}));
    const buttons = INPUTS.map((input) =>
      tell(words, { say: 'display.named', button: plain(`button.${input}`) }),
    );
    const texts = [...shown, ...buttons].filter((word) => typeof word === 'string');
    expect(texts.length).toBeGreaterThan(120);
    expect(texts.filter((text) => !isShowable(text))).toEqual([]);
  });

  test('tell boxes, rule sets and buttons apart on the display', () => {
    for (const section of ['boxCode', 'setMenu', 'button']) {
      const words = Object.values(sentencesIn(language)[section] ?? {});
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

test('boxes that have the same name everywhere are told by the same letters on every display', () => {
  const names = {
    yahtzee: 'YZ',
    yatzy: 'YA',
    'maxi-yatzy': 'MY',
    yarborough: 'YR',
    kismet: 'KI',
    chance: 'CH',
  };
  for (const language of LANGUAGES) expect(sentencesIn(language).boxCode, language).toMatchObject(names);
});

test('one point is not several in the own words of a set, in any language that has a plural', () => {
  const one = {
    en: ['1 points', '1 point'],
    de: ['1 Punkte', '1 Punkt'],
    fr: ['1 points', '1 point'],
  } as const;
  for (const language of ['en', 'de', 'fr'] as const) {
    const [words, told] = one[language];
    const of = (points: number) =>
      tell(sentencesIn(language), { say: 'text.own', words: words.replace('1', '{points}'), points });
    expect([of(1), of(21)]).toEqual([told, words.replace('1', '21')]);
  }
});

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('%s has the keys of English, and says hardly anything in the same words', (language) => {
  const [english, other] = [toldAtLongest(SENTENCES), toldAtLongest(sentencesIn(language))];
  expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  const same = [...other].filter(([key, text]) => english.get(key) === text && / \w+ \w+/.test(text));
  // Values alone, with no words between them; and what a shell is told.
  const values = ['text.own', 'text.row', 'config.rulesHint', 'config.key', 'config.file', 'config.at'];
  const allowed = [...values, 'doctor.setNtp'];
  expect(same.map(([key]) => key).filter((key) => !allowed.includes(key))).toEqual([]);
});

test('every sentence of a shipped rule set is found in every language, whoever changes its words', () => {
  const spoken = RULE_SETS.flatMap(({ manners }) => Object.values(manners.sentences)).filter(Boolean);
  expect(spoken.length).toBeGreaterThan(100);
  for (const words of new Set(spoken)) {
    const code = phrase(words) as { readonly say: string };
    expect([words, code.say]).toEqual([words, expect.stringMatching(/^manner\./)]);
    for (const language of LANGUAGES) expect(tell(sentencesIn(language), code as Code)).not.toBe(code.say);
  }
});

test('numbers are as each language writes them', () => {
  const wins = phrase(MANNERS.plain.winner, { player: 'Eric', total: 1575 });
  expect([tell(SENTENCES, wins), tell(GERMAN, wins)]).toEqual([
    'Eric wins with 1575 points.',
    'Eric gewinnt mit 1.575 Punkten.',
  ]);
  const adjusted = { say: 'event.adjustment', points: 9000 } as const;
  expect(tell(GERMAN, adjusted)).toBe('Ausgleich von +9.000');
  const since = { process: '5', host: 'table', since: '2026-11-22T08:51:54.647Z' };
  expect(tell(GERMAN, { say: 'detail.holder', ...since })).toMatch(
    /^Prozess 5 auf table \(seit 22\.11\.2026, /,
  );
});

test('the snapshot of no state has a sentence in it: it has codes', () => {
  const table = new StandInTable(['Eric', 'Julie']);
  table.play([{ roll: '55534' }, { hold: 1 }, { score: 'fives' }]);
  const views = [
    table.view(),
    table.view(inSetup()),
    table.view({ place: 'attract' }),
    ...RULE_SETS.filter(({ inMenu }) => inMenu).map(({ id }) =>
      new StandInTable(['Eric'], { rules: id }).view(),
    ),
  ];
  const sentences = views.flatMap((view) => wordsOf(pageView(view, RULE_SETS)));
  expect(sentences.filter((text) => /[A-Za-z]+ [a-z]+ [a-z]+/.test(text))).toEqual([]);
});

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
}

test('a code that a page does not know is told by its name, and rows leave out what is empty', () => {
  expect(tell({}, { say: 'table.setUp' })).toBe('table.setUp');
  expect(tell(SENTENCES, row('', { say: 'table.setUp' }, ''))).toBe('Pull the lever to set up a game.');
  expect(
    tell(GERMAN, {
      say: 'event.scored',
      player: 'Eric',
      points: 9,
      box: { say: 'box.threes' },
      more: [],
      by: '',
    }),
  ).toBe('Eric wertet 9 für „Dreier“.');
});

test.each([
  [['de-AT'], 'de'],
  [['de_CH.UTF-8'], 'de'],
  [['it', 'DE'], 'de'],
  [['C'], undefined],
])('%j is %s', (wanted, language) => {
  expect(spokenOf(wanted)).toBe(language);
});
