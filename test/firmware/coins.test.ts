/** The coin door by its pins: what counts, what does not, and what the counters outlive. */
import { expect, test } from 'vitest';
import { COIN_INPUTS, type CoinChannel } from '../../hardware/coin-door.ts';
import { chanceOf } from '../config/chance.ts';
import { BoardRig } from './board-rig.ts';

const LIFE = 0x1234_5678;

function doorRig(options: ConstructorParameters<typeof BoardRig>[0] = {}): BoardRig {
  const board = new BoardRig({ coinDoor: true, ...options });
  board.greet();
  board.idle(100);
  return board;
}

function counts(board: BoardRig): readonly number[] {
  const bytes = board.last('coins').counts;
  return COIN_INPUTS.map((_, input) => bytes[2 * input]! | (bytes[2 * input + 1]! << 8));
}

function states(board: BoardRig): readonly string[] {
  const { state } = board.last('coins');
  return [...COIN_INPUTS, 'present', 'jam1', 'jam2'].filter((_, bit) => (state >> bit) % 2 === 1);
}

function drop(board: BoardRig, channel: CoinChannel, pulseMs: number, pauseMs = 40): void {
  board.uno.coinDoor.insert(channel, pulseMs);
  board.idle(pulseMs + pauseMs);
}

test('a board without a coin door says nothing of one', () => {
  const board = new BoardRig();
  board.greet();
  board.idle(3000);
  expect(board.all('coins')).toEqual([]);
  expect(board.uno.coinDoor.expander.bytesReceived).toBe(0);
});

test.each([15, 16, 20, 50, 100, 249, 250])('a pulse of %d ms is a coin, whenever it comes', (pulseMs) => {
  const board = doorRig();
  for (let nth = 0; nth < 8; nth += 1) {
    board.uno.run(0.37 * nth);
    drop(board, nth % 2 === 0 ? 1 : 2, pulseMs);
  }
  expect(counts(board)).toEqual([4, 4, 0, 0, 0]);
});

test('no pulse below 4 ms is a coin, and none above 265 ms', () => {
  const board = doorRig();
  for (const pulseMs of [0.05, 0.5, 1, 2, 3, 3.9, 265, 300, 400, 490, 510, 900]) {
    drop(board, 1, pulseMs, 1100);
  }
  expect(counts(board)).toEqual([0, 0, 0, 0, 0]);
});

test('coins 15 ms apart are two', () => {
  const board = doorRig();
  for (let nth = 0; nth < 10; nth += 1) drop(board, 1, 15, 13); // `idle` adds 2 ms.
  board.idle(50);
  expect(counts(board)[0]).toBe(10);
});

test('every coin counts while the dice tumble', () => {
  const board = doorRig();
  for (let nth = 0; nth < 40; nth += 1) {
    board.uno.coinDoor.insert(1, 15);
    for (let frame = 0; frame < 2; frame += 1) {
      board.picture(nth % 2);
      board.uno.run(16);
    }
    board.gotInput();
  }
  board.idle(50);
  expect(counts(board)[0]).toBe(40);
});

test('a coin that stays is a jam, counts nothing, and is cleared when the channel was free for a second', () => {
  const board = doorRig();
  board.uno.coinDoor.close('coin1');
  board.idle(480);
  expect(states(board)).toEqual(['coin1', 'present']);
  board.idle(60);
  expect(states(board)).toEqual(['coin1', 'present', 'jam1']);
  board.uno.coinDoor.open('coin1');
  board.idle(900);
  drop(board, 1, 30); // Too early, and begins the second anew.
  board.idle(850);
  drop(board, 2, 30);
  expect([states(board), counts(board).slice(0, 2)]).toEqual([
    ['present', 'jam1'],
    [0, 1],
  ]);
  board.idle(200);
  expect(states(board)).toEqual(['present']);
  drop(board, 1, 30);
  expect(counts(board).slice(0, 2)).toEqual([1, 1]);
});

test('service button, door and slam switch count when they close, once, however they bounce', () => {
  const board = doorRig();
  for (const input of ['service', 'door', 'slam'] as const) {
    for (let bounce = 0; bounce < 3; bounce += 1) {
      board.uno.coinDoor.close(input, 2);
      board.uno.run(3);
    }
    board.uno.coinDoor.close(input);
    board.idle(100);
    for (let bounce = 0; bounce < 3; bounce += 1) {
      board.uno.coinDoor.open(input);
      board.uno.run(2);
      board.uno.coinDoor.close(input, 3);
      board.uno.run(4);
    }
    board.idle(100);
  }
  expect(counts(board)).toEqual([0, 0, 1, 1, 1]);
});

