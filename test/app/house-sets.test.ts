/** The house plays every set of the menu at a table: rolls that must be taken, fixed holds, claims, saved rolls, Farkle. */
import { expect, test } from 'vitest';
import { mindOf } from '../../src/coach/mind.ts';
import { commandTowards, RULE_SETS, seenOf } from '../../src/game/index.ts';
import { TestTable } from './test-table.ts';

const MENU = RULE_SETS.filter(({ inMenu }) => inMenu);
const MIND = mindOf(MENU, () => 0.5);
const TURNS = 4;

test.each(MENU)('$id: the house takes its turns', async ({ id }) => {
  const table = await TestTable.start({
    options: { rules: id, players: ['Eric', 'house:careful'], housePace: 'quick' },
    houseMind: async (...asked) => MIND(...asked),
  });
  await table.press('lever', 'lever');
  await table.advance(400);
  const turns: number[] = [0, 0];
  let last = -1;
  for (let steps = 0; steps < 3000 && Math.min(...turns) < TURNS; steps += 1) {
    const { game } = table;
    if (game === undefined) throw new Error('There is no game.');
    const { player, dice } = game.turn;
    if (player !== last) turns[player] = (turns[player] ?? 0) + 1;
    last = player;
    if (player === 0) {
      // Eric does what the house would do.
      const next =
        dice === undefined
          ? ({ type: 'roll' } as const)
          : commandTowards(seenOf(game), MIND(id, 'greedy', seenOf(game)));
      expect(table.loop.command(next).type).not.toBe('refused');
    }
    await table.advance(200);
  }
  expect(Math.min(...turns)).toBe(TURNS);
});
