import { expect, test } from 'vitest';
import { findRules, setName } from '../../src/game/index.ts';
import { phrase } from '../../src/language/phrase.ts';
import { english } from '../language/english.ts';
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
    players: { max: 12 },
  });
  expect(own?.manners.sentences).toEqual({ ...like?.manners.sentences, choose: 'Take one.' });
});

test.each(['yahtzee', 'bonus-in-box', 'scotzee', 'farkle', 'zilch'])(
  'a set like %s is welcomed by its own name, unless it has a welcome of its own',
  (like) => {
    const list = sets(
      `  - { id: bar, like: ${like}, name: Bar Dice }\n  - { id: pub, like: ${like}, sentences: { welcome: Hello! } }\n`,
    );
    const welcomeOf = (id: string) => {
      const set = findRules(list, id);
      return set && english(phrase(set.manners.sentences.welcome, { game: setName(set) }));
    };
    expect(welcomeOf('bar')).toBe('Welcome to Bar Dice!');
    expect(welcomeOf('pub')).toBe('Hello!');
  },
);

test('Farkle switches, null among them, and columns of any factors', () => {
  const list = sets(
    '  - id: pocket\n    like: farkle\n    straight: null\n    fourAlike: { timesTriple: 2 }\n    farklePenalty: { inARow: 3, points: -500 }\n  - id: double\n    like: yahtzee-plain\n    columns: [1, 2]\n    playersMax: 6\n',
  );
  expect(findRules(list, 'pocket')).toMatchObject({
    straight: null,
    fourAlike: { timesTriple: 2 },
    target: 10_000,
  });
  const double = findRules(list, 'double');
  expect(double?.family === 'five-dice' && double.boxes.length).toBe(26);
});

test('dice, saved rolls, steps of the upper bonus, least banks and first rolls of nothing can be said', () => {
  const list = sets(
    '  - id: big\n    like: yatzy\n    dice: 6\n    savesRolls: true\n    upperSteps: [{ threshold: 84, points: 100 }]\n  - id: hard\n    like: farkle\n    dice: 5\n    bankMinimum: 200\n    emptyFirstRoll: 400\n',
  );
  expect(findRules(list, 'big')).toMatchObject({
    dice: 6,
    savesRolls: true,
    upperBonus: { threshold: 63, points: 50, steps: [{ threshold: 84, points: 100 }] },
  });
  expect(findRules(list, 'hard')).toMatchObject({ dice: 5, bankMinimum: 200, emptyFirstRoll: 400 });
});

test('what is said of the editions of a set is said of no set that is like it, since its switches are its own', () => {
  const list = sets(
    ['maxi-yatzy', 'kismet', 'zilch'].map((like) => `  - id: my-${like}\n    like: ${like}\n`).join(''),
  );
  for (const like of ['maxi-yatzy', 'kismet', 'zilch']) {
    expect(findRules(list, like)?.editions?.length).toBeGreaterThan(0);
    expect(findRules(list, `my-${like}`)?.editions).toEqual([]);
  }
});

test('a new game may be offered by an own set, from the file and from the command line', () => {
  const text = 'rules: bar\nruleSets:\n  - id: bar\n    like: yatzy\n';
  expect(load(text).config.rules).toBe('bar');
  expect(load(text, { rules: 'bar' }).config.rules).toBe('bar');
  expect(complaints(() => load(text, { rules: 'baar' })).join()).toContain(
    '--rules: expected one of yahtzee',
  );
});
