/** Every mistake in the cabinet file's own rule sets is named with its line, and with what to do. */
import { expect, test } from 'vitest';
import { findRules } from '../../src/game/index.ts';
import { tell } from '../../src/language/sentence.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { complaints, faultOf, load } from './load.ts';

const sets = (text: string) => load(`ruleSets:\n${text}`).ruleSets;

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
    'cabinet.yaml:4:18: ruleSets[0].fourAlike.times is not a known key',
    'ruleSets[0].fourAlike.timesTriple?',
  ],
  [
    'like: farkle\n    farklePenalty: { inRow: 3, points: -500 }',
    'cabinet.yaml:4:22: ruleSets[0].farklePenalty.inRow is not a known key',
    'ruleSets[0].farklePenalty.inARow?',
  ],
  [
    'like: farkle\n    fiveAlike: { timesTriple: 0 }',
    'cabinet.yaml:4:31: ruleSets[0].fiveAlike.timesTriple',
    'from 1 to 10; found 0',
  ],
  [
    'like: yahtzee\n    rolls: 10',
    'cabinet.yaml:4:12: ruleSets[0].rolls',
    '1 to 9 (more would not fit the display)',
  ],
  [
    'like: yahtzee\n    yahtzeeBonus: 0\n    claim: 100000',
    'cabinet.yaml:5:12: ruleSets[0].claim',
    '0 to 8000 (more would not fit the display)',
  ],
  ['like: farkle\n    target: 100000', 'ruleSets[0].target', 'to 99999 (more would not fit the display)'],
  [
    'like: farkle\n    farklePenalty: { inARow: 3, points: 500 }',
    'cabinet.yaml:4:41: ruleSets[0].farklePenalty.points',
    'so the number is negative); found 500',
  ],
  [
    'like: yahtzee\n    upperThreshold: 106',
    'ruleSets[0].upperThreshold',
    '105 is the most that Ones to Sixes',
  ],
  [
    'like: kismet\n    upperThreshold: 75',
    'cabinet.yaml:4:5: ruleSets[0].upperThreshold',
    'the steps must rise from the upperThreshold on, but are 75, 71, 78',
  ],
  [
    'like: yahtzee\n    upperSteps: [{ threshold: 70, points: 10 }]',
    'cabinet.yaml:4:5: ruleSets[0].upperSteps',
    'every step must bring more than the one before, but they bring 35, 10',
  ],
  [
    'like: kismet\n    upperPoints: 55',
    'cabinet.yaml:4:5: ruleSets[0].upperPoints',
    'but they bring 55, 55, 75',
  ],
  ['like: kismet\n    upperMax: 98', 'cabinet.yaml:4:5: ruleSets[0].upperMax', 'steps or an upperMax'],
  [
    'like: maxi-yatzy\n    dice: 5',
    'cabinet.yaml:4:5: ruleSets[0].dice',
    '5 dice could never fill Three Pairs',
  ],
  [
    'like: yahtzee-plain\n    savesRolls: true',
    'cabinet.yaml:4:5: ruleSets[0].savesRolls',
    'none would be left to save',
  ],
  [
    'like: yatzy\n    rolls: 1\n    savesRolls: true',
    'cabinet.yaml:5:5: ruleSets[0].savesRolls does not fit',
    'a turn of one roll has none to save',
  ],
  ['like: maxi-yatzy\n    rolls: 1', 'cabinet.yaml:4:5: ruleSets[0].rolls does not fit', 'none to save'],
  ['like: zilch\n    bankMinimum: 20000', 'cabinet.yaml:4:5: ruleSets[0].bankMinimum', 'won at 10000'],
  ['like: yatzy\n    claim: 100', 'cabinet.yaml:4:5: ruleSets[0].claim', 'needs a Yahtzee box'],
  [
    'like: yahtzee\n    columns: [1, 2]',
    'cabinet.yaml:4:5: ruleSets[0].columns',
    'there can only be one column while five alike earn a bonus or are a joker',
  ],
  ['like: yahtzee\n    upperMax: 5', 'cabinet.yaml:4:5: ruleSets[0].upperMax', 'must be 63 or more'],
  ['like: yahtzee\n    menu: much too long', 'cabinet.yaml:4:11: ruleSets[0].menu', 'eight capital letters'],
  [
    'like: yahtzee\n    upperThreshold: 40\n    upperMax: 39',
    'cabinet.yaml:5:5: ruleSets[0].upperMax',
    '40 or more',
  ],
  [
    'like: bonus-in-box\n    upperThreshold: 99',
    'cabinet.yaml:4:5: ruleSets[0].upperThreshold',
    'at most 98',
  ],
  [
    'like: yahtzee-plain\n    columns: [2]',
    'cabinet.yaml:4:5: ruleSets[0].columns',
    'of one column must be [1]',
  ],
  [
    'like: yahtzee-plain\n    stopEarly: yes',
    'cabinet.yaml:4:5: ruleSets[0].stopEarly does not fit',
    'rollAgain needs stopEarly: no',
  ],
  [
    'like: yahtzee\n    selectMeans: rollAgain',
    'cabinet.yaml:4:5: ruleSets[0].selectMeans does not fit',
    'rollAgain needs stopEarly: no',
  ],
  [
    'like: yahtzee\n    stopEarly: no',
    'cabinet.yaml:4:5: ruleSets[0].stopEarly does not fit',
    'could neither roll nor score',
  ],
  [
    'like: yahtzee-plain\n    holdsFixed: true',
    'cabinet.yaml:4:5: ruleSets[0].holdsFixed does not fit',
    'would let nobody mark one',
  ],
  [
    'like: yahtzee-plain\n    holdsPersist: true',
    'ruleSets[0].holdsPersist does not fit',
    'gone after the roll',
  ],
  [
    'like: yahtzee\n    claim: 100',
    'cabinet.yaml:4:5: ruleSets[0].claim would pay',
    'a second time: yahtzee has yahtzeeBonus: 100',
  ],
  [
    'like: bonus-in-box\n    yahtzeeBonus: 100',
    'ruleSets[0].yahtzeeBonus would pay',
    'a second time: bonus-in-box has claim: 100',
  ],
  ['like: fourteen-box\n    claim: 100', 'ruleSets[0].claim would pay', 'has the box Yahtzee Bonus for them'],
  [
    'like: farkle\n    target: 1000\n    entryMinimum: 1001',
    'cabinet.yaml:5:5: ruleSets[0].entryMinimum does not fit',
    'the game is won at 1000',
  ],
  [
    'like: farkle\n    single1: 0\n    single5: 0',
    'cabinet.yaml:4:5: ruleSets[0].single1 does not fit',
    'one or two dice could never score',
  ],
  [
    'like: farkle\n    straight: 150',
    'cabinet.yaml:4:5: ruleSets[0].straight would never count',
    'null is for none',
  ],
  [
    'like: farkle\n    sixAlike: { timesTriple: 2 }',
    'ruleSets[0].sixAlike would never count',
    'smaller combinations',
  ],
  [
    'like: yahtzee\n    sentences: { roll: "{playr} rolls." }',
    'cabinet.yaml:4:18: ruleSets[0].sentences.roll has {playr}',
    'did you mean {player}?',
  ],
  [
    'like: yahtzee\n    sentences: { preview: "{player} gets {points}." }',
    'ruleSets[0].sentences.preview has {player}',
    'known there: {box}, {points}',
  ],
  [
    'like: yahtzee\n    sentences: { again: "{total}!" }',
    'sentences.again has {total}',
    'nothing is filled in there',
  ],
  [
    'like: yatzy\n    menu: CHIPS',
    'cabinet.yaml:4:11: ruleSets[0].menu is taken',
    'yahtzee-no-joker is CHIPS',
  ],
  ['like: yatzy\n    menu: "   "', 'cabinet.yaml:4:11: ruleSets[0].menu', 'as the display can show'],
  ['like: yatzy\n    name: yatzy', 'cabinet.yaml:4:11: ruleSets[0].name is taken', 'yatzy is called Yatzy'],
  [
    'like: yatzy\n  - id: b-r\n    like: yatzy\n    menu: BAR',
    'cabinet.yaml:6:11: ruleSets[1].menu is taken',
    'bar is BAR',
  ],
  ['like: yatzy\n  - id: bar\n    like: yatzy', 'cabinet.yaml:4:9: ruleSets[1].id', 'is taken'],
])('the mistake in %j is named with its line and what to do', (text, place, hint) => {
  const complaint = complaints(() => sets(`  - id: bar\n    ${text}\n`)).join('\n');
  expect(complaint).toContain(place);
  expect(complaint).toContain(hint);
});

