/** What the seeds do differently, as a player meets it. */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { CHEER_MS } from '../../src/table/times.ts';
import { english } from '../language/english.ts';
import { begun, refusal } from './begun.ts';
import { TestTable } from './test-table.ts';

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

  test('a die that has stopped can be marked while others tumble, and shows it at once', async () => {
    const table = await begun('CLASSIC', ['22233', '6']);
    table.board.press('lever');
    await table.advance(640);
    expect(table.scene.slots[4]?.kind).toBe('tumbling');
    await table.press('hold1');
    expect(table.scene.slots[0]).toEqual({ kind: 'die', face: 2, held: false, mark: 'rollAgain' });
    table.board.release('lever');
    await table.advance(1000);
    await table.roll();
    expect(table.faces).toBe('62233-');
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
    expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'full-house': 25 });
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
    expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'twos-x3': 6 });
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
    expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'full-house-x3': 25, 'full-house': 25 });
  });
});

test('fourteen-box: the bonus box is closed until the Yahtzee box holds 50, and goes to 0 with it', async () => {
  const table = await begun('14 BOXES', ['22233', '12346', '44444']);
  await table.roll();
  await table.press('next');
  expect(table.message).toBe('The Total is 25. Do you wish to accept this?');
  expect(english(table.loop.key('b'))).toMatchObject({ refusal: { display: 'CLOSED' } });
  await table.score('FH');
  await table.roll();
  await table.show('YZ');
  expect(table.message).toBe('There is no Yahtzee. Do you wish to accept this?');
  await table.press('select', 'select');
  await table.advance(400);
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'full-house': 25, yahtzee: 0, 'yahtzee-bonus': 0 });
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
  await table.advance(CHEER_MS);
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
    const table = await begun(menu, Array(26).fill('12346'), 2, { players: ['Eric', 'Julie'] });
    for (let turn = 0; turn < 26; turn += 1) {
      await table.roll();
      await table.press('select', 'select', 'select');
      await table.advance(400);
    }
    expect(table.game?.winners).toEqual(winners);
    // The last score is seen first.
    await table.advance(4000);
    const shared = winners.length === 2;
    expect(table.message.includes('Eric and Julie share the win')).toBe(shared);
    expect(table.message.includes('The winner is player 1, Eric, with a score of')).toBe(!shared);
  }
});

test('the keys y and n answer whether to play again', async () => {
  const table = await begun('14 BOXES', Array(14).fill('12346'), 1, { players: ['Eric'] });
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  // The last score is seen first.
  await table.advance(4000);
  expect(table.message).toMatch(/^Your Score is \d+\. .*Would You like to play again\?$/);
  table.loop.key('n');
  await table.advance(1);
  expect(table.scene.screen).toBe('attract');
});
