/** Dice that somebody wrote down beforehand: for rehearsals and tests. */
import type { DrawnFace, RollInputs } from './fair-draw.ts';

/**
 * A draw that gives roll n of the game the digits of `rolls[n - 1]`: only the dice that are rolled, in slot order.
 *
 * Throws at once when a roll contains anything but the digits 1 to 6, and when a roll is asked for that is not in the
 * list or has another number of dice; the message names the roll, counted from 1.
 */
export function forcedDraw(rolls: readonly string[]): (request: RollInputs) => readonly DrawnFace[] {
  const faces = rolls.map((digits, index) => {
    if (!/^[1-6]+$/.test(digits)) {
      throw new Error(`Forced roll ${index + 1} is "${digits}"; it must consist of the digits 1 to 6.`);
    }
    return [...digits].map((digit) => Number(digit) as DrawnFace);
  });
  return ({ n, count }) => {
    const roll = faces[n - 1];
    if (roll === undefined) {
      throw new Error(`Roll ${n} was asked for, but only ${faces.length} forced rolls are given.`);
    }
    if (roll.length !== count) {
      throw new Error(`Forced roll ${n} is "${rolls[n - 1]}", but ${count} dice are rolled.`);
    }
    return roll;
  };
}
