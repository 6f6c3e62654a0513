/** Yahtzee with the bonus in the box (S1), as a player meets it. */

import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { english } from '../language/english.ts';
import { begun, refusal } from './begun.ts';
import { TestTable } from './test-table.ts';

describe('bonus-in-box (S1)', () => {
  const MENU = 'BOX +100';

  test('the dice are blank before the first roll, and no question marks', async () => {
    const table = await begun(MENU, ['22233']);
    expect(table.scene.slots.slice(0, 5)).toEqual(Array(5).fill({ kind: 'blank' }));
    expect(table.faces).toBe('------');
    expect(table.frames).toBe('......');
  });

  test('a hold cannot be released before the next roll, and all are cleared after it', async () => {
    const table = await begun(MENU, ['22233', '456']);
    await table.roll();
    await table.press('hold1', 'hold2');
    expect(await refusal(table, 'hold1')).toBe('IS HELD');
    expect(table.frames).toBe('12....');
    await table.roll();
    expect(table.faces).toBe('22456-');
    expect(table.frames).toBe('......');
  });

  test('select ends the turn early, and that is final', async () => {
    const table = await begun(MENU, ['22233']);
    await table.roll();
    expect(table.message).toContain('Press space to end round early and choose score.');
    await table.press('next');
    expect(table.display).toBe('FH 25');
    await table.press('hold1');
    expect(table.scene.shownBox).toBeUndefined();
    await table.press('select');
    expect(table.display).toBe('FH 25');
    expect(table.scene.slots[5]).toEqual({ kind: 'choose' });
    expect(await refusal(table, 'lever')).toBe('NO ROLLS');
    await table.press('hold2');
    expect(table.display).toBe('2S 6');
    const next = await table.restart();
    expect(next.scene.slots[5]).toEqual({ kind: 'choose' });
    expect(next.display).toBe('PICK BOX');
  });

  test('a further Yahtzee may be claimed for 100 more, once, and then another box is filled', async () => {
    const table = await begun(MENU, ['44444', '44444', '44444', '12346']);
    await table.roll();
    await table.score('YZ');
    await table.roll();
    await table.press('next');
    expect(table.display).toBe('YZ +100');
    expect(table.message).toBe('Yahtzee takes 100 points more. Press select to claim them.');
    await table.press('select');
    await table.advance(400);
    expect(cardsOf(table.game)[0]?.boxes).toEqual({ yahtzee: 150 });
    expect(table.message).toBe('PLAYER 1 has claimed the bonus. Choose a category!');
    expect(table.display).toBe('PICK BOX');
    expect(english(table.loop.key('y'))).toMatchObject({ type: 'refused', refusal: { display: 'CLAIMED' } });
    expect(await refusal(table, 'lever')).toBe('NO ROLLS');
    await table.press('hold4', 'select');
    await table.advance(400);
    expect(cardsOf(table.game)[0]?.boxes).toEqual({ yahtzee: 150, fours: 20 });
    await table.roll();
    await table.score('CH');
    await table.roll();
    await table.press('select');
    expect(english(table.loop.key('y'))).toMatchObject({ refusal: { display: 'NO YZ' } });
  });

  test('the keys choose as the card says, warn of any other key, and s starts', async () => {
    const table = await TestTable.start({
      rolls: ['22233', '22233'],
      options: { rules: 'bonus-in-box' },
    });
    expect(table.message).toContain('Welcome to Yahtzee! Pull the lever to set up a game.');
    table.loop.key('s');
    await table.advance(1);
    expect(table.message).toContain("Press 's' to start.");
    table.loop.key('s');
    await table.advance(400);
    expect(table.game).toMatchObject({ rules: 'bonus-in-box', status: 'playing' });
    await table.roll();
    expect(table.loop.key('h')).toEqual({ type: 'ignored', reason: 'not-choosing' });
    await table.press('select');
    expect(english(table.loop.key('x'))).toMatchObject({
      refusal: { sentence: 'You must enter a valid category. See the board for codes.' },
    });
    expect(table.loop.key('h')).toMatchObject({ type: 'events', events: [{ type: 'scored', points: 25 }] });
    await table.advance(400);
    await table.roll();
    await table.press('select');
    expect(english(table.loop.key('h'))).toMatchObject({
      refusal: {
        display: 'FILLED',
        sentence: 'A score for Full House has already been entered. Please choose another category.',
      },
    });
  });

  test('a zeroed Yahtzee box says so', async () => {
    const table = await begun(MENU, ['12346', '44444']);
    await table.roll();
    await table.score('YZ');
    await table.roll();
    await table.press('select');
    expect(english(table.loop.key('y'))).toMatchObject({ refusal: { display: 'ZEROED' } });
  });
});
