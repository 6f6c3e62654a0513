/** The command line as a whole: every command, the help, and what a wrong word gets. */
import { Command, CommanderError, type Option } from 'commander';
import { addAdvise } from './advise.ts';
import { addBackup, addRestore } from './backup.ts';
import { addConfig } from './config.ts';
import { addFarkle } from './farkle.ts';
import { addRules } from './rules.ts';
import { addRun } from './run.ts';
import { addScore } from './score.ts';
import { addSimulate } from './simulate.ts';
import { addStrategy } from './strategy.ts';
import { addVerify } from './verify.ts';

/** One entry a command; each adds itself to the program. */
const COMMANDS: readonly ((program: Command) => void)[] = [
  addRun,
  addRules,
  addScore,
  addAdvise,
  addFarkle,
  addSimulate,
  addStrategy,
  addVerify,
  addConfig,
  addBackup,
  addRestore,
];

/** What is run when the command line names no command. */
const DEFAULT_COMMAND = 'run';

/** Of help that is not printed to a terminal. */
const WIDTH = 100;

const EXAMPLES = `
A switch has a twin that turns it off (--no-calm). In a checkout, type npx --no-install before dicetable.

Examples:
  dicetable                                    play on the emulated Uno
  dicetable --players Eric,Julie               offer a game for two, by name
  dicetable --board serial                     play on the board that is plugged in
  dicetable --board serial --port /dev/ttyUSB0 the same, and say where it is
  dicetable rules scotzee                      print the house rules of a set
  dicetable score < rolls.jsonl                say what dice are worth, a line each
  dicetable advise < positions.jsonl           say what every choice is worth
  dicetable farkle --players 1 --seed 333      play Farkle on the terminal
  dicetable simulate --rules yatzy --games 500 play without a table
  dicetable strategy --rules scotzee           say what best play is worth
  dicetable verify 12                          compute the dice of a finished game again
  dicetable config --http-port 9000            show what would be in force
  dicetable config --schema > cabinet.schema.json
  dicetable restore backup.db                  go on from a backup

Exit codes: 0 done, 1 a fault that you can mend (the message says how), 2 a wrong command line, 70 a bug.`;

/** Resolves when the command is done. Throws Faults, bugs, and UsageError after a wrong command line. */
export async function runProgram(words: readonly string[], version: string): Promise<void> {
  const program = buildProgram(version);
  try {
    await program.parseAsync(withCommand(words, program), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has printed the help, the version or the complaint already.
    if (error.exitCode !== 0) throw new UsageError(error.message);
  }
}

/** A wrong command line that was already explained on stderr. */
export class UsageError extends Error {}

function buildProgram(version: string): Command {
  const program = new Command('dicetable')
    .description(
      'Controller of an arcade-style dice table: buttons and a lever in, LED dice and a live score card out.',
    )
    .usage('[command] [options]')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help; after a command only its own')
    .helpCommand(false)
    .showHelpAfterError('(dicetable --help explains every command and option)')
    .exitOverride();
  for (const add of COMMANDS) add(program);
  program.addHelpText('after', () => `${optionsOfCommands(program)}\n${EXAMPLES}`);
  return program;
}

/** Options alone mean the default command: `dicetable --board serial`. */
function withCommand(words: readonly string[], program: Command): readonly string[] {
  const [first = '--'] = words;
  const own = program.createHelp().visibleOptions(program);
  const isOwn = own.some(({ short, long }) => first === short || first === long);
  return first.startsWith('-') && !isOwn
    ? [DEFAULT_COMMAND, ...words.slice(words[0] === '--' ? 1 : 0)]
    : words;
}

/** Commander lists only the commands; here follow the options of all, those that several share only once. */
function optionsOfCommands(program: Command): string {
  const help = program.createHelp();
  help.helpWidth = process.stdout.columns ?? WIDTH;
  const owners = new Map<string, { readonly option: Option; readonly commands: string[] }>();
  for (const command of program.commands) {
    for (const option of help.visibleOptions(command).filter(({ long }) => long !== '--help')) {
      const known = owners.get(`${option.flags} ${option.description}`);
      if (known === undefined)
        owners.set(`${option.flags} ${option.description}`, { option, commands: [command.name()] });
      else known.commands.push(command.name());
    }
  }
  const width = Math.max(...[...owners.values()].map(({ option }) => option.flags.length));
  const groups = Map.groupBy(owners.values(), ({ commands }) => commands.join(' and '));
  return [...groups]
    .map(([commands, items]) => {
      const lines = items.map(({ option }) => help.formatItem(option.flags, width, option.description, help));
      return `\nOptions of ${commands}:\n${lines.join('\n')}`;
    })
    .join('\n');
}
