import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { cardsOf } from '../../src/game/index.ts';
import { FAULTS } from '../../src/language/en/faults.ts';
import { startDeskTable } from './desk-table.ts';

test('a new game starts with rule set, names and order, and asks before it takes the place of one that runs', async () => {
  const { desk, game } = await startDeskTable();
  expect((await desk.view()).game).toBeNull();
  const wish = { rules: 'yahtzee', starter: 1, rehearsal: false, coach: 'off' as const, replace: false };
  expect(await desk.newGame({ ...wish, players: ['Eric', '', 'Eric'] })).toBe(
    'Eric, PLAYER 2 and Eric 2 begin a game of Yahtzee.',
  );
  expect(game()).toMatchObject({
    players: ['Eric', 'PLAYER 2', 'Eric 2'],
    turn: { player: 1 },
    status: 'playing',
  });
  const again = desk.newGame({ ...wish, players: ['Ann'], starter: 0 });
  await expect(again).rejects.toMatchObject({ code: 'game-running', status: 409 });
  expect(game()?.number).toBe(1);
  await desk.newGame({ ...wish, players: ['Ann'], starter: 0, replace: true });
  expect(game()).toMatchObject({ number: 2, players: ['Ann'] });
  await desk.newGame({ ...wish, players: ['Ann', 'house:master'], starter: 0, replace: true });
  expect(game()).toMatchObject({ number: 3, players: ['Ann', '⌂ MASTER'] });
});

test('as many start as may play, and a seat that several share is called after the one whose turn it is', async () => {
  const { desk, game } = await startDeskTable();
  const wish = { rules: 'yahtzee', starter: 0, rehearsal: false, coach: 'off' as const, replace: false };
  const players = Array.from({ length: 12 }, (_, index) => `P${index + 1}`);
  await desk.newGame({ ...wish, players });
  expect(game()?.players).toEqual(players);
  expect(await desk.team({ player: 11, members: ['Eric', 'Julie'] })).toBe('Team P12: Eric and Julie.');
  expect((await desk.view()).game?.players[11]?.team).toEqual(['Eric', 'Julie']);
  await expect(desk.team({ player: 11, members: ['P1'] })).rejects.toMatchObject({ code: 'plays-already' });
  expect(await desk.team({ player: 11, members: [] })).toBe('P12 is no team any more.');
});

test('what cannot be started is refused in the game’s own words', async () => {
  const { desk } = await startDeskTable();
  const wish = { players: ['Ann'], starter: 0, rehearsal: false, coach: 'off' as const, replace: false };
  await expect(desk.newGame({ ...wish, rules: 'chess' })).rejects.toMatchObject({ code: 'bad-start' });
  await expect(desk.newGame({ ...wish, rules: 'farkle-literal' })).rejects.toThrow('not for the table');
  const alone = { ...wish, players: ['house:greedy'], rules: 'yahtzee' };
  await expect(desk.newGame(alone)).rejects.toThrow('beside the house');
  await expect(desk.newGame({ ...wish, rules: 'yahtzee', starter: 3 })).rejects.toThrow('cannot begin');
});

test('while dice tumble nothing is corrected, and the answer says why', async () => {
  const { desk, table } = await startDeskTable({ rolls: ['12345'] });
  await table.begin(2);
  await table.press('lever');
  const undo = desk.correct('Ann', { type: 'undo', why: '' });
  await expect(undo).rejects.toMatchObject({
    code: 'tumbling',
    message: 'Not now: the dice are still tumbling.',
  });
});

test('undo names what it takes back, and takes it back with who and why in the journal', async () => {
  const { desk, table, game } = await startDeskTable({ rolls: ['11134', '55566'] });
  await table.begin(2);
  await table.roll();
  await table.score('1S');
  const { game: before } = await desk.view();
  expect(before?.undo).toBe('PLAYER 1: Ones 3');
  expect(before?.players[0]?.boxes[0]).toEqual({
    category: 'ones',
    label: 'Ones',
    points: 3,
    values: [0, 1, 2, 3, 4, 5],
  });
  expect(await desk.correct('Ann', { type: 'undo', why: 'wrong box' })).toBe(
    'Taken back: PLAYER 1: Ones 3 (Ann: wrong box).',
  );
  expect(game()).toMatchObject({ corrected: true, turn: { player: 0 } });
  expect(table.journal.stored.at(-1)?.event).toMatchObject({ type: 'undone', by: 'Ann', why: 'wrong box' });
});

