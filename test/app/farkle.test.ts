import { describe, expect, test } from 'vitest';
import { FARKLE, RULE_SETS } from '../../src/game/index.ts';
import { begun, refusal } from './begun.ts';
import { TestTable } from './test-table.ts';

const farkle = (rolls: readonly string[], players = 2) => begun('FARKLE', rolls, players);

test('dice are set aside with the hold buttons; the display shows the selection, then the turn', async () => {
  const table = await farkle(['113334', '1']);
  await table.roll();
  expect(table.faces).toBe('113334');
  expect(table.display).toBe('T 0');
  await table.press('hold1');
  expect(table.display).toBe('+100');
  expect(table.frames).toBe('1.....');
  await table.advance(1500);
  expect(table.display).toBe('T 100');
  await table.press('hold3', 'hold4');
  expect(table.display).toBe('+0');
  await table.press('hold5');
  expect(table.display).toBe('+400');
  expect(table.message).toBe('PLAYER 1: 400 points in this turn. 2 dice left -- roll again? Select banks.');
  await table.press('hold5', 'hold4', 'hold3');
  expect(table.frames).toBe('1.....');
});

test('the lever rolls the rest; dice of earlier rolls lie still, dimmer, and cannot be put back', async () => {
  const table = await farkle(['113334', '15524']);
  await table.roll();
  await table.press('hold1');
  await table.roll();
  expect(table.faces).toBe('115524');
  expect(table.scene.slots[0]).toEqual({ kind: 'die', face: 1, held: true, mark: 'set' });
  expect(await refusal(table, 'hold1')).toBe('IS SET');
  await table.press('hold2', 'hold3');
  expect(table.display).toBe('+150');
  await table.advance(1500);
  expect(table.display).toBe('T 250');
});

test('what may not be set aside is refused at the lever and at select, and a dead die is marked', async () => {
  const table = await farkle(['113334']);
  expect(await refusal(table, 'select')).toBe('ROLL 1ST');
  await table.roll();
  for (const input of ['lever', 'select'] as const) expect(await refusal(table, input)).toBe('PICK DIE');
  await table.press('hold6');
  for (const input of ['lever', 'select'] as const) expect(await refusal(table, input)).toBe('NO POINT');
  await table.press('hold1');
  for (const input of ['lever', 'select'] as const) expect(await refusal(table, input)).toBe('DEAD DIE');
  expect(table.message).toBe('The 4 scores nothing. Put it back.');
  expect(table.scene.slots[5]).toEqual({ kind: 'die', face: 4, held: true, mark: 'dead' });
  await table.advance(1500);
  expect(table.scene.slots[5]).toEqual({ kind: 'die', face: 4, held: true });
});

test('select banks: the word and the new total alternate, and the next player is on', async () => {
  const table = await farkle(['113334']);
  await table.roll();
  await table.press('hold1', 'hold2', 'select');
  expect(table.game).toMatchObject({ totals: [200, 0], turn: { player: 1 } });
  expect(table.scene.pages).toEqual(['BANK', ' 200 PTS']);
  expect(table.message).toBe('PLAYER 1 banks 200 points and has 200 now.');
  await table.advance(3000);
  expect(await table.pages()).toEqual(expect.arrayContaining(['PLAYER 2', '   0 PTS']));
});

test('hot dice: all six light up, and the lever rolls all six', async () => {
  const table = await farkle(['113335', '1', '234466']);
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3', 'hold4', 'hold5');
  await table.roll();
  expect(table.faces).toBe('113331');
  expect(table.frames).toBe('12345.');
  await table.press('hold6');
  expect(table.scene.pages).toEqual(['HOT DICE', '+100']);
  expect(table.scene.slots).toEqual([1, 1, 3, 3, 3, 1].map((face) => ({ kind: 'die', face, held: true })));
  expect(table.message).toBe(
    'HOT DICE! PLAYER 1: 600 points in this turn. 6 dice left -- roll again? Select banks.',
  );
  await table.press('lever');
  expect(table.display).toBe('HOT DICE');
  expect(table.scene.slots.map(({ kind }) => kind)).toEqual(Array(6).fill('tumbling'));
});

