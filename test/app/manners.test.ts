/** What the seeds do differently, as a player meets it. */
import { describe, expect, test } from 'vitest';
import type { Input } from '../../hardware/table.ts';
import { TestTable } from './test-table.ts';

async function begun(menu: string, rolls: readonly string[], players = 1): Promise<TestTable> {
  const table = await TestTable.start({ rolls });
  await table.begin(players, menu);
  return table;
}

async function refusal(table: TestTable, input: Input): Promise<string> {
  const [outcome] = await table.press(input);
  expect(outcome?.type).toBe('refused');
  return table.display;
}

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
    expect(table.game?.cards[0]?.boxes).toEqual({ yahtzee: 150 });
    expect(table.message).toBe('PLAYER 1 has claimed the bonus. Choose a category!');
    expect(table.display).toBe('PICK BOX');
    expect(table.loop.key('y')).toMatchObject({ type: 'refused', refusal: { display: 'CLAIMED' } });
    expect(await refusal(table, 'lever')).toBe('NO ROLLS');
    await table.press('hold4', 'select');
    await table.advance(400);
    expect(table.game?.cards[0]?.boxes).toEqual({ yahtzee: 150, fours: 20 });
    await table.roll();
    await table.score('CH');
    await table.roll();
    await table.press('select');
    expect(table.loop.key('y')).toMatchObject({ refusal: { display: 'NO YZ' } });
  });

  test('the keys choose as the card says, warn of any other key, and s starts', async () => {
    const table = await TestTable.start({
      rolls: ['22233', '22233'],
      options: { rules: 'bonus-in-box' },
    });
    expect(table.message).toBe('Welcome to Yahtzee! Pull the lever to set up a game.');
    table.loop.key('s');
    await table.advance(1);
    expect(table.message).toContain("Press 's' to start.");
    await table.press('lever');
    await table.advance(400);
    await table.roll();
    expect(table.loop.key('h')).toEqual({ type: 'ignored', reason: 'not-choosing' });
    await table.press('select');
    expect(table.loop.key('x')).toMatchObject({
      refusal: { sentence: 'You must enter a valid category. See the board for codes.' },
    });
    expect(table.loop.key('h')).toMatchObject({ type: 'events', events: [{ type: 'scored', points: 25 }] });
    await table.advance(400);
    await table.roll();
    await table.press('select');
    expect(table.loop.key('h')).toMatchObject({
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
    expect(table.loop.key('y')).toMatchObject({ refusal: { display: 'ZEROED' } });
  });
});

describe('the classic sets (S4)', () => {
  test('a mark means roll again: dashed frames, REROLL ?, and all three rolls are taken', async () => {
    const table = await begun('CLASSIC', ['22233', '45']);
    await table.roll();
    expect(table.scene.pages).toEqual(['REROLL ?', 'ROLL 1/3']);
    expect(table.message).toContain('Select the dice you wish to re-roll and click "Roll Again".');
    expect(table.frames).toBe('......');
    await table.press('hold4', 'hold5');
    expect(table.scene.slots[3]).toEqual({ kind: 'die', face: 3, held: false, mark: 'rollAgain' });
    expect(table.frames).toBe('......');
    for (const input of ['select', 'next', 'previous'] as const) {
      expect(await refusal(table, input)).toBe('ROLL ON');
    }
    expect(table.loop.key('c')).toEqual({ type: 'ignored', reason: 'not-choosing' });
    await table.roll();
    expect(table.faces).toBe('22245-');
    expect(table.scene.slots[3]).toEqual({ kind: 'die', face: 4, held: false });
  });

  test('an unmarked lever keeps all dice and uses a roll', async () => {
    const table = await begun('CHIPS', ['22233']);
    await table.roll();
    await table.roll();
    expect(table.faces).toBe('22233-');
    expect(table.scene.slots[5]).toEqual({ kind: 'rolls-left', rolls: 1 });
    await table.roll();
    expect(table.scene.slots[5]).toEqual({ kind: 'choose' });
    await table.score('FH');
    expect(table.game?.cards[0]?.boxes).toEqual({ 'full-house': 25 });
  });

  test('the running total leaves the upper bonus out until the card is full', async () => {
    const rolls = ['66666', '55555', '44444', '33333'];
    const table = await begun('CLASSIC', rolls);
    for (const box of ['6S', '5S', '4S', '3S']) {
      for (let roll = 0; roll < 3; roll += 1) await table.roll();
      await table.score(box);
    }
    // 90 in the upper section would be worth 35 more already.
    expect(table.scene.pages).toContain('  90 PTS');
  });
});