test('replace offers every box with its points, and repair, adjust, rename, postpone and drop out reach the game', async () => {
  const { desk, table, game } = await startDeskTable({ rolls: ['11134', '55566'] });
  await table.begin(2);
  await table.roll();
  await table.score('1S');
  const offers = (await desk.view()).game?.replace;
  expect(offers).toContainEqual({
    player: 0,
    category: 'three-of-a-kind',
    label: 'Three of a Kind',
    points: 10,
  });
  const correct = (correction: Parameters<typeof desk.correct>[1]) => desk.correct('Ann', correction);
  await correct({ type: 'replace', category: 'three-of-a-kind', why: '' });
  await correct({ type: 'repair', player: 0, category: 'fives', points: 15, why: '' });
  await correct({ type: 'adjust', player: 1, points: -5, why: 'late' });
  await correct({ type: 'rename', player: 0, name: 'Eric', why: '' });
  await correct({ type: 'postpone', why: '' });
  const { game: now } = await desk.view();
  expect(now?.players.map(({ name, total }) => [name, total])).toEqual([
    ['Eric', 25],
    ['PLAYER 2', -5],
  ]);
  await correct({ type: 'drop out', player: 1, why: '' });
  expect((await desk.view()).game?.players[1]?.droppedOut).toBe(true);
  expect(cardsOf(game())[0]?.boxes).toEqual({ 'three-of-a-kind': 10, fives: 15 });
  const refused = correct({ type: 'repair', player: 0, category: 'fives', points: 7, why: '' });
  await expect(refused).rejects.toMatchObject({ code: 'wrong-value', status: 409 });
});

test('a correction whose append fails is told as the fault that it is', async () => {
  const { desk, table } = await startDeskTable({ rolls: ['11134'] });
  await table.begin(2);
  await table.roll();
  await table.score('1S');
  table.journal.fail();
  await expect(desk.correct('Ann', { type: 'undo', why: '' })).rejects.toMatchObject({
    code: 'journal-write',
  });
});

test('an entry of the hall of fame is renamed, removed and restored, everywhere at once and with who and when', async () => {
  const { desk, playOut, table } = await startDeskTable();
  await playOut();
  const hall = () => table.view.hall.farkle?.map(({ name }) => name);
  expect((await desk.fame()).entries).toMatchObject([
    { rules: 'farkle', game: 1, player: 0, name: 'PLAYER 1' },
  ]);
  await desk.editFame('Ann', { type: 'rename', game: 1, player: 0, name: ' Zoë ' });
  expect(hall()).toEqual(['Zoë']);
  await desk.editFame('Bo', { type: 'remove', game: 1, player: 0 });
  expect(hall()).toBeUndefined();
  const gone = desk.editFame('Bo', { type: 'rename', game: 1, player: 0, name: 'X' });
  await expect(gone).rejects.toMatchObject({ code: 'no-entry', status: 404 });
  await desk.editFame('Bo', { type: 'restore', game: 1, player: 0 });
  expect(hall()).toEqual(['PLAYER 1']);
  const { edits } = await desk.fame();
  expect(edits.map(({ who, edit }) => `${who} ${edit.type}`)).toEqual([
    'Bo restore',
    'Bo remove',
    'Ann rename',
  ]);
  expect(edits.at(-1)).toMatchObject({ at: '2026-01-01T00:00:00.000Z', edit: { name: 'Zoë' } });
});

test('the buttons are tested by the table: presses are counted, levels are live, and no game begins', async () => {
  const { desk, table } = await startDeskTable();
  await desk.test('buttons');
  table.board.press('lever');
  await table.advance(10);
  const lever = async () => (await desk.status()).test.buttons.find(({ input }) => input === 'lever');
  expect(await lever()).toEqual({ input: 'lever', pressed: true, presses: 1, bounces: 0 });
  table.board.release('lever');
  await table.advance(200);
  expect(await lever()).toMatchObject({ pressed: false, presses: 1 });
  expect((await desk.status()).test.name).toBe('buttons');
  await desk.test('off');
  expect((await desk.status()).test.name).toBe('off');
  expect(table.scene.screen).toBe('attract');
});

