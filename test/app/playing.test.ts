import { expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { TestTable } from './test-table.ts';

test('three presses of the lever lead from attract to the first tumble', async () => {
  const table = await TestTable.start({ rolls: ['13456'] });
  expect(table.scene.screen).toBe('attract');
  await table.press('lever');
  expect(table.scene.screen).toBe('setup');
  expect(table.display).toBe('YAHTZEE');
  await table.press('lever');
  expect(table.message).toBe("PLAYER 1's turn. Pull the lever.");
  await table.press('lever');
  expect(table.scene.slots.slice(0, 5).map(({ kind }) => kind)).toEqual(Array(5).fill('tumbling'));
  await table.advance(900);
  expect(table.faces).toBe('13456-');
  expect(table.display).toBe('ROLL 1/3');
});

test('before the first roll of the game the display shows name and seal, and hold presses cut the dice', async () => {
  const table = await TestTable.start({ options: { players: ['Ærø Ñandú'] } });
  await table.begin(1);
  const seal = table.game?.seal.slice(0, 8).toUpperCase();
  expect(await table.pages()).toEqual(expect.arrayContaining(['AERO NAN', seal]));
  await table.press('hold3', 'hold6');
  expect(table.display).toBe('CUT 36');
  expect(table.message).toContain('The dice are cut: 36.');
  expect(table.game?.cut).toBe('36');
  await table.roll();
  expect(table.journal.stored.at(-1)?.event).toMatchObject({ type: 'rolled', n: 1, cut: '36' });
});

test('the seventeenth cut is refused', async () => {
  const table = await TestTable.start();
  await table.begin();
  const outcomes = await table.press(...Array<'hold1'>(17).fill('hold1'));
  expect(outcomes.map(({ type }) => type)).toEqual([...Array(16).fill('events'), 'refused']);
  expect(table.display).toBe('CUT FULL');
});

test('a hold lights the frame of its die and a second press frees it; held dice stay, the others roll', async () => {
  const table = await TestTable.start({ rolls: ['22436', '21', '3'] });
  await table.begin();
  await table.roll();
  await table.press('hold1', 'hold3', 'hold4');
  expect(table.frames).toBe('1.34..');
  await table.press('hold3', 'hold2');
  expect(table.frames).toBe('12.4..');
  expect(table.faces).toBe('22436-');
  await table.press('hold4', 'hold3');
  await table.press('hold4', 'hold3');
  await table.roll();
  expect(table.faces).toBe('22231-');
});

test('slot 6 counts the rolls that are left and asks for a box at last', async () => {
  const table = await TestTable.start({ rolls: ['12345', '12345', '12345'] });
  await table.begin();
  const seen = [];
  for (let roll = 0; roll < 3; roll += 1) {
    seen.push(table.scene.slots[5]);
    await table.roll();
  }
  seen.push(table.scene.slots[5]);
  expect(seen).toEqual([
    { kind: 'rolls-left', rolls: 3 },
    { kind: 'rolls-left', rolls: 2 },
    { kind: 'rolls-left', rolls: 1 },
    { kind: 'choose' },
  ]);
});

test('browsing begins with the best box, goes both ways round the open boxes, and never scores', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  await table.roll();
  await table.press('previous');
  expect(table.display).toBe('FH 25');
  await table.press('next');
  expect(table.display).toBe('SS 0 ?');
  await table.press('previous', 'previous');
  expect(table.display).toBe('4K 0 ?');
  await table.press('previous', 'previous', 'previous');
  expect(table.display).toBe('5S 0 ?');
  await table.press('previous', 'previous', 'previous', 'previous', 'previous');
  expect(table.display).toBe('CH 12');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
  expect(table.message).toBe('Chance would get 12 points. Press select to score it.');
});

test('a hold or the lever clears a shown box while rolls are left', async () => {
  const table = await TestTable.start({ rolls: ['22233', '4456'] });
  await table.begin();
  await table.roll();
  await table.press('next', 'hold1');
  expect(table.scene.shownBox).toBeUndefined();
  expect(table.display).toBe('ROLL 1/3');
  await table.press('next');
  await table.roll();
  expect(table.scene.shownBox).toBeUndefined();
  expect(table.faces).toBe('24456-');
});