describe('triple-yahtzee', () => {
  test('every box stands three times, multiplied on the display, and hold n walks its columns', async () => {
    const table = await begun('TRIPLE', ['22233']);
    for (let roll = 0; roll < 3; roll += 1) await table.roll();
    await table.press('next');
    expect(table.display).toBe('FH3 75');
    await table.press('hold2');
    expect(table.display).toBe('2S1 6');
    await table.press('hold2');
    expect(table.display).toBe('2S2 12');
    await table.press('hold2', 'hold2');
    expect(table.display).toBe('2S1 6');
    await table.press('hold2', 'hold2', 'select');
    await table.advance(400);
    expect(table.game?.cards[0]?.boxes).toEqual({ 'twos-x3': 6 });
    expect(table.scene.pages).toContain('  18 PTS');
  });

  test('a key takes the shown column, else the first open one', async () => {
    const table = await begun('TRIPLE', ['22233', '22233']);
    for (let turn = 0; turn < 2; turn += 1) {
      for (let roll = 0; roll < 3; roll += 1) await table.roll();
      if (turn === 0) await table.press('next');
      expect(table.loop.key('h')).toMatchObject({ type: 'events' });
      await table.advance(400);
    }
    expect(table.game?.cards[0]?.boxes).toEqual({ 'full-house-x3': 25, 'full-house': 25 });
  });
});

test('fourteen-box: the bonus box is closed until the Yahtzee box holds 50, and goes to 0 with it', async () => {
  const table = await begun('14 BOXES', ['22233', '12346', '44444']);
  await table.roll();
  await table.press('next');
  expect(table.message).toBe('The Total is 25. Do you wish to accept this?');
  expect(table.loop.key('b')).toMatchObject({ refusal: { display: 'CLOSED' } });
  await table.score('FH');
  await table.roll();
  await table.show('YZ');
  expect(table.message).toBe('There is no Yahtzee. Do you wish to accept this?');
  await table.press('select', 'select');
  await table.advance(400);
  expect(table.game?.cards[0]?.boxes).toEqual({ 'full-house': 25, yahtzee: 0, 'yahtzee-bonus': 0 });
});

test('scotzee: a choice is previewed and accepted, and a further Scotzee counts in full below', async () => {
  const table = await begun('SCOTZEE', ['55555', '55555']);
  expect((await TestTable.start({ options: { rules: 'scotzee' } })).message).toContain('Welcome to Scotzee!');
  await table.roll();
  await table.score('YZ');
  await table.roll();
  await table.press('next');
  expect(table.scene.pages).toEqual(['LS 40', '+100']);
  expect(table.message).toBe(
    'Large Straight would get 40 points. Press select to accept. It earns a bonus of 100, too.',
  );
  await table.press('select');
  await table.advance(400);
  expect(table.scene.pages).toContain(' 190 PTS');
});

test('yatzy: its own boxes, a pair of its two dice', async () => {
  const table = await begun('YATZY', ['66554']);
  await table.roll();
  await table.press('next');
  expect(table.display).toBe('CH 26');
  await table.show('2P');
  expect(table.display).toBe('2P 22');
  await table.show('1P');
  expect(table.display).toBe('1P 12');
});

test('a tie is shared and said so, but in bonus-in-box the lower number wins', async () => {
  for (const [menu, winners] of [
    ['YAHTZEE', [0, 1]],
    ['BOX +100', [0]],
  ] as const) {
    const table = await begun(menu, Array(26).fill('12346'), 2);
    for (let turn = 0; turn < 26; turn += 1) {
      await table.roll();
      await table.press('select', 'select', 'select');
      await table.advance(400);
    }
    expect(table.game?.winners).toEqual(winners);
    const shared = winners.length === 2;
    expect(table.message.includes('PLAYER 1 and PLAYER 2 share the win')).toBe(shared);
    expect(table.message.includes('The winner is player 1, PLAYER 1, with a score of')).toBe(!shared);
  }
});

test('the keys y and n answer whether to play again', async () => {
  const table = await begun('14 BOXES', Array(14).fill('12346'));
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  expect(table.message).toMatch(/^Your Score is \d+\. .*Would You like to play again\?$/);
  table.loop.key('n');
  await table.advance(1);
  expect(table.scene.screen).toBe('attract');
});
