import { expect, test } from 'vitest';
import { findRules } from '../../src/game/index.ts';
import { complaints, load } from './load.ts';

const sets = (text: string) => load(`ruleSets:\n${text}`).ruleSets;

test('a set of the cabinet file is like another one, with its own switches', () => {
  const own = findRules(
    sets(
      '  - id: bar\n    like: yahtzee\n    rolls: 4\n    upperPoints: 50\n    joker: none\n    sentences: { choose: Take one. }\n',
    ),
    'bar',
  );
  const like = findRules(load('').ruleSets, 'yahtzee');
  expect(own).toMatchObject({ id: 'bar', name: 'bar', menu: 'BAR', rolls: 4, joker: 'none', inMenu: true });
  expect(own).toMatchObject({
    upperBonus: { threshold: 63, points: 50 },
    yahtzeeBonus: 100,
    players: { max: 6 },
  });
  expect(own?.manners.sentences).toEqual({ ...like?.manners.sentences, choose: 'Take one.' });
});

test('Farkle switches, null among them, and columns of any factors', () => {
  const list = sets(
    '  - id: zilch\n    like: farkle\n    straight: null\n    fourAlike: { timesTriple: 2 }\n    farklePenalty: { inARow: 3, points: -500 }\n  - id: double\n    like: yahtzee-plain\n    columns: [1, 2]\n    playersMax: 6\n',
  );
  expect(findRules(list, 'zilch')).toMatchObject({
    straight: null,
    fourAlike: { timesTriple: 2 },
    target: 10_000,
  });
  const double = findRules(list, 'double');
  expect(double?.family === 'five-dice' && double.boxes.length).toBe(26);
});

test('a new game may be offered by an own set, from the file and from the command line', () => {
  const text = 'rules: bar\nruleSets:\n  - id: bar\n    like: yatzy\n';
  expect(load(text).config.rules).toBe('bar');
  expect(load(text, { rules: 'bar' }).config.rules).toBe('bar');
  expect(complaints(() => load(text, { rules: 'baar' })).join()).toContain(
    '--rules: expected one of yahtzee',
  );
});

test.each([
  ['like: yahtze', 'cabinet.yaml:3:11: ruleSets[0].like: expected one of yahtzee', 'did you mean yahtzee?'],
  [
    'like: yahtzee\n    jokr: none',
    'cabinet.yaml:4:5: ruleSets[0].jokr is not a known key',
    'ruleSets[0].joker?',
  ],
  [
    'like: yahtzee\n    rolls: 40',
    'cabinet.yaml:4:12: ruleSets[0].rolls: expected a whole number',
    'found 40',
  ],
  ['like: yahtzee\n    target: 500', 'cabinet.yaml:4:5: ruleSets[0].target', 'is a switch of Farkle sets'],
  ['like: farkle\n    joker: none', 'cabinet.yaml:4:5: ruleSets[0].joker', 'is a switch of five-dice sets'],
  ['like: farkle\n    straight: yes', 'cabinet.yaml:4:15: ruleSets[0].straight', 'or null; found "yes"'],
  [
    'like: farkle\n    fourAlike: { times: 2 }',
    'cabinet.yaml:4:16: ruleSets[0].fourAlike',
    'the keys timesTriple',
  ],
  ['like: yatzy\n    claim: 100', 'cabinet.yaml:4:5: ruleSets[0].claim', 'needs a Yahtzee box'],
  ['like: yahtzee\n    columns: [1, 2]', 'cabinet.yaml:4:5: ruleSets[0].columns', 'must be one'],
  ['like: yahtzee\n    upperMax: 5', 'cabinet.yaml:4:5: ruleSets[0].upperMax', 'must be 63 or more'],
  ['like: yahtzee\n    menu: much too long', 'cabinet.yaml:4:11: ruleSets[0].menu', 'eight capital letters'],
  ['like: yatzy\n  - id: bar\n    like: yatzy', 'cabinet.yaml:4:9: ruleSets[1].id', 'is taken'],
])('the mistake in %j is named with its line and what to do', (text, place, hint) => {
  const complaint = complaints(() => sets(`  - id: bar\n    ${text}\n`)).join('\n');
  expect(complaint).toContain(place);
  expect(complaint).toContain(hint);
});

test('an own set cannot take the id of another one', () => {
  expect(complaints(() => sets('  - id: yatzy\n    like: yahtzee\n')).join()).toContain('yatzy');
});