test.each([
  ['yatzy', 'is taken: another rule set is called yatzy'],
  ['classic', 'would be CLASSIC on the display, as yahtzee-plain is: give it another menu'],
  ['constructor', 'is a word that no rule set can be called by'],
])('an own set cannot be called %s', (id, expected) => {
  const lines = complaints(() => sets(`  - id: ${id}\n    like: yahtzee\n`));
  expect(lines.join()).toContain(`cabinet.yaml:2:9: ruleSets[0].id ${expected}`);
});

test('a menu text that is made of the id ends with no blank', () => {
  const list = sets('  - id: sunday-best-game\n    like: yahtzee\n');
  expect(findRules(list, 'sunday-best-game')?.menu).toBe('SUNDAY B');
  expect(findRules(sets('  - id: seventy-one\n    like: yatzy\n'), 'seventy-one')?.menu).toBe('SEVENTY');
});

test('a check against another set that is wrong itself breaks nothing', () => {
  const text =
    '  - id: one\n    like: yahtzee\n    target: 1\n  - id: two\n    like: yahtzee\n    menu: ONE\n';
  expect(complaints(() => sets(text))).toHaveLength(3);
});

test('whoever reads German is told of a contradiction in German', () => {
  const error = faultOf(() => sets('  - id: bar\n    like: maxi-yatzy\n    dice: 5\n'));
  expect(tell(sentencesIn('de'), error.about)).toContain(
    'ruleSets[0].dice passt nicht: 5 Würfel könnten nie Drei Paare',
  );
});