describe('a farkle', () => {
  test('shows its dice, the word, the lost points and one slow wipe, and then the next player', async () => {
    const table = await farkle(['113334', '22346']);
    await table.roll();
    await table.press('hold1');
    table.board.press('lever');
    await table.advance(890);
    expect(table.game?.turn.player).toBe(0);
    expect(table.display).not.toBe('FARKLE');
    await table.advance(20);
    expect(table.faces).toBe('122346');
    expect(table.display).toBe('FARKLE');
    expect(table.message).toBe('PLAYER 1: FARKLE -- your turn is over. 100 points lost.');
    const [hold, select] = await table.press('hold2', 'select');
    expect([hold, select]).toEqual(Array(2).fill({ type: 'ignored', reason: 'farkled' }));
    await table.advance(600);
    expect(table.display).toBe('LOST 100');
    expect(table.scene.slots.map(({ kind }) => kind[0]).join('')).toMatch(/^w+d+$/);
    await table.advance(700);
    expect(table.game).toMatchObject({ totals: [0, 0], turn: { player: 1 } });
    expect(await table.pages()).toEqual(expect.arrayContaining(['PLAYER 2', '   0 PTS']));
  });

  test('is in the journal before it is shown, and a table that dies meanwhile is with the next player', async () => {
    const table = await farkle(['222346', '346']);
    await table.roll();
    await table.press('hold1', 'hold2', 'hold3', 'lever');
    await table.advance(50);
    expect(table.journal.stored.map(({ event: { type } }) => type).slice(-3)).toEqual([
      'set aside',
      'rolled',
      'farkled',
    ]);
    expect((await table.restart()).game).toMatchObject({ turn: { player: 1 } });
  });
});

test('a penalty for farkles in a row is shown after the farkle, with what it costs and what is left', async () => {
  const ruleSets = [
    ...RULE_SETS,
    { ...FARKLE, id: 'hard', menu: 'HARD', farklePenalty: { inARow: 2, points: -500 } },
  ];
  const table = await TestTable.start({
    rolls: ['111234', '222346', '224346', '224346', '224346', '224346'],
    options: { ruleSets, rules: 'hard', players: ['Eric', 'Julie'] },
  });
  await table.begin(2, 'HARD');
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3', 'select');
  await table.advance(3500);
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3', 'select');
  await table.advance(3500);
  for (const player of [0, 1]) {
    await table.roll();
    expect(table.message).not.toContain('penalty');
    await table.advance(2000);
    expect(table.game?.turn.player).toBe(1 - player);
  }
  await table.press('lever');
  await table.advance(1000);
  expect(table.display).toBe('FARKLE');
  expect(table.message).toContain('The penalty for farkles in a row is 500 points.');
  await table.advance(1500);
  expect(table.game).toMatchObject({ totals: [500, 200], turn: { player: 1 } });
  expect(table.scene.pages).toEqual(['PENALTY', '-500 PTS']);
  expect(table.message).toBe('2 farkles in a row cost Eric 500 points. Eric has 500 now.');
  await table.advance(3000);
  expect(table.scene.pages).toEqual(['JULIE', ' 200 PTS']);
});

test('previous and next show the own total and those of the others', async () => {
  const table = await farkle(['113334', '222346'], 2);
  await table.roll();
  await table.press('hold1', 'select');
  await table.advance(3500);
  await table.roll();
  await table.press('next');
  expect(table.scene.pages).toEqual(['PLAYER 2', '   0 PTS']);
  await table.press('next');
  expect(table.scene.pages).toEqual(['PLAYER 1', ' 100 PTS']);
  expect(table.message).toBe('PLAYER 1 has 100 points.');
  await table.press('hold1');
  expect(table.display).toBe('+0');
});

test('the game ends when somebody reaches the target, and the winner stands there', async () => {
  const table = await begun('FARKLE', Array(10).fill('111111'), 1, { players: ['Eric'] });
  for (let turn = 0; turn < 5; turn += 1) {
    await table.roll();
    await table.press('hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'hold6', 'select');
    await table.advance(400);
  }
  expect(table.game).toMatchObject({ status: 'over', totals: [10_000], turns: [5] });
  await table.advance(10_000);
  expect(table.scene.pages).toEqual(['ERIC', '10000 PT', 'RECORD']);
});
