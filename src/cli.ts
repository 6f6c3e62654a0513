/** The command line's outermost layer: what ends how. */
import { EXIT } from './commands/exit-code.ts';
import { runProgram, UsageError } from './commands/program.ts';
import { speechOf } from './commands/speech.ts';
import { Fault, messageOf } from './fault/fault.ts';
import { packageVersion } from './package-root.ts';

/** `words` is the command line without the program. Sets the exit code; never rejects. */
export async function main(words: readonly string[]): Promise<void> {
  // Whoever reads our output may stop early (`dicetable config | head -1`); that is no bug.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? EXIT.done : EXIT.fault),
  );
  // Whoever collected the log has ended (`2>&1 | tee`): there is nobody to tell, and the table plays on.
  process.stderr.on('error', () => undefined);
  const speech = speechOf(words);
  try {
    await runProgram(words, packageVersion(), speech);
  } catch (error) {
    if (error instanceof UsageError) {
      process.exitCode = EXIT.usage;
    } else if (error instanceof Fault) {
      process.stderr.write(`${speech.told(error.said)}\n`);
      process.exitCode = EXIT.fault;
    } else {
      process.stderr.write(
        `${speech.told({ say: 'command.bug' })}\n${error instanceof Error ? error.stack : messageOf(error)}\n`,
      );
      process.exitCode = EXIT.bug;
    }
  }
}
