import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/game/index.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/language/languages.ts';
import { TestTable } from './test-table.ts';

/** Back from the first game past LEARN, the other languages and two coaches. */
const TO_ZILCH = Array<'previous'>(LANGUAGES.length + 3).fill('previous');

test('previous and next walk through all games of the menu, then coaches and languages not chosen, LEARN, and round', async () => {
  const table = await TestTable.start();
  await table.press('lever');
  const offered = [
    ...RULE_SETS.filter(({ inMenu }) => inMenu).map(({ menu }) => menu),
    ...['COACH', 'HINTS'],
    ...LANGUAGES.filter((language) => language !== 'en').map((language) => LANGUAGE_NAMES[language].display),
    'LEARN',
  ];
  const seen = [table.display];
  for (const _ of offered) {
    await table.press('next');
    seen.push(table.display);
  }
  expect(seen).toEqual([...offered, 'YAHTZEE']);
  await table.press('previous');
  expect(table.display).toBe('LEARN');
  await table.press(...TO_ZILCH.slice(1));
  expect(table.display).toBe('ZILCH');
});

test('select takes the game and asks for the players, then for their names, and the last name starts', async () => {
  const table = await TestTable.start({ options: { players: ['Eric', 'Julie'] } });
  await table.press('select', 'select');
  expect(table.display).toBe('2 PLAYER');
  expect(table.message).toBe('Eric and Julie play Yahtzee. Pull the lever to start.');
  await table.press('previous', 'previous');
  expect(table.display).toBe('12 PLYRS');
  await table.press('next', 'hold3', 'select');
  expect(await table.pages()).toEqual(['ERIC', 'NAME ?']);
  await table.press('select', 'select');
  expect(await table.pages()).toEqual(['PLAYER 3', 'NAME ?']);
  await table.press('select');
  await table.advance(400);
  expect(table.game?.players).toEqual(['Eric', 'Julie', 'PLAYER 3']);
});

test('a name that nobody works on is taken after 20 seconds, and the last one starts the game', async () => {
  const table = await TestTable.start();
  await table.press('select', 'hold2', 'select', 'select', 'next', 'select');
  expect(table.view.setup).toMatchObject({ player: 1, text: 'A' });
  await table.advance(21_000);
  expect(table.game?.players).toEqual(['PLAYER 1', 'A']);
});

test('the lever accepts all that is left as it is offered', async () => {
  const table = await TestTable.start();
  await table.press('select', 'hold3', 'select', 'next', 'select', 'previous', 'select', 'lever');
  await table.advance(400);
  expect(table.game?.players).toEqual(['A', 'PLAYER 2', 'PLAYER 3']);
});

test('the key s leads to the setup of every game and there starts what is offered, at every question', async () => {
  const questions = [[], ['select'], ['select', 'select', 'next', 'select']] as const;
  for (const [index, { id }] of RULE_SETS.filter(({ inMenu }) => inMenu).entries()) {
    const table = await TestTable.start({ options: { rules: id } });
    expect(table.loop.key('s')).toEqual({ type: 'shown' });
    expect(table.view.setup?.rules).toBe(id);
    const presses = questions[index % questions.length] ?? [];
    await table.press(...presses);
    expect(table.loop.key('h')).toEqual({ type: 'ignored', reason: 'unused' });
    expect(table.loop.key('s')).toMatchObject({ type: 'events', events: [{ type: 'game started' }] });
    await table.advance(400);
    expect(table.game).toMatchObject({ rules: id, players: [presses.length > 1 ? 'A' : 'PLAYER 1'] });
  }
});

test('where a game waits the key s sets up a new one', async () => {
  const table = await TestTable.start();
  await table.begin(1);
  table.loop.key('q');
  expect(table.display).toBe('CONTINU?');
  expect(table.loop.key('s')).toEqual({ type: 'shown' });
  expect(table.view.setup?.question).toBe('game');
});

test('a game for fewer players takes as many as it can, and refuses a hold beyond', async () => {
  const table = await TestTable.start();
  await table.press('lever', 'hold6');
  expect(table.display).toBe('6 PLAYER');
  const six = await TestTable.start({ options: { players: ['A', 'B', 'C', 'D', 'E', 'F'] } });
  await six.press('lever', ...TO_ZILCH, 'select');
  expect(six.display).toBe('4 PLAYER');
  const other = await TestTable.start();
  await other.press('lever');
  await other.press('next', 'next', 'hold5');
  expect(other.display).toBe('PLAYERS?');
  expect(other.message).toBe('Classic Yahtzee is for 1 to 4 players, not 5.');
});

