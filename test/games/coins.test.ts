/** Coins by pins: from the contact through the real firmware to the books, the display, and the game that they pay for. */
import { expect, onTestFinished, test } from 'vitest';
import { houseName } from '../../src/game/index.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { type Rig, type RigOptions, startRig } from '../../src/testing.ts';
import { BAR } from '../books/bar.ts';

/** An hour of the chip's time is a minute of ours. */
const HASTY = { ...TABLE_DEFAULTS.idle, attractMs: 2000, abandonMs: 3000 };

async function barRig(options: RigOptions = {}): Promise<Rig & { readonly booked: () => readonly string[] }> {
  const journal = (options.journal ?? memoryJournal()) as ReturnType<typeof memoryJournal>;
  const rig = await startRig({ credits: BAR, uno: { coinDoor: true }, ...options, journal });
  onTestFinished(() => rig.close());
  const booked = () => journal.booked.map(({ event }) => event.type);
  return Object.assign(rig, { booked });
}

async function drop(rig: Rig, ...channels: readonly (1 | 2)[]): Promise<void> {
  for (const channel of channels) {
    rig.uno.coinDoor.insert(channel, 30);
    await rig.advance(100);
  }
}

/** What the display shows one after the other. */
async function pages(rig: Rig, forMs = 8000): Promise<readonly string[]> {
  const shown = new Set<string>();
  for (let ms = 0; ms < forMs; ms += 200) {
    await rig.advance(200);
    shown.add(rig.display());
  }
  return [...shown];
}

