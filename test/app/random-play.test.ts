/** Whatever is pressed, in whatever rhythm: the promises that hold after every press. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { houseSeat, RULE_SETS, replay } from '../../src/game/index.ts';
import { TestTable } from './test-table.ts';

const rules = fc.constantFrom(...RULE_SETS.map(({ id }) => id));
/** A farkle is shown to its end before the turn changes. */
const showsAll = ({ scene, game }: TestTable) =>
  game?.family !== 'farkle' || (scene.tumble === undefined && scene.farkle === undefined);

/** The lever and select come more often, so that games get somewhere; the menu with what it can undo, too. */
const input = fc.constantFrom<Input | 'menu'>(...INPUTS, 'lever', 'select', 'select', 'next', 'menu');
const step = fc.record({ input, afterMs: fc.constantFrom(0, 20, 200, 400, 1300) });
const steps = (maxLength: number) => fc.array(step, { minLength: 20, maxLength });

/** Presses the button, or opens the menu; how many presses that was. */
async function take(table: TestTable, wanted: Input | 'menu'): Promise<number> {
  if (wanted !== 'menu') return (await table.press(wanted)).length;
  await table.chord();
  return 2;
}

test.each(RULE_SETS.map(({ id }) => id))(
  '%s: every press has exactly one outcome, and the game is always what the journal says',
  async (rules) => {
    const property = async (steps: readonly { input: Input | 'menu'; afterMs: number }[], calm: boolean) => {
      const table = await TestTable.start({ options: { calm, rules, players: ['', 'Julie'] } });
      let presses = 0;
      for (const { input, afterMs } of steps) {
        presses += await take(table, input);
        expect(table.outcomes.length).toBe(presses);
        const journalled = replay(table.journal.stored.map(({ event }) => event));
        if (showsAll(table)) expect(journalled).toEqual(table.game);
        await table.advance(afterMs);
      }
      await table.loop.close();
    };
    await fc.assert(fc.asyncProperty(steps(120), fc.boolean(), property), { numRuns: 8 });
  },
);

/** Until nothing moves by itself any more: a menu closes, players of the house end their turns. */
async function untilStill(table: TestTable): Promise<void> {
  let before: TestTable['game'];
  do {
    before = table.game;
    await table.advance(12_000);
  } while (table.game !== before);
}

test('whenever the process dies, the table stands as before once all is still', async () => {
  await fc.assert(
    fc.asyncProperty(steps(80), rules, async (steps, rules) => {
      const options = { rules, players: ['Eric', 'Julie'] };
      const table = await TestTable.start({ options });
      for (const { input, afterMs } of steps) {
        await take(table, input);
        await table.advance(afterMs);
      }
      const next = await table.restart({ options });
      await untilStill(table);
      await untilStill(next);
      // A game that was left waits for its people; after a restart it goes on, and players of the house play on with it.
      const left = table.scene.screen !== 'turn';
      if (left && table.game?.players.some((name) => houseSeat(name) !== undefined)) return;
      expect(next.game).toEqual(table.game);
      // Who has quit, or sets up another game, finds the unfinished one again.
      if (left) return;
      expect(next.board.picture).toEqual(table.board.picture);
      expect(next.view.possible).toEqual(table.view.possible);
    }),
    { numRuns: 40 },
  );
});

test('two tables with the same seed and the same presses roll the same dice; another cut rolls others', async () => {
  const play = async (cut: readonly ('hold1' | 'hold2')[]) => {
    const table = await TestTable.start();
    await table.begin();
    await table.press(...cut);
    const faces = [];
    for (let roll = 0; roll < 3; roll += 1) {
      await table.roll();
      faces.push(table.faces);
    }
    return faces.join(' ');
  };
  expect(await play(['hold1'])).toBe(await play(['hold1']));
  expect(await play(['hold1'])).not.toBe(await play(['hold2']));
});
