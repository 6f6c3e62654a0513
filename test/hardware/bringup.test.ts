import { expect, test } from 'vitest';
import { FACTS, measuresOf, STEP_IDS, STEPS, wrongsOf } from '../../hardware/bringup.ts';
import { bringupPage } from '../../hardware/bringup-page.ts';
import { BRINGUP as GERMAN } from '../../src/language/de/bringup.ts';
import { BRINGUP } from '../../src/language/en/bringup.ts';
import { withFacts } from '../../src/language/with-facts.ts';
import { grammarOf } from '../../src/language/words.ts';
import { MET } from '../browser/first-light-wrongs.ts';

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

test('there are ten steps, each with words, and every mistake belongs to one of them', () => {
  expect(STEP_IDS).toHaveLength(10);
  expect(STEP_IDS).toEqual(Object.keys(BRINGUP.steps));
  const wrongs = STEP_IDS.flatMap((step) => wrongsOf(step));
  expect(new Set(wrongs).size).toBe(wrongs.length);
  expect(wrongs.toSorted()).toEqual(Object.keys(BRINGUP.wrong).toSorted());
  const measures = STEP_IDS.flatMap((step) => Object.keys(measuresOf(step)));
  expect(measures.toSorted()).toEqual(Object.keys(BRINGUP.measures).toSorted());
  for (const step of STEP_IDS) expect(STEPS[step].wrongs.length).toBeGreaterThan(1);
});

test('every mistake of the cards is met in a real browser', () => {
  expect(Object.keys(MET)).toEqual(STEP_IDS.flatMap((step) => wrongsOf(step)));
});

test.each([
  ['English', BRINGUP],
  ['German', GERMAN],
])('every figure of the %s words is one of the tables', (_language, words) => {
  const told = textsOf(words).map((text) => withFacts(text, FACTS));
  expect(told.filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
});

test('both languages name the same figures in every sentence', () => {
  const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  expect(textsOf(GERMAN).map(names)).toEqual(textsOf(BRINGUP).map(names));
});

test('figures are written as the language writes them', () => {
  const { number } = grammarOf('de', 'de');
  expect(withFacts('{lowV} V an {lane1}', FACTS, number)).toBe('4,5 V an A0');
});

test('the page has all steps, their mistakes and what to do', () => {
  const page = bringupPage();
  for (const step of STEP_IDS) expect(page).toContain(BRINGUP.steps[step].title);
  expect(page.match(/^\| (?!What|If|-)/gm)).toHaveLength(Object.keys(BRINGUP.wrong).length);
  for (const part of ['Do', 'See', 'Measure'])
    expect(page.match(new RegExp(`^- \\*\\*${part}\\*\\*: `, 'gm'))).toHaveLength(STEP_IDS.length);
  expect(page).toContain('4.5 to 5.25 V');
});
