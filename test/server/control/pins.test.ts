import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { type CabinetHand, Pins } from '../../../src/server/control/pins.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';

function start() {
  const deeds: string[] = [];
  const clock = new LockstepClock();
  const target = {
    press: (input: string) => deeds.push(`press ${input}`),
    release: (input: string) => deeds.push(`release ${input}`),
  };
  const pins = new Pins(target, clock, LIMITS.pressMs);
  const hand = (isGuest = false): CabinetHand => ({ held: new Set(), isGuest });
  return { deeds, clock, pins, hand };
}

test('a pin is down as long as the finger', async () => {
  const { deeds, clock, pins, hand } = start();
  const finger = hand();
  pins.press(finger, 'lever');
  await clock.advance(300);
  expect(deeds).toEqual(['press lever']);
  pins.release(finger, 'lever');
  expect(deeds).toEqual(['press lever', 'release lever']);
});

test('a click that is shorter than the debounce holds the pin long enough all the same', async () => {
  const { deeds, clock, pins, hand } = start();
  const finger = hand();
  pins.press(finger, 'hold1');
  pins.release(finger, 'hold1');
  await clock.advance(LIMITS.pressMs - 1);
  expect(deeds).toEqual(['press hold1']);
  await clock.advance(1);
  expect(deeds).toEqual(['press hold1', 'release hold1']);
});

test('a second press during that wait keeps the pin down', async () => {
  const { deeds, clock, pins, hand } = start();
  const finger = hand();
  pins.press(finger, 'hold1');
  pins.release(finger, 'hold1');
  pins.press(finger, 'hold1');
  await clock.advance(500);
  expect(deeds).toEqual(['press hold1']);
});

test('two cabinets on one button: the pin comes up with the last of them', async () => {
  const { deeds, clock, pins, hand } = start();
  const [left, right] = [hand(), hand()];
  pins.press(left, 'select');
  pins.press(right, 'select');
  await clock.advance(100);
  pins.release(left, 'select');
  expect(deeds).toEqual(['press select']);
  pins.release(right, 'select');
  expect(deeds).toEqual(['press select', 'release select']);
});

test('a cabinet that goes away lets go of everything, and of nothing that others hold', async () => {
  const { deeds, clock, pins, hand } = start();
  const [left, right] = [hand(), hand()];
  pins.press(left, 'hold1');
  pins.press(left, 'hold2');
  pins.press(right, 'hold2');
  await clock.advance(100);
  pins.letGo(left);
  expect(deeds).toEqual(['press hold1', 'press hold2', 'release hold1']);
});

test('a release without a press, or a second one, is nothing', async () => {
  const { deeds, clock, pins, hand } = start();
  const finger = hand();
  pins.release(finger, 'lever');
  pins.press(finger, 'lever');
  await clock.advance(100);
  pins.release(finger, 'lever');
  pins.release(finger, 'lever');
  expect(deeds).toEqual(['press lever', 'release lever']);
});

test('at the end every pin comes up at once, also one that was only touched', async () => {
  const { deeds, clock, pins, hand } = start();
  const finger = hand();
  pins.press(finger, 'lever');
  pins.press(finger, 'next');
  pins.release(finger, 'next');
  pins.close();
  await clock.advance(1000);
  expect(deeds).toEqual(['press lever', 'press next', 'release lever', 'release next']);
});

test('a button is a guest’s while one holds it, whoever else does, and a moment after', async () => {
  const { clock, pins, hand } = start();
  const [host, guest] = [hand(), hand(true)];
  pins.press(host, 'select');
  expect(pins.isGuests('select')).toBe(false);
  pins.press(guest, 'select');
  expect(pins.isGuests('select')).toBe(true);
  pins.letGo(guest);
  await clock.advance(1900);
  expect(pins.isGuests('select')).toBe(true);
  await clock.advance(200);
  expect([pins.isGuests('select'), pins.isGuests('lever')]).toEqual([false, false]);
});
