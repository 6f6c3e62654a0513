import { expect, test } from 'vitest';
import { findRules, RULE_SETS } from '../../src/game/index.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { setupNames, startSetup } from '../../src/table/state/setup.ts';
import { gameAfter } from './situations.ts';

test('more offered names than the offered game has players: the first ones play', () => {
  const options = { ...TABLE_DEFAULTS, rules: 'farkle', players: ['Ann', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay'] };
  const setup = startSetup(undefined, options, 0);
  const names = setupNames(setup, undefined, options);
  expect(names).toEqual(['Ann', 'Ben', 'Cem', 'Dan']);
  expect(names).toHaveLength(findRules(RULE_SETS, 'farkle')?.players.max ?? 0);
});

test('names that were put into the cabinet file since the last game began are offered again', () => {
  const options = { ...TABLE_DEFAULTS, players: ['Eric', 'Julie'] };
  const game = { ...gameAfter([]), players: ['Zoe', 'Julie'] };
  const setup = { ...startSetup(undefined, options, 0), playedWith: ['Eric', 'Julie'] };
  expect(setupNames(setup, game, options)).toEqual(['Zoe', 'Julie']);
  expect(setupNames({ ...setup, players: 4 }, game, options)).toEqual(['Zoe', 'Julie', 'Eric', 'PLAYER 4']);
  expect(setupNames(setup, game, { ...options, players: ['Ann', 'Ben'] })).toEqual(['Ann', 'Ben']);
});
