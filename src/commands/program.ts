/** The command line as a whole: every command, the help, and what a wrong word gets. */
import { Command, CommanderError, type Option } from 'commander';
import type { Code } from '../language/sentence.ts';
import { addAdvise } from './advise.ts';
import { addBackup, addRestore } from './backup.ts';
import { complaintIn } from './complaint.ts';
import { addConfig } from './config.ts';
import { addDoctor } from './doctor.ts';
import { addFarkle } from './farkle.ts';
import { addFlash } from './flash.ts';
import { addHall } from './hall.ts';
import { hintOn } from './hint.ts';
import { addLeague } from './league.ts';
import { addRound } from './round.ts';
import { addRules } from './rules.ts';
import { addRun } from './run.ts';
import { addScore } from './score.ts';
import { addService } from './service.ts';
import { addSimulate } from './simulate.ts';
import type { Speech } from './speech.ts';
import { addStrategy } from './strategy.ts';
import { addGoBack, addUpdate } from './update.ts';
import { valueIn } from './value-name.ts';
import { addVerify } from './verify.ts';

/** One entry a command; each adds itself to the program. */
const COMMANDS: readonly ((program: Command, speech: Speech) => void)[] = [
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
  addFlash,
  addDoctor,
  addHall,
  addService,
  addLeague,
  addRound,
  addUpdate,
  addGoBack,
];

/** What is run when the command line names no command. */
const DEFAULT_COMMAND = 'run';

/** Of help that is not printed to a terminal. */
const WIDTH = 100;

/** Resolves when the command is done. Throws Faults, bugs, and UsageError after a wrong command line. */
export async function runProgram(words: readonly string[], version: string, speech: Speech): Promise<void> {
  const program = buildProgram(version, speech);
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

function buildProgram(version: string, speech: Speech): Command {
  const { told } = speech;
  const program = new Command('dicetable')
    .description(told({ say: 'command.program' }))
    .usage(told({ say: 'command.usage' }))
    .version(version, '-V, --version', told({ say: 'command.version' }))
    .helpOption('-h, --help', told({ say: 'command.help' }))
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => titleIn(speech, title),
      styleOptionText: (text) => valueIn(speech, text),
      styleArgumentText: (text) => valueIn(speech, text),
    })
    .configureOutput({
      outputError: (text, write) => write(complaintIn(speech, text, (said) => hintOn(program, said))),
    })
    .showHelpAfterError(told({ say: 'command.helpToo' }))
    .exitOverride();
  for (const add of COMMANDS) add(program, speech);
  // What the program has been told counts for its commands too.
  for (const command of program.commands)
    command.copyInheritedSettings(program).helpOption('-h, --help', told({ say: 'command.help' }));
  for (const option of program.commands.flatMap(({ options }) => options))
    option.flags = flagsIn(speech, option.flags);
  const examples = told({ say: 'command.examples' });
  program.addHelpText('after', () => `${optionsOfCommands(program, speech)}\n\n${examples}`);
  return program;
}

/** Commander's own headings. */
const TITLES: Readonly<Record<string, Code>> = {
  'Usage:': { say: 'command.usageTitle' },
  'Arguments:': { say: 'command.argumentsTitle' },
  'Options:': { say: 'command.optionsTitle' },
  'Commands:': { say: 'command.commandsTitle' },
};

function titleIn({ told }: Speech, title: string): string {
  return told(TITLES[title] ?? title);
}

function flagsIn(speech: Speech, flags: string): string {
  return flags.replace(/<.+>/, (value) => valueIn(speech, value));
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
function optionsOfCommands(program: Command, { told }: Speech): string {
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
  const groups = Map.groupBy(owners.values(), ({ commands }) => told({ say: 'text.list', names: commands }));
  return [...groups]
    .map(([commands, items]) => {
      const lines = items.map(({ option }) => help.formatItem(option.flags, width, option.description, help));
      const title = help.boxWrap(told({ say: 'command.optionsOf', commands }), help.helpWidth ?? WIDTH);
      return `\n${title}\n${lines.join('\n')}`;
    })
    .join('\n');
}
