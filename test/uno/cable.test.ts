import { expect, test } from 'vitest';
import { Uno } from '../../src/uno/uno.ts';
import { ECHO_PROGRAM } from '../rig/avr-program.ts';

function rig(): { uno: Uno; heard: number[]; cable: boolean[] } {
  const uno = new Uno(ECHO_PROGRAM);
  const heard: number[] = [];
  const cable: boolean[] = [];
  uno.onBytes = (bytes) => heard.push(...bytes);
  uno.onCable = (connected) => cable.push(connected);
  uno.run(1);
  return { uno, heard, cable };
}

test('with the data wires cut nothing passes either way, and the chip runs on', () => {
  const { uno, heard, cable } = rig();
  uno.write(Uint8Array.of(1, 2));
  uno.pullCable('data');
  uno.write(Uint8Array.of(3));
  uno.run(5);
  expect(heard).toEqual([]);
  uno.plugCable();
  uno.write(Uint8Array.of(4));
  uno.run(5);
  expect(heard).toEqual([4]);
  expect(cable).toEqual([false, true]);
  expect(uno.figures().resets.power).toBe(1);
});

test('with the whole cable pulled the chip loses its power, and starts anew when it comes back', () => {
  const { uno, heard, cable } = rig();
  uno.pullCable('all');
  expect(uno.peek(0)).toBeUndefined();
  uno.run(100);
  uno.plugCable();
  uno.run(1);
  uno.write(Uint8Array.of(5));
  uno.run(5);
  expect(heard).toEqual([5]);
  expect(cable).toEqual([false, true]);
  expect(uno.figures().resets.power).toBe(2);
});

test('the LEDs have their own supply and keep their picture when the chip loses its', () => {
  const { uno } = rig();
  uno.leds.levels(1, uno.cycle);
  uno.leds.levels(0, uno.cycle + 12);
  for (let bit = 1; bit < 24; bit += 1) {
    uno.leds.levels(1, uno.cycle + bit * 20);
    uno.leds.levels(0, uno.cycle + bit * 20 + 12);
  }
  uno.run(1);
  uno.pullCable('all');
  expect(uno.leds.pixels(0)[0]).toEqual([255, 255, 255]);
  uno.setRail(0);
  expect(uno.leds.pixels(0)[0]).toEqual([0, 0, 0]);
});
