import { expect, test } from 'vitest';
import { DICE_KINDS } from '../../hardware/dice.ts';
import { firmwareProblem, geometryProblem } from '../../src/config/geometry-problem.ts';
import { english } from '../language/english.ts';
import { complaints, load } from './load.ts';

test('the serial firmware drives only the dice that it was built for, and says so with numbers', () => {
  const sentences = english(DICE_KINDS.map((dice) => firmwareProblem('serial', dice)));
  expect(sentences).toEqual([
    undefined,
    '6 dice × 25 pixels = 150; the serial firmware is built for 6 × 64: use 8x8 dice, or a Firmata board',
    '6 dice × 7 pixels = 42; the serial firmware is built for 6 × 64: use 8x8 dice, or a Firmata board',
  ]);
  expect(english(geometryProblem('emulated', '5x5'))).toBe(sentences[1]);
});

test('a Firmata board drives what node-pixel can count', () => {
  expect(english(DICE_KINDS.map((dice) => firmwareProblem('firmata', dice)))).toEqual([
    '6 dice × 64 pixels = 384; node-pixel on Firmata drives 216: use 5x5 or pips dice, or flash the serial firmware',
    undefined,
    undefined,
  ]);
});

test('dice that the board cannot drive are refused where they were asked for', () => {
  expect(complaints(() => load('leds:\n  dice: 5x5\n'))[0]).toMatch(
    /: leds\.dice \(cabinet\.yaml:2\): 6 dice × 25/,
  );
  expect(complaints(() => load(undefined, { 'leds.dice': 'pips', 'board.kind': 'serial' }))[0]).toMatch(
    /leds\.dice \(--leds-dice\): 6 dice × 7/,
  );
  expect(load('leds:\n  dice: 8x8\n').config.leds.dice).toBe('8x8');
});

test('pip dice have no lit hold buttons: there is no hold frame to copy', () => {
  const pips = { 'leds.dice': 'pips', 'board.kind': 'emulated-firmata' };
  expect(complaints(() => load('leds:\n  buttonLamps: true\n', pips))[0]).toMatch(
    /leds\.buttonLamps \(cabinet\.yaml:2\): pip dice have no hold frame/,
  );
  expect(load('leds:\n  buttonLamps: true\n', { ...pips, 'leds.dice': '5x5' }).config.leds.buttonLamps).toBe(
    true,
  );
});