test('select shows the best box first and scores the shown one', async () => {
  const table = await TestTable.start({ rolls: ['22233'], options: { players: ['Eric', 'Julie'] } });
  await table.begin(2);
  await table.roll();
  await table.press('select');
  expect(table.display).toBe('FH 25');
  await table.press('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'full-house': 25 });
  expect(table.message).toBe("Julie's turn. Pull the lever.");
  expect(await table.pages()).toEqual(expect.arrayContaining(['JULIE', '   0 PTS']));
});

test('without rolls left the holds show boxes, hold 6 the Sixes', async () => {
  const table = await TestTable.start({ rolls: ['12366', '12366', '12366'] });
  await table.begin();
  for (let roll = 0; roll < 3; roll += 1) await table.roll();
  await table.press('hold6');
  expect(table.display).toBe('6S 12');
  await table.press('hold1');
  expect(table.display).toBe('1S 1');
  await table.press('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ ones: 1 });
});

test('a box that would throw points away needs select twice within five seconds', async () => {
  const table = await TestTable.start({ rolls: ['12456'] });
  await table.begin();
  await table.roll();
  await table.show('YZ');
  expect(table.display).toBe('YZ 0 ?');
  await table.press('select');
  expect(table.message).toBe('Press select again within 5 seconds to scratch Yahtzee.');
  await table.advance(5000);
  expect(table.message).toBe('Yahtzee would get 0, other boxes more. Press select twice to scratch it.');
  await table.press('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
  await table.press('next', 'previous', 'select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
  await table.press('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ yahtzee: 0 });
});

test('a further Yahtzee shows its bonus beside the points of the box', async () => {
  const table = await TestTable.start({ rolls: ['44444', '44444'] });
  await table.begin();
  await table.roll();
  await table.score('YZ');
  await table.roll();
  await table.press('next');
  expect(await table.pages()).toEqual(['4S 20', '+100']);
  expect(table.message).toContain('20 points. Press select to score it. It earns a bonus of 100, too.');
});

test('when the game is over the winner stands on dice and display, the cards can be leafed, the lever plays again', async () => {
  const table = await TestTable.start({ options: { players: ['Eric', 'Julie'] } });
  await table.begin(2);
  for (let turn = 0; turn < 26; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  expect(table.scene.screen).toBe('over');
  // The last score was seen, and nobody takes it back.
  await table.advance(10_000);
  const { game } = table;
  const winner = game?.players[game.winners[0] ?? 0] ?? '';
  const total = table.scene.pages.at(-2);
  expect(table.scene.pages.at(-1)).toBe('RECORD');
  expect(table.scene.pages).toContain(winner.toUpperCase());
  expect(total).toMatch(/^ *\d+ PTS$/);
  expect(table.message).toContain(`${winner} wins with`);
  const digits = table.scene.slots.map((slot) => (slot.kind === 'glyph' ? slot.character : '')).join('');
  expect(total).toContain(`${digits} PTS`);
  await table.press('next');
  expect(table.scene.pages[0]).toBe('ERIC');
  await table.press('next');
  expect(table.scene.pages).toEqual(['ERIC', `1S ${cardsOf(game)[0]?.boxes.ones}`]);
  await table.press('lever');
  expect(table.game).toMatchObject({ number: 2, starter: 1, players: ['Eric', 'Julie'], status: 'playing' });
  expect(table.message).toBe("Julie's turn. Pull the lever.");
});

test('select after the game leads to setup with as many players', async () => {
  const table = await TestTable.start({ options: { players: ['Eric', 'Julie'] } });
  await table.begin(2);
  for (let turn = 0; turn < 26; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  await table.advance(1500);
  await table.press('select');
  expect(table.scene.screen).toBe('setup');
  expect(table.display).toBe('YAHTZEE');
  await table.press('select');
  expect(table.display).toBe('2 PLAYER');
});

test('in attract a hold lights its die and previous and next leaf through the screens', async () => {
  const table = await TestTable.start();
  await table.press('hold2');
  expect(table.scene.slots.map((slot) => slot.kind === 'sample' && slot.lit)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(await table.pages()).toEqual(['PULL THE', 'LEVER']);
  await table.press('next');
  expect(table.display).toBe('YAHTZEE');
  await table.press('next');
  expect(table.scene.pages).toEqual(['PULL THE', 'LEVER', 'LEARN', 'LEVER', 'PREVIOUS']);
});

test('before a roll previous and next leaf through the own card', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin(1);
  await table.roll();
  await table.score('FH');
  await table.press('next');
  expect(table.display).toBe('1S OPEN');
  expect(table.message).toBe('PLAYER 1: Ones is open.');
  await table.press('previous', 'previous', 'previous', 'previous', 'previous');
  expect(table.display).toBe('FH 25');
  expect(table.message).toBe('PLAYER 1: 25 points in Full House.');
});
