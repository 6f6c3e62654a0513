/** S2's main program: asks for players and seed, plays turn after turn, announces the winner. */
import { FARKLE_LITERAL } from '../../game/index.ts';
import { farkleLibrary, type Terminal } from './library.ts';
import { randomFrom, seedOf } from './random.ts';

export interface FarkleAnswers {
  /** Answers the question, which is not printed then. */
  readonly players: number | undefined;
  readonly seed: number | undefined;
}

/** Rejects with EndOfInput when the input ends before the game. */
export async function playFarkle(terminal: Terminal, answers: FarkleAnswers): Promise<void> {
  const { print } = terminal;
  print('Welcome to Farkle!\n');
  const players = answers.players ?? (await askPlayers(terminal));
  const seed = answers.seed ?? (await askSeed(terminal));
  const { takeTurn } = farkleLibrary(randomFrom(seed), terminal);
  const totals = Array.from({ length: players }, () => 0);
  const printScores = (): void =>
    print(`\nSCORES -- ${totals.map((total, index) => `${index + 1}: ${total}  `).join('')}\n`);
  for (let player = 0; ; player = (player + 1) % players) {
    printScores();
    print(`Player ${player + 1}'s turn\n`);
    const points = await takeTurn();
    print(`Turn score = ${points}\n`);
    if (players === 1) return;
    totals[player] = (totals[player] ?? 0) + points;
    if ((totals[player] ?? 0) >= FARKLE_LITERAL.target) {
      printScores();
      print(`Player ${player + 1} wins!`);
      return;
    }
  }
}

/** Undefined when the word is no number of players. */
export function playersFrom(word: string): number | undefined {
  const { min, max } = FARKLE_LITERAL.players;
  const number = /^\+?\d+$/.test(word) ? Number(word) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}

async function askPlayers({ print, readWord }: Terminal): Promise<number> {
  const { min, max } = FARKLE_LITERAL.players;
  print('How many players? ');
  for (;;) {
    const players = playersFrom(await readWord());
    if (players !== undefined) return players;
    print(`This game only supports ${min} to ${max} players. How many? `);
  }
}

async function askSeed({ print, readWord }: Terminal): Promise<number> {
  for (;;) {
    print('Enter a seed integer (decimal or hexadecimal): ');
    const seed = seedOf(await readWord());
    if (seed !== undefined) return seed;
  }
}
