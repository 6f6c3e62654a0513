import { expect, test } from 'vitest';
import { houseName } from '../../../src/game/house.ts';
import type { ToldSnapshot } from '../../../web/link/told.ts';
import { isTakenBack } from '../../../web/parts/wrong-box.ts';

/** Somebody called so has just scored. */
const scoredBy = (name: string, screen = 'turn') =>
  ({ screen, players: [{ name }], scored: { player: 0 } }) as unknown as ToldSnapshot;

test('the way back from a wrong box is told of what people have scored, while the game goes on', () => {
  expect(isTakenBack(scoredBy('Eric'))).toBe(true);
  expect(isTakenBack(scoredBy('Eric', 'over'))).toBe(false);
  expect(isTakenBack(scoredBy(houseName('master')))).toBe(false);
  expect(isTakenBack(scoredBy(`${houseName('human:3')} 2`))).toBe(false);
  expect(isTakenBack({ screen: 'turn', players: [] } as unknown as ToldSnapshot)).toBe(false);
});
