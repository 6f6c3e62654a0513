import { expect, test } from 'vitest';
import {
  FARKLE,
  findRules,
  PLAIN,
  playersWords,
  RULE_SETS,
  type RuleSet,
  SCOTZEE,
  TRIPLE,
  YAHTZEE,
} from '../../src/game/index.ts';
import { english, houseLines } from '../language/english.ts';

const card = (rules: RuleSet): string => houseLines(rules).join('\n');

test('the card of Yahtzee says how a turn goes and what five alike are good for', () => {
  const lines = houseLines(YAHTZEE);
  expect(lines.slice(0, 6)).toEqual([
    'Yahtzee (yahtzee)',
    '',
    'For 1 to 12 players, with 5 dice.',
    'A turn has up to 3 rolls; a box may be filled after any of them.',
    'Held dice stay until they are freed.',
    'A turn ends when an open box is filled. A box whose condition fails gets 0.',
  ]);
  expect(lines.slice(-4)).toEqual([
    'Ones to Sixes that add up to 63 or more earn a bonus of 35.',
    'While Yahtzee holds 50, five alike earn 100 more, beside the box they go to.',
    expect.stringMatching(/^Once Yahtzee is filled, with points or with 0, five alike are a joker: /),
    'The best total wins; a tie is shared.',
  ]);
});

test('a turn of one roll knows no holds and no early end', () => {
  const text = card({ ...YAHTZEE, rolls: 1 });
  expect(text).toContain('A turn is one roll of all dice.');
  expect(text).not.toMatch(/[Hh]eld|has up to/);
});

test.each<[boolean, boolean, string]>([
  [true, false, 'Held dice stay until they are freed.'],
  [true, true, 'A held die stays held until the turn ends.'],
  [false, false, 'Held dice stay for the next roll; then all dice are free again.'],
  [
    false,
    true,
    'A held die stays for the next roll, even if somebody would free it; then all dice are free again.',
  ],
])('holds that persist: %s, fixed: %s', (holdsPersist, holdsFixed, sentence) => {
  expect(houseLines({ ...YAHTZEE, manners: { ...YAHTZEE.manners, holdsPersist, holdsFixed } })).toContain(
    sentence,
  );
});

test('the box is called as the set calls it', () => {
  expect(card(SCOTZEE)).not.toContain('Yahtzee');
  expect(card(SCOTZEE)).toContain('Once Scotzee is filled');
});

test('no bonus is no sentence, and a limit that cannot be passed is none', () => {
  expect(card({ ...YAHTZEE, upperBonus: { threshold: 63, points: 0 } })).not.toContain('add up to');
  expect(card({ ...YAHTZEE, upperBonus: { threshold: 63, points: 35, max: 105 } })).toContain('63 or more');
  expect(card({ ...YAHTZEE, upperBonus: { threshold: 63, points: 35, max: 98 } })).toContain('63 to 98');
});

test('columns are explained before their boxes, and their bonus in its column', () => {
  const lines = houseLines(TRIPLE);
  const columns = lines.indexOf('The card has 3 columns of these boxes, whose totals count × 1, × 2, × 3:');
  expect(lines[columns + 1]).toMatch(/^ {2}Ones/);
  expect(card(TRIPLE)).toContain(
    'before they are multiplied earn a bonus of 35, which is multiplied with them.',
  );
  expect(card(PLAIN)).toContain('The total shows it once the card is full.');
});

test('a tie is told of only where there can be one', () => {
  expect(card(FARKLE)).not.toContain('tie');
  expect(houseLines({ ...FARKLE, atTarget: 'othersGetOneTurn' }).slice(-2)).toEqual([
    'Once somebody has banked a total of 10000 or more, all others get one more turn.',
    'The best total wins; a tie is shared.',
  ]);
  expect(card({ ...YAHTZEE, players: { min: 1, max: 1 } })).not.toContain('tie');
  const lower = 'The best total wins; in a tie the player with the lower number.';
  expect(RULE_SETS.filter((rules) => houseLines(rules).includes(lower)).map(({ id }) => id)).toEqual([
    'bonus-in-box',
  ]);
});

test('Farkle lists what scores and nothing else, and the price of farkles', () => {
  const farklePenalty = { inARow: 3, points: -1000 };
  const text = card({
    ...FARKLE,
    single5: 0,
    fourAlike: { timesTriple: 2 },
    farklePenalty,
    entryMinimum: 500,
  });
  expect(text).not.toMatch(/^ {2}5 /m);
  expect(text).toContain('  four alike   2 × what three of them score');
  expect(text).toContain('3 farkles in a row cost 1000 points of the total.');
  expect(text).toContain('Who has no points yet must bank 500 or more.');
  expect(card({ ...FARKLE, farklePenalty: { inARow: 1, points: -50 } })).toContain(
    'Every farkle costs 50 points',
  );
});

test('a game for one is for 1 player', () => {
  expect(english(playersWords({ players: { min: 1, max: 1 } }))).toBe('1 player');
  expect(english(playersWords(findRules(RULE_SETS, 'farkle') ?? YAHTZEE))).toBe('1 to 4 players');
});
