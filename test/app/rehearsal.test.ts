import { expect, test } from 'vitest';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { english } from '../language/english.ts';
import { TestTable } from './test-table.ts';

async function rehearsing(): Promise<TestTable> {
  const table = await TestTable.start();
  await table.press('lever');
  table.loop.rehearse(true);
  await table.press('lever');
  await table.advance(400);
  return table;
}

/** The same chord opens service and ends it. */
async function inAndOutOfService(table: TestTable): Promise<void> {
  const chord = ['previous', 'next', 'select'] as const;
  for (const stage of ['buttons', undefined]) {
    for (const input of chord) table.board.press(input);
    await table.advance(3000);
    for (const input of chord) table.board.release(input);
    await table.advance(1000);
    expect(table.view.service?.stage).toBe(stage);
  }
}

test('a rehearsal is marked on the display, in the scene, in the sentence and in the journal', async () => {
  const table = await TestTable.start();
  await table.press('lever');
  table.loop.rehearse(true);
  await table.advance(1);
  expect(table.scene).toMatchObject({ rehearsal: true, pages: ['YAHTZEE', 'REHEARSE'] });
  expect(table.message).toMatch(/^Rehearsal, with typed dice\. /);
  await table.press('lever');
  expect(table.game).toMatchObject({ rehearsal: true, status: 'playing' });
  expect(table.journal.stored[0]?.event).toMatchObject({ type: 'game started', rehearsal: true });
  table.loop.typeDice('22233');
  await table.roll();
  expect(table.scene.pages).toEqual(['ROLL 1/3', 'REHEARSE']);
  expect(table.faces).toBe('22233-');
});

test('without typed dice the lever rolls nothing and says so', async () => {
  const table = await rehearsing();
  const [outcome] = await table.press('lever');
  expect(english(outcome)).toMatchObject({ type: 'refused', refusal: { display: 'TYPE IT' } });
  expect(table.game?.rollsDrawn).toBe(0);
});

test('a whole file of dice is used line by line, and blank lines are skipped but counted', async () => {
  const table = await rehearsing();
  expect(table.loop.typeDice('22233\n\n45\n111\n')).toEqual({ type: 'shown' });
  await table.roll();
  await table.keep(1, 2, 3);
  expect(table.faces).toBe('22245-');
  await table.press('hold3');
  const [wrong] = await table.press('lever');
  expect(wrong).toMatchObject({
    type: 'events',
    events: [{ type: 'rolled', faces: [2, 2, 1, 1, 1] }],
  });
});

test('a wrong count and a wrong digit are refused with the number of the line', async () => {
  const table = await rehearsing();
  for (const digit of ['0', '7', '8', '9', 'x']) {
    expect(english(table.loop.typeDice(`22233\n1234${digit}`))).toMatchObject({
      type: 'refused',
      refusal: {
        display: 'BAD DICE',
        sentence: `Line 2 is "1234${digit}": a roll is 1 to 6 digits from 1 to 6.`,
      },
    });
  }
  expect(table.loop.typeDice(' \n')).toMatchObject({ type: 'refused' });
  table.loop.typeDice('\n1234');
  const [outcome] = await table.press('lever');
  expect(english(outcome)).toMatchObject({
    refusal: { sentence: 'Line 2 is 1234, but 5 dice are rolled now.' },
  });
  table.loop.typeDice('12345');
  await table.roll();
  expect(table.faces).toBe('12345-');
});

test('dice can only be typed in a rehearsal', async () => {
  const table = await TestTable.start();
  await table.begin();
  expect(table.loop.typeDice('11111')).toMatchObject({ refusal: { code: 'no-rehearsal' } });
});

test('a game that nobody has rolled in yet becomes a rehearsal and a real one again; a later one does not', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  expect(table.loop.rehearse(true)).toMatchObject({ type: 'events' });
  await table.advance(400);
  expect(table.game).toMatchObject({ number: 2, rehearsal: true });
  table.loop.rehearse(false);
  await table.advance(400);
  expect(table.game).toMatchObject({ number: 3, rehearsal: false });
  await table.roll();
  expect(table.loop.rehearse(true)).toMatchObject({ refusal: { code: 'rehearsal-late' } });
});

