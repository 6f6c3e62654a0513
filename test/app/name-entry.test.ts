/** A name that is entered with the buttons: by walking letters, and by the buttons of the dice. */
import { expect, test } from 'vitest';
import { TestTable } from './test-table.ts';

test('letters are walked, taken and deleted; the end of the wheel takes the name', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select', 'next');
  expect(await table.pages()).toEqual(expect.arrayContaining(['A', '?']));
  await table.press('select', 'next', 'select', 'hold1');
  expect(await table.pages()).toEqual(expect.arrayContaining(['AB', 'A?']));
  await table.press('previous', 'select', 'previous');
  expect(await table.pages()).toEqual(['AA', 'END ?']);
  await table.press('select');
  await table.advance(400);
  expect(table.game?.players).toEqual(['AA']);
});

test('hold 2 to 6 lead to A, F, K, P and U, and from there to the next of their own', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select');
  const letters: unknown[] = [];
  for (const slot of [2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 2, 2, 2, 2, 2, 2] as const) {
    await table.press(`hold${slot}`);
    letters.push(table.view.setup?.letter);
  }
  expect(letters.join('')).toBe('AFKPUVWXYZUABCDEA');
  await table.press('select', 'hold4', 'next', 'select', 'hold1');
  expect(await table.pages()).toEqual(expect.arrayContaining(['AL', 'A?']));
});

test('after a letter was taken the buttons of the dice begin anew, and the sentence says how the name ends', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select', 'hold3', 'hold3', 'hold3', 'hold3', 'select');
  expect(table.view.setup).toMatchObject({ text: 'I', letter: 'I' });
  expect(table.message).toContain('Previous leads to END, select takes I once more');
  await table.press('hold3');
  expect(table.view.setup?.letter).toBe('F');
  await table.press('select', 'hold3');
  expect(table.view.setup?.letter).toBe('G');
  await table.press('hold3');
  expect(table.view.setup?.letter).toBe('H');
  expect(table.message).toContain('Select takes the letter');
});

test('the dice show where their buttons lead, and light whose letter is offered', async () => {
  const table = await TestTable.start({ options: { players: ['Eric'] } });
  const seen = () =>
    table.scene.slots
      .map((slot) => {
        if (slot.kind !== 'glyph') return '.';
        return slot.role === 'chosen' ? `[${slot.character}]` : slot.character;
      })
      .join('');
  await table.press('select', 'select', 'select');
  expect(seen()).toBe('.AFKPU');
  await table.press('hold3', 'hold3');
  expect(table.view.setup?.letter).toBe('G');
  expect(seen()).toBe('<A[F]KPU');
  await table.press('hold1');
  expect(seen()).toBe('.AFKPU');
  for (let letter = 0; letter < 8; letter += 1) await table.press('hold2', 'select');
  expect(seen()).toBe('<.....');
});

test('dice of seven pixels, which write no letters, go on telling whose name it is', async () => {
  const table = await TestTable.start({ options: { players: ['Eric', 'Julie'], diceKind: 'pips' } });
  await table.press('select', 'select', 'select', 'select');
  const chosen = table.scene.slots.findIndex((slot) => slot.kind === 'glyph' && slot.role === 'chosen');
  expect(chosen).toBe(1);
});

test('a letter that is held down moves on after 400 ms, and then quicker', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select');
  table.board.press('next');
  await table.advance(399);
  expect(table.view.setup?.letter).toBe('A');
  await table.advance(2);
  expect(table.view.setup?.letter).toBe('B');
  await table.advance(300);
  expect(table.view.setup?.letter).toBe('D');
  table.board.release('next');
  await table.advance(1000);
  expect(table.view.setup?.letter).toBe('D');
});

test('after eight letters only the end is left, whatever is pressed, and hold 1 without letters gives the offered name back', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select', 'next');
  await table.press(...Array<'select'>(8).fill('select'));
  expect(await table.pages()).toEqual(['AAAAAAAA', 'END ?']);
  await table.press(...Array<'hold1'>(9).fill('hold1'));
  expect(await table.pages()).toEqual(['PLAYER 1', 'NAME ?']);
  const [none] = await table.press('hold1');
  expect(none).toEqual({ type: 'ignored', reason: 'no-letter' });
});
