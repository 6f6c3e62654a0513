/** Whether a board can drive the dice of the cabinet file. */

import { LEDS } from '../../hardware/cabinet.ts';
import { DICE, type DiceKind, NODE_PIXEL_MAX_PIXELS } from '../../hardware/dice.ts';
import type { Code } from '../language/sentence.ts';
import type { Config } from './schema.ts';

/** What limits the dice of each kind of board: its firmware. */
const FIRMWARE: Readonly<Record<Config['board']['kind'], 'serial' | 'firmata'>> = {
  emulated: 'serial',
  serial: 'serial',
  firmata: 'firmata',
  'emulated-firmata': 'firmata',
};

/** The numbers and the way out; undefined when all is well. */
export function geometryProblem(kind: Config['board']['kind'], dice: DiceKind): Code | undefined {
  return firmwareProblem(FIRMWARE[kind], dice);
}

/** Whether lit hold buttons have anything to copy. */
export function lampProblem(dice: DiceKind, buttonLamps: boolean): Code | undefined {
  return buttonLamps && dice === 'pips' ? { say: 'config.lamps' } : undefined;
}

/** As `geometryProblem`, by firmware. */
export function firmwareProblem(firmware: 'serial' | 'firmata', dice: DiceKind): Code | undefined {
  const perDie = DICE[dice].places.length;
  const all = LEDS.slots * perDie;
  const { slots } = LEDS;
  const sum: Code = { say: 'config.diceSum', slots, each: perDie, all };
  switch (firmware) {
    case 'serial':
      return LEDS.pixelsPerSlot === perDie
        ? undefined
        : { say: 'config.serialDice', sum, slots, perSlot: LEDS.pixelsPerSlot };
    case 'firmata':
      return all <= NODE_PIXEL_MAX_PIXELS
        ? undefined
        : { say: 'config.firmataDice', sum, most: NODE_PIXEL_MAX_PIXELS };
    default:
      return firmware satisfies never;
  }
}
