/** What a table tells of a match that a league has called there, where the journal has ids or numbered names. */
import { expect, test } from 'vitest';
import { type CalledMatch, calledGame, evolve, type Game, named } from '../../src/game/index.ts';
import { playGame } from '../server/played-game.ts';

const CALL: CalledMatch = { league: 'Cup', rules: 'yahtzee', players: ['Julie', 'Eric'] };
const JULIE = '@abcdefghijk';
const nameOf = (player: string): string => (player === JULIE ? 'JULIE' : player);
const typed = (name: string): string => name;

function gameOf(players: readonly string[], rules = 'yahtzee'): Game {
  const [start] = playGame(rules, players);
  return named(evolve(undefined, start!) as Game, nameOf);
}

test('who has claimed a name is said to be that player, in the order of the seats', () => {
  expect(calledGame(CALL, gameOf(['eric', JULIE]), typed)).toEqual({
    ...{ game: 1, seats: ['eric', JULIE], players: ['Eric', 'Julie'] },
  });
});

test('so is who was called by a name that another has claimed at this table', () => {
  const free = (name: string): string => (name === 'Julie' ? 'Julie 2' : name);
  expect(calledGame(CALL, gameOf(['Julie 2', 'Eric']), free)?.players).toEqual(['Julie', 'Eric']);
  expect(calledGame(CALL, gameOf(['Julie 2', 'Eric']), typed)).toBeUndefined();
});

test.each([
  ['names that stand in the journal need nobody to say it', ['Julie', 'ERIC'], 'yahtzee'],
  ['another game is no match', [JULIE, 'Eric'], 'yatzy'],
  ['nor is one with somebody else', [JULIE, 'Ann'], 'yahtzee'],
  ['nor one of three', [JULIE, 'Eric', 'Ann'], 'yahtzee'],
  ['nor one alone', [JULIE], 'yahtzee'],
])('%s', (_, players, rules) => {
  expect(calledGame(CALL, gameOf(players, rules), typed)).toBeUndefined();
});

test('of many who have a match to play, the two who sit there are found, each by the own name first', () => {
  const match = { rules: 'yahtzee', players: ['Ann', 'Julie', 'Julie 2', 'Eric'] };
  const free = (name: string): string => (name === 'Julie' ? 'Julie 2' : name);
  expect(calledGame(match, gameOf([JULIE, 'Eric']), typed)?.players).toEqual(['Julie', 'Eric']);
  expect(calledGame(match, gameOf([JULIE, 'Julie 2']), free)?.players).toEqual(['Julie', 'Julie 2']);
  expect(calledGame(match, gameOf([JULIE, 'Bob']), typed)).toBeUndefined();
});
