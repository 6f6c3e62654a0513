/** The functions that S2 asks for, with its signatures, over one generator and one terminal instead of globals. */
import { FARKLE_LITERAL, pointsByTable } from '../../game/index.ts';
import type { GetRandom } from './random.ts';

/** Seven numbers: how many dice, then how many of them show 1, 2 … 6 (S2.17). */
export type DiceGroup = number[];

/** Text goes out as it is; words come in one by one. `readWord` rejects with EndOfInput when there are no more. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly readWord: () => Promise<string>;
}

export class EndOfInput extends Error {}

export interface FarkleLibrary {
  /** 0 to limit - 1 (S2.18). */
  readonly getRandom: GetRandom;
  /** The digits in ascending order, nothing around them (S2.19). */
  readonly printDice: (dice: DiceGroup) => void;
  /** Overwrites the group with n rolled dice (S2.20). */
  readonly rollDice: (dice: DiceGroup, n: number) => void;
  /** 1, or 0 when a digit is no face; the group is undefined then (S2.21). */
  readonly setDice: (dice: DiceGroup, data: number) => 0 | 1;
  /** 1 when nothing scores (S2.22). */
  readonly testFarkle: (dice: DiceGroup) => 0 | 1;
  /** The most points of the group (S2.22). */
  readonly scoreDice: (dice: DiceGroup) => number;
  /** Moves the chosen dice into `keep`: 1, or 0 when that cannot be done; `dice` is unchanged then (S2.23). */
  readonly selectDice: (dice: DiceGroup, keep: DiceGroup, choice: number) => 0 | 1;
  /** One player's turn; resolves with its points (S2.24 to S2.31). Rejects with EndOfInput. */
  readonly takeTurn: () => Promise<number>;
}

export const noDice = (): DiceGroup => [0, 0, 0, 0, 0, 0, 0];

export function farkleLibrary(getRandom: GetRandom, terminal: Terminal): FarkleLibrary {
  const { print, readWord } = terminal;
  const pointsOf = pointsByTable(FARKLE_LITERAL);
  const scoreDice = ([, ...counts]: DiceGroup): number => pointsOf([0, ...counts]);
  const testFarkle = (dice: DiceGroup): 0 | 1 => (scoreDice(dice) === 0 ? 1 : 0);

  const printDice = ([, ...counts]: DiceGroup): void =>
    print(counts.map((count, index) => `${index + 1}`.repeat(count)).join(''));

  const rollDice = (dice: DiceGroup, n: number): void => {
    copy(noDice(), dice);
    for (let rolled = 0; rolled < n; rolled += 1) add(dice, getRandom(6) + 1, 1);
  };

  const takeTurn = async (): Promise<number> => {
    const dice = noDice();
    let score = 0;
    let count = 6;
    for (;;) {
      rollDice(dice, count);
      print(`Rolling ${count} dice... `);
      printDice(dice);
      print('\n');
      if (testFarkle(dice) === 1) {
        print('FARKLE -- your turn is over.\n');
        return 0;
      }
      const keep = await askKeep(dice);
      const points = scoreDice(keep);
      score += points;
      print('Keeping ');
      printDice(keep);
      print(`, score = ${points}\nScore so far = ${score}\n`);
      const left = dice[0] ?? 0;
      const hotDice = left === 0;
      if (!(await askYes(hotDice ? 'HOT DICE! Roll 6 dice' : `${left} dice left -- roll again`)))
        return score;
      count = hotDice ? 6 : left;
    }
  };

  /** Moves the kept dice out of `dice`. */
  const askKeep = async (dice: DiceGroup): Promise<DiceGroup> => {
    const before = [...dice];
    const keep = noDice();
    for (;;) {
      print('Which to keep? ');
      if (selectDice(dice, keep, positive(await readWord())) === 0) {
        print('No match, try again.\n');
      } else if (scoreDice(keep) === 0) {
        print('Must keep scoring dice. Try again.\n');
        copy(before, dice);
      } else return keep;
    }
  };

  /** Looks at the first letter; asks again for anything but y and n. */
  const askYes = async (question: string): Promise<boolean> => {
    for (;;) {
      print(`${question} (y/n)? `);
      const letter = (await readWord())[0]?.toLowerCase();
      if (letter === 'y' || letter === 'n') return letter === 'y';
    }
  };

  return { getRandom, printDice, rollDice, setDice, testFarkle, scoreDice, selectDice, takeTurn };
}

function setDice(dice: DiceGroup, data: number): 0 | 1 {
  copy(noDice(), dice);
  const digits = `${data}`;
  if (!/^[1-6]+$/.test(digits)) return 0;
  for (const digit of digits) add(dice, Number(digit), 1);
  return 1;
}

function selectDice(dice: DiceGroup, keep: DiceGroup, choice: number): 0 | 1 {
  if (setDice(keep, choice) === 0) return 0;
  if (keep.some((count, face) => count > (dice[face] ?? 0))) return 0;
  for (const [face, count] of keep.entries()) if (face > 0) add(dice, face, -count);
  return 1;
}

/** NaN for a word that is no positive whole number, or one too long to be exact: it selects nothing. */
function positive(word: string): number {
  const number = /^\+?\d+$/.test(word) ? Number(word) : Number.NaN;
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

function add(dice: DiceGroup, face: number, count: number): void {
  dice[face] = (dice[face] ?? 0) + count;
  dice[0] = (dice[0] ?? 0) + count;
}

function copy(from: DiceGroup, to: DiceGroup): void {
  for (const [index, count] of from.entries()) to[index] = count;
}