test('a setup that is opened anew is for a real game', async () => {
  const table = await TestTable.start();
  table.loop.rehearse(true);
  await table.advance(1);
  expect(table.scene.screen).toBe('setup');
  table.loop.key('q');
  await table.press('lever');
  expect(table.scene.rehearsal).toBe(false);
});

test.each([
  ['service was opened', inAndOutOfService],
  ['nobody came for a while', (table: TestTable) => table.advance(TABLE_DEFAULTS.idle.attractMs)],
])('where every game was asked to be a rehearsal, the next one is one after %s too', async (_, happens) => {
  const table = await TestTable.start({ options: { rehearses: true } });
  table.loop.rehearse(true);
  table.loop.typeDice('22233');
  await happens(table);
  expect(table.scene.screen).toBe('attract');
  await table.press('lever');
  expect(table.scene).toMatchObject({ screen: 'setup', rehearsal: true });
  await table.press('lever');
  await table.advance(400);
  await table.roll();
  expect(table.game).toMatchObject({ rehearsal: true });
  expect(table.faces).toBe('22233-');
});

test.each(['lever', 'select'] as const)(
  'where every game was asked to be a rehearsal, the one that %s leads to after the first is one, with the dice that are left',
  async (input) => {
    const table = await TestTable.start({ options: { rehearses: true } });
    table.loop.rehearse(true);
    table.loop.typeDice([...Array(13).fill('66666'), '22233'].join('\n'));
    await table.press('lever');
    for (let turn = 0; turn < 13; turn += 1) {
      await table.advance(400);
      await table.roll();
      await table.press('select', 'select', 'select');
    }
    await table.advance(20_000);
    expect(table.game?.status).toBe('over');
    await table.press(input);
    if (input === 'select') await table.press('lever');
    await table.advance(400);
    await table.roll();
    expect(table.game).toMatchObject({ number: 2, rehearsal: true });
    expect(table.faces).toBe('22233-');
  },
);

test('where every game was asked to be a rehearsal, the one after a lesson is one', async () => {
  const table = await TestTable.start({ options: { rehearses: true } });
  await table.press('lever', 'previous', 'select');
  await table.advance(400);
  expect(table.game).toMatchObject({ lesson: true });
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  await table.advance(20_000);
  await table.press('lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ number: 2, status: 'playing', rehearsal: true });
  expect(table.game?.lesson).toBeUndefined();
});

test('a rehearsal asks for dice only while none wait', async () => {
  const table = await rehearsing();
  expect(table.message).toContain('Type the dice first.');
  table.loop.typeDice('22233');
  await table.advance(1);
  expect(table.message).not.toContain('Type the dice first.');
  await table.roll();
  await table.press('select', 'select', 'select');
  await table.advance(400);
  expect(table.message).toContain('Type the dice first.');
});

test('a rehearsal that has begun is asked to be one, and goes on', async () => {
  const table = await rehearsing();
  table.loop.typeDice('22233');
  await table.roll();
  expect(table.loop.rehearse(true)).toEqual({ type: 'shown' });
  expect(table.game).toMatchObject({ number: 1, rollsDrawn: 1 });
});

test('a rehearsal never enters the hall of fame', async () => {
  const table = await rehearsing();
  table.loop.typeDice(Array(13).fill('66666').join('\n'));
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  expect(table.game?.status).toBe('over');
  expect(table.view.hall).toEqual({});
  expect(table.scene.pages).not.toContain('RECORD');
});

test('Farkle can be rehearsed, hot dice and all', async () => {
  const table = await TestTable.start({ options: { rules: 'farkle' } });
  await table.press('lever');
  table.loop.rehearse(true);
  await table.press('lever');
  await table.advance(400);
  table.loop.typeDice('123456\n111111');
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'hold6', 'lever');
  await table.advance(1300);
  expect(table.faces).toBe('111111');
});

test('in a rehearsal the house, who types nothing, rolls drawn dice', async () => {
  const table = await TestTable.start({ options: { players: ['Eric', 'house:greedy'] } });
  await table.press('lever');
  table.loop.rehearse(true);
  await table.press('lever');
  await table.advance(400);
  table.loop.typeDice('12345');
  await table.roll();
  await table.press('select', 'select', 'select');
  await table.advance(30_000);
  expect(table.game?.turn).toMatchObject({ player: 0, round: 2 });
});