test('without a coin nothing starts, half a credit is shown, and a whole one is a game', async () => {
  const rig = await barRig({ players: ['Eric'], dice: ['55534'] });
  expect(await pages(rig)).toContain('CREDIT 0');
  await rig.pull('lever');
  expect(await pages(rig)).toContain('COSTS 1');
  await rig.pull('lever');
  expect(rig.display()).toBe('NOCREDIT');
  expect(rig.game()).toBeUndefined();
  await drop(rig, 1);
  expect(rig.display()).toBe('1/2');
  await rig.pull('lever');
  expect(rig.game()).toBeUndefined();
  await drop(rig, 1);
  expect(rig.display()).toBe('CREDIT 1');
  await rig.pull('lever');
  expect(rig.game()?.status).toBe('playing');
  await rig.pull('lever');
  await rig.advance(1000);
  expect(rig.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
  expect(rig.booked()).toEqual(['powered up', 'prices set', 'coin', 'coin', 'credit spent']);
});

test('three for 2.00, whichever coins they are, and what is left stays for the next game', async () => {
  const rig = await barRig({ players: ['Eric'] });
  await drop(rig, 1, 2, 1, 1);
  expect(rig.display()).toBe('CR 3 1/2');
  await rig.pull('lever');
  await rig.pull('lever');
  const { purse, total } = await rig.journal.books();
  expect(purse).toEqual({
    ...{ credits: 2, money: 50, granted: 0, tiers: BAR.tiers },
    started: { money: 200, granted: 3, credits: 1 },
  });
  expect(total).toMatchObject({ coins: [3, 1], money: 250, paidGames: 1 });
});

test('a game that nobody has rolled in gives its credit back', async () => {
  const rig = await barRig({ players: ['Eric'], idle: HASTY });
  await drop(rig, 2);
  await rig.pull('lever');
  await rig.pull('lever');
  expect((await rig.journal.books()).purse.credits).toBe(0);
  await rig.advance(4000);
  expect((await rig.journal.books()).purse.credits).toBe(1);
  expect(rig.booked()).toEqual(['powered up', 'prices set', 'coin', 'credit spent', 'credit returned']);
});

test('per player, a house player pays nothing', async () => {
  const credits = { ...BAR, mode: 'per-player' } as const;
  const rig = await barRig({ credits, players: ['Eric', 'Julie', houseName('master')] });
  await drop(rig, 2);
  await rig.pull('lever');
  await rig.pull('lever');
  expect(rig.display()).toBe('NOCREDIT');
  await drop(rig, 2);
  await rig.pull('lever');
  expect(rig.game()?.players).toHaveLength(3);
  expect((await rig.journal.books()).purse.credits).toBe(1);
});

test('the acceptor is told to take no more, a coin that comes all the same counts, and a game opens it again', async () => {
  const rig = await barRig({ credits: { ...BAR, max: 3 }, players: ['Eric'] });
  const { coinDoor } = rig.uno;
  const outputs = () => [coinDoor.isOn('inhibit'), coinDoor.isOn('startLamp')];
  expect(outputs()).toEqual([false, false]);
  await drop(rig, 2, 2);
  expect(outputs()).toEqual([true, true]);
  await drop(rig, 1);
  expect((await rig.journal.books()).purse).toEqual({ credits: 3, money: 250, granted: 3, tiers: BAR.tiers });
  await rig.pull('lever');
  await rig.pull('lever');
  await rig.advance(100);
  expect(outputs()).toEqual([false, false]);
});

test('service button, door and slam during a game: credit, alarm, audit, and the game goes on', async () => {
  const rig = await barRig({ players: ['Eric'], dice: ['55534', '1'] });
  rig.uno.coinDoor.close('service', 100);
  await rig.advance(200);
  await rig.pull('lever');
  await rig.pull('lever');
  await rig.pull('lever');
  await rig.advance(1200);
  for (const [input, word] of [
    ['door', 'DOOR'],
    ['slam', 'SLAM'],
  ] as const) {
    rig.uno.coinDoor.close(input, 100);
    await rig.advance(150);
    expect(rig.display()).toBe(word);
    await rig.advance(4000);
    expect(rig.display()).toBe('ROLL 1/3');
  }
  expect((await rig.journal.books()).total).toMatchObject({
    serviceCredits: 1,
    doors: 1,
    slams: 1,
    paidGames: 1,
  });
});

test('a coin that stays is told once, its channel counts nothing until it was free for a second, and the other one counts on', async () => {
  const rig = await barRig();
  const { coinDoor } = rig.uno;
  const coins = async () => (await rig.journal.books()).total.coins;
  coinDoor.close('coin1');
  await rig.advance(700);
  expect(rig.display()).toBe('COIN JAM');
  await rig.advance(5000);
  await drop(rig, 2);
  expect([await pages(rig), await coins()]).toEqual([expect.not.arrayContaining(['COIN JAM']), [0, 1]]);
  coinDoor.open('coin1');
  await rig.advance(300);
  await drop(rig, 1);
  expect(await coins()).toEqual([0, 1]);
  await rig.advance(1200);
  await drop(rig, 1);
  expect(await coins()).toEqual([1, 1]);
  coinDoor.close('coin1');
  await rig.advance(700);
  expect(rig.display()).toBe('COIN JAM');
  expect(rig.booked()).toEqual(['powered up', 'prices set', 'coin', 'coin']);
});

test('where play is free nothing of this is seen, and a coin is in the books all the same', async () => {
  const rig = await barRig({ credits: { ...BAR, mode: 'free' }, players: ['Eric'] });
  await drop(rig, 2);
  expect((await pages(rig)).filter((page) => /CREDIT|COSTS|\d\/\d/.test(page))).toEqual([]);
  await rig.pull('lever');
  await rig.pull('lever');
  expect(rig.game()?.status).toBe('playing');
  expect((await rig.journal.books()).total).toMatchObject({ coins: [0, 1], money: 100, paidGames: 0 });
});

test('coins count once over lost frames, a chip that is reset, and a cable that is pulled and plugged in', async () => {
  const rig = await barRig();
  await drop(rig, 1);
  rig.uno.pullCable('data');
  await drop(rig, 1, 1);
  await rig.advance(3000);
  rig.uno.plugCable();
  await rig.advance(3000);
  rig.uno.reset('button');
  await rig.advance(300);
  await drop(rig, 2);
  rig.uno.hang();
  await rig.advance(3000);
  await drop(rig, 2);
  expect((await rig.journal.books()).total.coins).toEqual([3, 2]);
  // All else is gone with its power, but nothing that was told.
  rig.uno.pullCable('all');
  await rig.advance(3000);
  rig.uno.plugCable();
  await rig.advance(4000);
  await drop(rig, 1);
  expect((await rig.journal.books()).total.coins).toEqual([4, 2]);
});
