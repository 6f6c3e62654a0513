/** Whether a board can drive the dice of the cabinet file. */

import { LEDS } from '../../hardware/cabinet.ts';
import { DICE, type DiceKind, NODE_PIXEL_MAX_PIXELS } from '../../hardware/dice.ts';
import type { Config } from './schema.ts';

/** What limits the dice of each kind of board: its firmware. */
const FIRMWARE: Readonly<Record<Config['board']['kind'], 'serial' | 'firmata'>> = {
  emulated: 'serial',
  serial: 'serial',
  firmata: 'firmata',
  'emulated-firmata': 'firmata',
};

/** The numbers and the way out; undefined when all is well. */
export function geometryProblem(kind: Config['board']['kind'], dice: DiceKind): string | undefined {
  return firmwareProblem(FIRMWARE[kind], dice);
}

/** Whether lit hold buttons have anything to copy. */
export function lampProblem(dice: DiceKind, buttonLamps: boolean): string | undefined {
  return buttonLamps && dice === 'pips'
    ? 'pip dice have no hold frame that a lamp could copy: leave it false'
    : undefined;
}

/** As `geometryProblem`, by firmware. */
export function firmwareProblem(firmware: 'serial' | 'firmata', dice: DiceKind): string | undefined {
  const perDie = DICE[dice].places.length;
  const all = LEDS.slots * perDie;
  const sum = `${LEDS.slots} dice × ${perDie} pixels = ${all}`;
  switch (firmware) {
    case 'serial':
      return LEDS.pixelsPerSlot === perDie
        ? undefined
        : `${sum}; the serial firmware is built for ${LEDS.slots} × ${LEDS.pixelsPerSlot}: use 8x8 dice, or a Firmata board`;
    case 'firmata':
      return all <= NODE_PIXEL_MAX_PIXELS
        ? undefined
        : `${sum}; node-pixel on Firmata drives ${NODE_PIXEL_MAX_PIXELS}: use 5x5 or pips dice, or flash the serial firmware`;
    default:
      return firmware satisfies never;
  }
}
