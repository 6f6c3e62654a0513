import { expect, test } from 'vitest';
import { editDistance, nearName } from '../../src/config/near-name.ts';

test.each([
  ['', '', 0],
  ['host', 'host', 0],
  ['hots', 'host', 1],
  ['hst', 'host', 1],
  ['hoost', 'host', 1],
  ['most', 'host', 1],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test('the nearest name is offered, and none when nothing is near', () => {
  const names = ['host', 'httpPort', 'players', 'buzzer', 'board'];
  expect(nearName('Host', names)).toBe('host');
  expect(nearName('player', names)).toBe('players');
  expect(nearName('http-port', names)).toBe('httpPort');
  expect(nearName('port', names)).toBe('httpPort');
  expect(nearName('boardd', names)).toBe('board');
  expect(nearName('wombat', names)).toBeUndefined();
  expect(nearName('x', names)).toBeUndefined();
});

test('a name that is contained stands behind one with fewer changes', () => {
  const boxes = ['full-house', 'full-house-one-colour', 'flush'];
  expect(nearName('full-house-of-a-colour', boxes)).toBe('full-house-one-colour');
  expect(nearName('full-house-of', boxes)).toBe('full-house');
});
