/** The moments in which a press must not do what it does otherwise, to the millisecond. */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { begun, refusal } from './begun.ts';
import type { TestTable } from './test-table.ts';

/** A press whose finger is gone after a millisecond. */
async function tap(table: TestTable, input: 'select' | 'hold2' | 'lever'): Promise<void> {
  table.board.press(input);
  await table.advance(1);
  table.board.release(input);
}

describe('the scratch guard', () => {
  const asked = async () => {
    const table = await begun('YAHTZEE', ['12456']);
    await table.roll();
    await table.show('YZ');
    await tap(table, 'select');
    expect(table.scene.pages).toEqual(['YZ 0 ?', 'AGAIN']);
    return table;
  };

  test('takes the second select until 5 seconds have passed', async () => {
    const table = await asked();
    await table.advance(4998);
    await tap(table, 'select');
    await table.advance(10);
    expect(cardsOf(table.game)[0]?.boxes).toEqual({ yahtzee: 0 });
  });

  test('asks again from 5 seconds on', async () => {
    const table = await asked();
    await table.advance(4999);
    expect(table.scene.pages).toEqual(['YZ 0 ?']);
    await tap(table, 'select');
    await table.advance(10);
    expect(cardsOf(table.game)[0]?.boxes).toEqual({});
    expect(table.scene.pages).toEqual(['YZ 0 ?', 'AGAIN']);
  });

  test('is for that box: another one is asked for anew', async () => {
    const table = await asked();
    expect(table.loop.key('h')).toEqual({ type: 'shown' });
    expect(table.scene.pages).toEqual(['FH 0 ?', 'AGAIN']);
    expect(cardsOf(table.game)[0]?.boxes).toEqual({});
    expect(table.loop.key('h')).toMatchObject({
      events: [{ type: 'scored', category: 'full-house', points: 0 }],
    });
  });

  test('does not ask where no box would get more', async () => {
    const table = await begun('14 BOXES', Array(14).fill('66666'));
    for (let turn = 0; turn < 14; turn += 1) {
      await table.roll();
      await table.press('next');
      while (table.display.endsWith(' 0 ?')) await table.press('next');
      await table.press('select');
      await table.advance(400);
      if (table.scene.screen === 'over') break;
    }
    const scratched = Object.values(cardsOf(table.game)[0]?.boxes ?? {}).filter((points) => points === 0);
    expect(scratched.length).toBeGreaterThan(4);
    expect(table.outcomes.filter(({ type }) => type === 'refused')).toEqual([]);
  });
});

describe('after a turn change', () => {
  /** Two players; Eric has skipped with his dice on the table, and Julie scores: his dice are back at once. */
  const backAtDice = async () => {
    const table = await begun('YAHTZEE', ['66612', '13456'], 2, { players: ['Eric', 'Julie'] });
    await table.roll();
    await table.press('next');
    await table.menu('SKIP');
    await table.roll();
    await table.show('SS');
    await tap(table, 'select');
    await table.advance(8);
    expect(table.faces).toBe('66612-');
    expect(table.game?.turn.player).toBe(0);
    return table;
  };

  test('select does nothing in the first 300 ms, and works from then on', async () => {
    const table = await backAtDice();
    await table.advance(290);
    await tap(table, 'select');
    expect(table.outcomes.at(-1)).toEqual({ type: 'ignored', reason: 'turn-change' });
    await table.advance(1);
    await tap(table, 'select');
    expect(table.outcomes.at(-1)).toEqual({ type: 'shown' });
  });

  test('a press of that time counts as such however late it arrives', async () => {
    const late = await backAtDice();
    late.board.unplug();
    late.board.press('select');
    await late.advance(400);
    late.board.plug();
    await late.advance(1);
    expect(late.outcomes.at(-1)).toEqual({ type: 'ignored', reason: 'turn-change' });
  });

  test('the keys of the boxes, which score at once, wait as well', async () => {
    const table = await backAtDice();
    table.board.press('next');
    await table.advance(5);
    table.board.release('next');
    expect(table.scene.shownBox).toBeDefined();
    expect(table.loop.key('t')).toEqual({ type: 'ignored', reason: 'turn-change' });
    await table.advance(300);
    expect(table.loop.key('t')).toMatchObject({ type: 'events', events: [{ type: 'scored', points: 21 }] });
  });

  test('a Farkle bank is guarded too, after a farkle as after a bank', async () => {
    const table = await begun('FARKLE', ['111234', '222346'], 2);
    await table.roll();
    await table.press('hold1', 'hold2', 'hold3');
    await tap(table, 'select');
    await table.advance(100);
    await tap(table, 'select');
    expect(table.outcomes.at(-1)).toEqual({ type: 'ignored', reason: 'turn-change' });
  });
});

