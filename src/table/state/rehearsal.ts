/** Rehearsals: games whose dice are typed instead of drawn. */
import { type Refusal, tableRefusal } from './refusal.ts';
import type { Situation } from './situation.ts';

/** Why no dice can be typed now; undefined: they can. */
export function refusesDice({ ui, game }: Situation): Refusal | undefined {
  const types = game?.status === 'playing' && game.rehearsal && game.lesson !== true;
  const rehearses = ui.place === 'setup' ? ui.setup.rehearsal : types;
  return rehearses ? undefined : tableRefusal('no-rehearsal');
}

export interface TypedRoll {
  /** The digits of the dice rolled, in slot order. */
  readonly digits: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** One roll a line; blank lines are skipped, but counted. */
export function typedRolls(text: string): readonly TypedRoll[] | Refusal {
  const rolls = text
    .split(/\r?\n/)
    .map((digits, index) => ({ digits: digits.trim(), line: index + 1 }))
    .filter(({ digits }) => digits !== '');
  const wrong = rolls.find(({ digits }) => !/^[1-6]{1,6}$/.test(digits));
  if (wrong !== undefined) {
    const shownDigits = JSON.stringify(wrong.digits.slice(0, 20));
    return tableRefusal('typed-wrong', { say: 'table.badLine', line: wrong.line, digits: shownDigits });
  }
  return rolls.length === 0 ? tableRefusal('typed-wrong', { say: 'table.noDice' }) : rolls;
}
