/** The wiring's pins by the numbers that Firmata gives them: D0 is 0, A0 is 14 (Uno and Nano). */
import { INPUTS, type Input } from '../../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../../hardware/chips/atmega328p.ts';

const FIRST_ANALOGUE = 14;

export function pinNumber(name: (typeof ATMEGA328P.pins)[number]['name']): number {
  const { arduino } = ATMEGA328P.pins.find((pin) => pin.name === name)!;
  return Number(arduino.slice(1)) + (arduino.startsWith('A') ? FIRST_ANALOGUE : 0);
}

export const INPUT_PINS: ReadonlyMap<number, Input> = new Map(
  INPUTS.map((input) => [pinNumber(input), input]),
);

/** One pin of each port that has inputs: a port reports all its pins at once. */
export const INPUT_PORTS: readonly number[] = [
  ...new Map([...INPUT_PINS.keys()].map((pin) => [pin >> 3, pin])).values(),
];

export const LANE_PINS: readonly number[] = ATMEGA328P.pins
  .filter(({ use }) => use === 'lane')
  .map(({ name }) => pinNumber(name));
