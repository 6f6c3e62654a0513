import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal } from '../../src/fairness/seal.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('a seal is the SHA-256 of seed, rules and names, one a line', () => {
  const text = `${SEED}\nyahtzee\nEric\nZoë\n`;
  expect(seal(SEED, 'yahtzee', ['Eric', 'Zoë'])).toBe(
    createHash('sha256').update(text, 'utf8').digest('hex'),
  );
});

test('a seal is what the shell command of its documentation prints', () => {
  // printf '%s\n' abab…ab yahtzee Eric Julie | sha256sum
  expect(seal('ab'.repeat(32), 'yahtzee', ['Eric', 'Julie'])).toBe(
    '34d2428689d2222bde9d93a2232a38c3545f054e9a36e4b6bb2676248c12c898',
  );
});

test('another seed, rule set, name, order or split of the names is another seal', () => {
  const seals = [
    seal(SEED, 'yahtzee', ['Eric', 'Julie']),
    seal(SEED.replace('00', '01'), 'yahtzee', ['Eric', 'Julie']),
    seal(SEED, 'yatzy', ['Eric', 'Julie']),
    seal(SEED, 'yahtzee', ['Julie', 'Eric']),
    seal(SEED, 'yahtzee', ['EricJulie']),
    seal(SEED, 'yahtzee', ['Eric Julie']),
  ];
  expect(new Set(seals).size).toBe(seals.length);
});

test('what is no seed is refused, upper-case digits too, since its very digits are sealed', () => {
  for (const wrong of ['', 'ab', SEED.toUpperCase(), `${SEED}00`, `${SEED.slice(2)}zz`]) {
    expect(() => seal(wrong, 'yahtzee', ['Eric'])).toThrow(/64 lower-case hexadecimal digits/);
  }
});

test('a line feed in a name is refused, since it could make one game look like another', () => {
  expect(() => seal(SEED, 'yahtzee', ['Eric\nJulie'])).toThrow(/line feed: "Eric\\nJulie"/);
});
