/** A game with every correction, played by pins and seen on LEDs and display. */
import { afterEach, expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { type Rig, startRig } from '../../src/testing.ts';
import { startGame } from './robot.ts';

let rig: Rig | undefined;

afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const SIGNED = { by: 'Anna', why: 'misread' } as const;

async function roll(table: Rig): Promise<void> {
  await table.pull('lever');
  await table.advance(400);
}

/** Walks to this box and scores it. */
async function score(table: Rig, code: string): Promise<void> {
  for (let presses = 0; !table.display().startsWith(`${code} `); presses += 1) {
    expect(presses, `no box ${code}; the display says "${table.display()}"`).toBeLessThan(20);
    await table.press('next');
  }
  const asks = table.display().endsWith('?');
  await table.press('select');
  if (asks) await table.press('select');
  await table.advance(400);
}

const dice = (table: Rig) => table.faces().slice(0, 5).join('');

test('undone across later rolls, replaced, repaired, adjusted and dropped out, a game goes on to its end by pins', async () => {
  const table = await startRig({
    ...{ players: ['Eric', 'Julie', 'Ann'], tumbleMs: 150 },
    dice: ['33312', '66645', '45', '11111', '22233'],
  });
  rig = table;
  await startGame(table);
  await roll(table);
  await score(table, '3S');
  await roll(table);
  expect(dice(table)).toBe('66645');

  await table.command({ type: 'undo', ...SIGNED });
  expect(dice(table)).toBe('33312');
  expect(table.display()).toBe('CORRECT');
  await table.advance(3000);
  await table.pull('lever');
  expect(table.display()).toBe('NO ROLLS');
  await table.advance(3000);
  await score(table, 'CH');
  expect(dice(table)).toBe('66645');
  expect(table.game()?.turn).toMatchObject({ player: 1, rolls: 1 });

  for (const hold of ['hold1', 'hold2', 'hold3'] as const) await table.press(hold);
  await table.command({ type: 'replace', category: 'three-of-a-kind', ...SIGNED });
  expect(cardsOf(table.game())[0]?.boxes).toEqual({ 'three-of-a-kind': 12 });
  expect(table.held()).toEqual([1, 2, 3]);
  await roll(table);
  expect(table.game()?.turn.rolls).toBe(2);
  await score(table, '6S');

  await table.command({ type: 'repair', player: 0, category: 'three-of-a-kind', points: 13, ...SIGNED });
  await table.command({ type: 'adjust', player: 1, points: -10, by: 'Anna', why: 'late' });
  await table.command({ type: 'drop out', player: 2, ...SIGNED });
  const game = table.game();
  expect(game).toMatchObject({ droppedOut: [2], corrected: true, turn: { player: 0, round: 2 } });
  expect(cardsOf(game)[0]).toMatchObject({ boxes: { 'three-of-a-kind': 13 } });
  expect(cardsOf(game)[1]).toMatchObject({ boxes: { sixes: 18 }, adjustments: [{ points: -10 }] });
  await table.advance(3000);
  await roll(table);
  expect(dice(table)).toBe('11111');
  await score(table, 'YZ');
  await roll(table);
  expect(table.game()?.turn.player).toBe(1);

  const events = (await table.journal.read()).map(({ event }) => event);
  const rolled = events.flatMap((event) => (event.type === 'rolled' ? [event.n] : []));
  expect(rolled).toEqual([1, 2, 3, 4, 5]);
  const signed = events.filter((event) => 'by' in event).map(({ type }) => type);
  expect(signed).toEqual(['undone', 'undone', 'scored', 'repaired', 'adjusted', 'dropped out']);
});