test('a bank is guarded after a farkle, too, when the turn after it has its dice already', async () => {
  const table = await begun('FARKLE', ['111234', '223346'], 2, { players: ['Eric', 'Julie'] });
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3');
  await table.menu('SKIP');
  await table.press('lever');
  for (let ms = 0; table.game?.turn.player !== 0 && ms < 5000; ms += 10) await table.advance(10);
  expect(table.faces).toBe('111234');
  await table.advance(280);
  await tap(table, 'select');
  expect(table.outcomes.at(-1)).toEqual({ type: 'ignored', reason: 'turn-change' });
  await table.advance(20);
  await tap(table, 'select');
  expect(table.outcomes.at(-1)).toMatchObject({ events: [{ type: 'banked', points: 1000 }] });
});

describe('hold 6 in a five-dice set', () => {
  test('holds nothing and leaves the box that is browsed alone while rolls are left', async () => {
    const table = await begun('YAHTZEE', ['22233', '44', '44']);
    await table.roll();
    await table.press('next');
    expect(await refusal(table, 'hold6')).toBe('NO DIE');
    await table.advance(1500);
    expect(table.display).toBe('FH 25');
    expect(table.frames).toBe('......');
  });

  test('shows the Sixes once no rolls are left, also over a browsed box', async () => {
    const table = await begun('YAHTZEE', ['12366', '12366', '12366']);
    for (let roll = 0; roll < 3; roll += 1) await table.roll();
    await table.press('next', 'next', 'hold6');
    expect(table.display).toBe('6S 12');
  });
});

describe('where stopping early is final', () => {
  test('a browsed box is not a stop: a hold and the lever lead back; select on nothing is one', async () => {
    const table = await begun('BOX +100', ['22233', '4566']);
    await table.roll();
    await table.press('next', 'next', 'hold1');
    expect(table.scene.shownBox).toBeUndefined();
    await table.press('previous');
    await table.roll();
    expect(table.game?.turn.rolls).toBe(2);
    await table.press('select');
    expect(table.game?.turn.stopped).toBe(true);
    for (const input of ['previous', 'next', 'hold6'] as const) {
      const [outcome] = await table.press(input);
      expect(outcome).toEqual({ type: 'shown' });
      expect(table.scene.shownBox).toBeDefined();
    }
    expect(await refusal(table, 'lever')).toBe('NO ROLLS');
    await table.advance(1500);
    expect(table.display).toBe('6S 12');
  });
});

describe('where marked dice roll again', () => {
  test('select, previous and next are refused before the third roll, and browse after it', async () => {
    const table = await begun('TRIPLE', ['22233']);
    for (const roll of [1, 2]) {
      await table.roll();
      for (const input of ['select', 'previous', 'next'] as const) {
        expect(await refusal(table, input)).toBe('ROLL ON');
      }
      expect(table.game?.turn.rolls).toBe(roll);
    }
    await table.roll();
    await table.press('select');
    expect(table.display).toBe('FH3 75');
  });

  test('marks of a die are taken back by a second press, and none outlives its roll', async () => {
    const table = await begun('CLASSIC', ['22233', '4']);
    await table.roll();
    await table.press('hold1', 'hold5', 'hold1');
    await table.roll();
    expect(table.faces).toBe('22234-');
    await table.roll();
    expect(table.faces).toBe('22234-');
  });
});

test('of boxes with as many points the first press shows the first on the card', async () => {
  const table = await begun('YAHTZEE', ['66654']);
  await table.roll();
  await table.press('next');
  expect(table.display).toBe('3K 27');
  await table.press('previous', 'previous', 'next', 'next');
  expect(table.display).toBe('3K 27');
});
