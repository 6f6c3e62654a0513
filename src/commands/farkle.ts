/** `dicetable farkle`: S2's Farkle program, to the letter, on the terminal. */

import type { Readable } from 'node:stream';
import { type Command, InvalidArgumentError } from 'commander';
import { EndOfInput, type Terminal } from './farkle/library.ts';
import { type FarkleAnswers, playersFrom, playFarkle } from './farkle/program.ts';
import { seedOf } from './farkle/random.ts';
import type { Speech } from './speech.ts';

export function addFarkle(program: Command, speech: Speech): void {
  const { told } = speech;
  program
    .command('farkle')
    .summary(told({ say: 'command.farkleSummary' }))
    .description(told({ say: 'command.farkleHelp' }))
    .option('--players <number>', told({ say: 'command.farklePlayers' }), (word) =>
      given(playersFrom(word), told({ say: 'command.mustBePlayers' })),
    )
    .option('--seed <number>', told({ say: 'command.farkleSeed' }), (word) =>
      given(seedOf(word), told({ say: 'command.mustBeSeed' })),
    )
    .action(async ({ players, seed }: Partial<FarkleAnswers>) => {
      await playOn(process.stdin, (text) => process.stdout.write(text), { players, seed });
    });
}

/** Resolves when the game or the input is over. */
export async function playOn(
  input: Readable,
  print: Terminal['print'],
  answers: FarkleAnswers,
): Promise<void> {
  const words = wordsOf(input);
  const readWord = async (): Promise<string> => {
    const { done, value } = await words.next();
    if (done === true) throw new EndOfInput();
    return value;
  };
  try {
    await playFarkle({ print, readWord }, answers);
  } catch (error) {
    if (!(error instanceof EndOfInput)) throw error;
  } finally {
    // Lets the program end although a terminal stays open.
    await words.return(undefined);
    input.destroy();
  }
}

async function* wordsOf(input: Readable): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const words = (rest + chunk).split(/\s+/);
    rest = words.pop() ?? '';
    yield* words.filter((word) => word !== '');
  }
  if (rest !== '') yield rest;
  return undefined;
}

function given<T>(value: T | undefined, complaint: string): T {
  if (value === undefined) throw new InvalidArgumentError(complaint);
  return value;
}