test('the state of board and journal is told in numbers', async () => {
  const { desk, table } = await startDeskTable();
  await desk.newGame({
    rules: 'yahtzee',
    players: ['Ann'],
    starter: 0,
    rehearsal: false,
    coach: 'off' as const,
    replace: false,
  });
  const { board, storage } = await desk.status();
  expect(board).toMatchObject({ kind: 'emulated', state: 'ready', fault: null, displays: 2, stuck: [] });
  expect(storage).toMatchObject({ events: 1, commitAgeMs: expect.any(Number) });
  await table.advance(2000);
  expect((await desk.status()).board.picturesPerSecond).toBeGreaterThanOrEqual(0);
});

test('what is wrong is told with the likely cause, the journal before the board', async () => {
  const { desk, table } = await startDeskTable({ rolls: ['11134'] });
  const told = async () => (await desk.status()).fault;
  expect(await told()).toBeNull();
  await table.begin();
  table.board.unplug();
  await table.advance(1);
  expect(await told()).toEqual({
    text: expect.stringMatching(/^The board is gone: memory\. Plug the cable in again/),
    cause: FAULTS['link-lost'].cause,
  });
  table.board.plug();
  await table.advance(1);
  expect(await told()).toBeNull();
  table.journal.fail();
  await table.roll();
  table.board.unplug();
  await table.advance(1);
  expect(await told()).toEqual({
    text: expect.stringMatching(/^The journal cannot be written: .*Check the free space/),
    cause: FAULTS['journal-write'].cause,
  });
});

test('a backup is not downloaded while its sealed dice are still played', async () => {
  const { desk, table } = await startDeskTable({ rolls: ['11134'] });
  await expect(desk.backupFile('journal-x.db')).rejects.toMatchObject({ code: 'no-backup', status: 404 });
  await table.begin(1);
  await expect(desk.backupFile('journal-x.db')).rejects.toMatchObject({ code: 'game-running', status: 409 });
});

test('a setting that the table can follow is in force at once; others say when; wrong ones are refused with the range', async () => {
  const { desk, options } = await startDeskTable({ settings: 'tumbleMs: 300 # quick\n' });
  expect(await desk.change({ key: 'tumbleMs', value: 150 })).toBe('Saved, and in force.');
  expect(options.tumbleMs).toBe(150);
  expect(await desk.change({ key: 'leds.brightness', value: 99 })).toBe('Saved, and in force.');
  expect(await desk.change({ key: 'log.level', value: 'info' })).toContain('started again');
  const wrong = desk.change({ key: 'leds.brightness', value: 999 });
  await expect(wrong).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('from 1 to 255'),
  });
  expect((await desk.settings()).settings.find(({ key }) => key === 'leds.brightness')?.value).toBe(99);
});

test('the status has what is wrong though the game goes on: a stuck button, a backup that failed, a coin that is stuck, a broker that is away', async () => {
  const { desk, table, faults, awayTroubles } = await startDeskTable();
  expect((await desk.status()).troubles).toEqual([]);
  const stuck = new Fault('button-stuck', 'lever');
  faults.push(stuck);
  awayTroubles.push({ say: 'home.away', broker: 'mqtt://bar', why: '' });
  const readings = { coin1: 0, coin2: 0, service: 0, door: 0, slam: 0 };
  table.board.count({ present: true, jammed: [2], closed: new Set(['coin2']), life: 1, readings });
  // A journal in memory has no file to copy.
  await expect(desk.backUp()).rejects.toThrow('The backup could not be made');
  const { troubles, fault } = await desk.status();
  expect(fault).toBeNull();
  expect(troubles).toEqual([
    { text: stuck.message, cause: FAULTS['button-stuck'].cause },
    { text: expect.stringContaining('The backup could not be made'), cause: FAULTS['backup-failed'].cause },
    { text: expect.stringContaining('A coin is stuck in channel 2'), cause: '' },
    { text: expect.stringContaining('The broker mqtt://bar does not answer: the table plays on'), cause: '' },
  ]);
});