test('a door that stands open when the board starts was not opened now', () => {
  const board = new BoardRig({ coinDoor: true, boot: false });
  board.uno.coinDoor.close('door');
  board.uno.run(10);
  board.greet();
  board.idle(200);
  expect([states(board), counts(board)[3]]).toEqual([['door', 'present'], 0]);
});

test('interference of any kind on all contacts is no coin', () => {
  const board = doorRig();
  const draw = chanceOf(7);
  for (let nth = 0; nth < 400; nth += 1) {
    for (const input of COIN_INPUTS) if (draw() < 0.5) board.uno.coinDoor.close(input, draw() * 2);
    board.uno.run(5 + draw() * 10);
    if (nth % 10 === 0) board.gotInput();
  }
  board.idle(50);
  expect(counts(board)).toEqual([0, 0, 0, 0, 0]);
});

test('a report is sent again until the host has it, and a coin is told within 20 ms of its end', () => {
  const board = doorRig();
  const before = board.uno.nowMs;
  board.forget();
  board.uno.coinDoor.insert(1, 30);
  board.uno.run(130);
  const sent = board.all('coins').filter(({ counts: [first] }) => first === 1);
  expect(sent[0]!.atMs - before).toBeLessThan(50);
  expect(sent.length).toBeGreaterThan(2);
  board.gotCoins();
  board.uno.run(5);
  board.forget();
  board.uno.run(100);
  expect(board.all('coins')).toEqual([]);
});

test('counters and life outlive the watchdog, the button and a host that has gone, but not the power', () => {
  const board = doorRig();
  drop(board, 1, 30);
  expect(board.last('coins').life).toBe(0);
  board.send('till', { life: LIFE, outputs: 0 });
  board.idle(20);
  expect(board.last('coins').life).toBe(LIFE);
  board.send('till', { life: LIFE + 1, outputs: 0 });
  board.idle(20);
  expect(board.last('coins').life).toBe(LIFE);
  for (const reset of [() => board.uno.reset('button'), () => board.uno.hang()]) {
    reset();
    board.uno.run(1500);
    // While nobody listens.
    board.uno.coinDoor.insert(2, 30);
    board.uno.run(3000);
    board.greet(0x4321);
    board.idle(20);
    expect(board.last('coins').life).toBe(LIFE);
  }
  expect(counts(board)).toEqual([1, 2, 0, 0, 0]);
  board.uno.switchPower(false);
  board.uno.run(100);
  board.uno.switchPower(true);
  board.uno.run(1000);
  board.greet(0x5432);
  board.idle(700);
  expect(board.last('coins').life).toBe(0);
  expect(counts(board)).toEqual([0, 0, 0, 0, 0]);
});

test('an expander that is plugged in later is found, and one that loses its registers is set up again', () => {
  const board = new BoardRig();
  board.greet();
  board.idle(1000);
  board.uno.coinDoor.present = true;
  board.idle(700);
  drop(board, 1, 30);
  board.uno.coinDoor.upset();
  board.idle(700);
  drop(board, 1, 30);
  board.uno.coinDoor.present = false;
  board.idle(100);
  expect([states(board), counts(board)[0]]).toEqual([[], 2]);
  board.uno.coinDoor.present = true;
  board.idle(700);
  drop(board, 1, 30);
  expect(counts(board)[0]).toBe(3);
});

test('lamp and inhibit are as the host wants them, also after the expander was away, and the meter steps once a coin', () => {
  const board = doorRig();
  const { coinDoor } = board.uno;
  board.send('till', { life: LIFE, outputs: 0b11 });
  board.idle(20);
  expect([coinDoor.isOn('inhibit'), coinDoor.isOn('startLamp'), coinDoor.isOn('meter')]).toEqual([
    true,
    true,
    false,
  ]);
  coinDoor.upset();
  board.idle(700);
  expect([coinDoor.isOn('inhibit'), coinDoor.isOn('startLamp')]).toEqual([true, true]);
  board.send('till', { life: LIFE, outputs: 0 });
  let steps = 0;
  let before = coinDoor.isOn('meter');
  for (let ms = 0; ms < 600; ms += 2) {
    if (ms < 120 && ms % 40 === 0) coinDoor.insert(1, 20);
    board.uno.run(2);
    const on = coinDoor.isOn('meter');
    if (before && !on) steps += 1;
    before = on;
    if (ms % 100 === 0) board.gotInput();
  }
  expect(steps).toBe(3);
  expect(coinDoor.isOn('inhibit')).toBe(false);
});

test('a bus that hangs stops no press and no coin for longer than it hangs', () => {
  const board = doorRig();
  board.uno.jamBus(true);
  board.idle(500);
  board.uno.press('hold1');
  board.uno.run(5);
  expect(board.presses()[0]).toBe(1);
  board.uno.jamBus(false);
  board.idle(1500);
  drop(board, 1, 30);
  expect(counts(board)[0]).toBe(1);
});