test('the last choice is offered first', async () => {
  const table = await TestTable.start();
  await table.begin(3, 'YATZY');
  expect(table.game).toMatchObject({ rules: 'yatzy', players: ['PLAYER 1', 'PLAYER 2', 'PLAYER 3'] });
  await table.menu('QUIT');
  await table.press('select');
  expect(table.display).toBe('YATZY');
  await table.press('select');
  expect(table.display).toBe('3 PLAYER');
});

test('who played last is offered before the names of the cabinet file', async () => {
  const options: { players: readonly string[] } = { players: ['Eric', 'Julie'] };
  const table = await TestTable.start({ options });
  await table.press('lever');
  expect(table.view.setup?.names).toEqual(['Eric', 'Julie']);
  table.loop.name(0, 'Zoë');
  table.loop.name(1, 'Eric');
  await table.press('lever');
  await table.advance(400);
  await table.menu('QUIT');
  await table.press('select');
  expect(table.view.setup?.names).toEqual(['Zoë', 'Eric']);
  await table.press('hold4');
  expect(table.view.setup?.names).toEqual(['Zoë', 'Eric', 'Julie', 'PLAYER 4']);
  const again = await table.restart({ options });
  await again.menu('QUIT');
  await again.press('select');
  expect(again.view.setup?.names).toEqual(['Eric', 'Julie']);
});

test('somebody outside names the players, and an empty name is the offered one again', async () => {
  const table = await TestTable.start();
  expect(table.loop.name(0, 'Zoë')).toEqual({ type: 'ignored', reason: 'unused' });
  await table.press('lever', 'hold2');
  table.loop.name(0, 'Zoë');
  table.loop.name(1, 'Zoë');
  expect(table.view.setup?.names).toEqual(['Zoë', 'Zoë 2']);
  table.loop.name(1, ' ');
  await table.press('lever');
  expect(table.game?.players).toEqual(['Zoë', 'PLAYER 2']);
});

test('walking past a game for fewer players forgets nobody', async () => {
  const table = await TestTable.start({ options: { players: ['A', 'B', 'C', 'D', 'E', 'F'] } });
  await table.press('lever', 'next', 'next');
  expect(table.display).toBe('CLASSIC');
  expect(table.view.setup?.names).toEqual(['A', 'B', 'C', 'D']);
  await table.press('previous', 'select');
  expect(table.display).toBe('6 PLAYER');
  await table.press('lever');
  await table.advance(400);
  expect(table.game?.players).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test('one player more or less counts from what the chosen game takes', async () => {
  const table = await TestTable.start({ options: { players: ['A', 'B', 'C', 'D', 'E', 'F'] } });
  await table.press('lever', ...TO_ZILCH, 'select', 'previous');
  expect(table.display).toBe('3 PLAYER');
});

test('the end without any letter offers the name again instead of a blank page, and takes it', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select', 'next', 'previous');
  expect(table.scene.pages).toEqual(['PLAYER 1', 'END ?']);
  expect(table.message).toBe('Player 1 is PLAYER 1: select takes the name.');
  await table.press('select');
  await table.advance(400);
  expect(table.game?.players).toEqual(['PLAYER 1']);
});

test('a blank that is offered can be seen', async () => {
  const table = await TestTable.start();
  await table.press('select', 'select', 'select', 'next', 'previous', 'previous');
  expect(table.scene.pages).toEqual(['-', '?']);
  expect(table.message).toBe('Player 1: a blank. Select takes it, hold 1 deletes.');
  // Past the end the house would follow; a name with letters may be kept.
  await table.press('hold1', 'next', 'select', 'previous', 'previous', 'previous');
  expect(table.scene.pages).toEqual(['A-', 'A?']);
  expect(table.message).toBe('Player 1: A and a blank. Select takes it, hold 1 deletes.');
});

test('a half-typed name counts when time is up or the lever starts; a letter that was only offered does not', async () => {
  for (const [presses, name] of [
    [['next', 'select', 'next'], 'A'],
    [['next'], 'PLAYER 1'],
    [['next', 'previous', 'previous', 'select'], 'PLAYER 1'],
  ] as const) {
    const waiting = await TestTable.start();
    await waiting.press('select', 'select', 'select', ...presses);
    await waiting.advance(21_000);
    expect(waiting.game?.players).toEqual([name]);
    const pulled = await TestTable.start();
    await pulled.press('select', 'select', 'select', ...presses, 'lever');
    await pulled.advance(400);
    expect(pulled.game?.players).toEqual([name]);
  }
});

test('a name of eight letters takes no more, whatever is walked', async () => {
  const table = await TestTable.start();
  await table.press(
    'select',
    'select',
    'select',
    'next',
    ...Array<'select'>(8).fill('select'),
    'next',
    'previous',
  );
  expect(table.scene.pages).toEqual(['AAAAAAAA', 'END ?']);
});
