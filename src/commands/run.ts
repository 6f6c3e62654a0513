/** `dicetable run`: plays until Ctrl-C. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { type Log, openLog } from '../app/log.ts';
import { whyUnreadable } from '../config/cabinet-file.ts';
import type { LoadedConfig } from '../config/config.ts';
import { Settings } from '../config/settings.ts';
import { Fault } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { type RunningTable, startTable, TypedDice } from '../main.ts';
import { readPlainFile } from '../plain-file.ts';
import { showFault } from '../show-fault.ts';
import { tryUpdate } from '../try-update.ts';
import { addConfigOptions, configFrom } from './config-options.ts';
import { EXIT } from './exit-code.ts';
import { parentGone } from './parent-watch.ts';
import type { Speech } from './speech.ts';
import { stopSignal } from './stop-signal.ts';
import { tableAddress } from './table-address.ts';

/** A table that does not end by itself in this time is left to its watchdog (the board goes dark) and its journal. */
const CLOSE_LIMIT_MS = 5000;

/** From being asked for a restart until it comes: whoever asked on a page has the answer by then. Wall time. */
const ANSWERED_MS = 300;

export function addRun(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('run')
    .summary(told({ say: 'command.runSummary' }))
    .description(told({ say: 'command.runHelp' }));
  command.option('--rehearse <file>', told({ say: 'command.rehearse' }));
  addConfigOptions(command, speech).action(async ({ rehearse }: { readonly rehearse?: string }) => {
    const dice = rehearse === undefined ? undefined : readDice(rehearse);
    // Of all tables that this process starts: whoever has one restarted goes on with the dice that are left.
    const typed = dice === undefined ? undefined : new TypedDice();
    // Heard from here on, so that a Ctrl-C during the start ends cleanly too.
    const stopped = Promise.race([stopSignal(), parentGone()]);
    const begin = async (): Promise<RunningTable> => {
      const loaded = configFrom(command);
      if (dice === undefined) await tryOther(loaded, stopped, speech);
      return startOrTell(loaded, stopped, speech, typed);
    };
    let table = await begin();
    if (dice !== undefined) await beginRehearsal(table, rehearse ?? '', dice);
    tellPlaces(table, speech);
    for (;;) {
      const ended = await Promise.race([stopped, table.gaveUp, table.restart.then(() => 'restart' as const)]);
      if (ended !== 'restart') return end(table, speech, ended ?? undefined);
      await pause(ANSWERED_MS);
      await table.close();
      // With what the cabinet file says by now.
      table = await begin();
    }
  });
}

/** Where the table can be seen and pressed, and what its hall has to be told. */
function tellPlaces(table: RunningTable, { told }: Speech): void {
  void table.claim.then((text) => process.stdout.write(`${told(text)}\n`));
  const { address, cabinetKey: key } = table;
  process.stdout.write(`${told({ say: 'command.plays', address, board: table.boardName })}\n`);
  // A real board has its own buttons.
  if (table.board.emulated) process.stdout.write(`${told({ say: 'command.cabinet', address, key })}\n`);
  for (const limit of table.board.limits) process.stdout.write(`${told(limit)}\n`);
  // Not into the log of a service: who reads that is not always who runs the table.
  const { pin } = table.operators;
  const operator: Text = process.stdout.isTTY
    ? { say: 'command.operator', address, key, pin }
    : { say: 'command.operatorPinFile', address };
  process.stdout.write(`${told(operator)}\n`);
}

/** Where another release is to be tried, this process watches it, and plays only if that does not. */
async function tryOther({ config }: LoadedConfig, stopped: Promise<void>, { told }: Speech): Promise<void> {
  const code = await tryUpdate(config, {
    ...{ words: process.argv.slice(2), address: tableAddress(config), stopped },
    tell: (text) => process.stderr.write(`${told(text)}\n`),
  });
  if (code !== undefined) process.exit(code);
}

/** A start that fails ends the program: told here at once, then on the cabinet's display, until `stopped` resolves. */
async function startOrTell(
  loaded: LoadedConfig,
  stopped: Promise<void>,
  speech: Speech,
  typed: TypedDice | undefined,
): Promise<RunningTable> {
  const { config } = loaded;
  let log: Log | undefined;
  try {
    const opened = openLog(config.log);
    log = opened;
    // A table that is started again has a log of its own.
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', (error) => die(opened, config.log.file, error, speech));
    return await startTable(config, { log, settings: new Settings(loaded), ...(typed && { typed }) });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    process.stderr.write(`${speech.told(error.said)}\n`);
    // Where the log is stderr, it has been told.
    if (config.log.file !== 'stderr') log?.error(error.message);
    await showFault(error, config, { stopped });
    process.exit(EXIT.fault);
  }
}

function readDice(file: string): string {
  try {
    return readPlainFile(file).toString();
  } catch (error) {
    throw new Fault(
      'config-wrong',
      { say: 'config.rehearse', file, why: whyUnreadable(error) },
      { cause: error },
    );
  }
}

/** Ends the table again when the file is wrong, or when a real game is in the way. */
async function beginRehearsal(table: RunningTable, file: string, dice: string): Promise<void> {
  const { loop } = table;
  for (const ask of [() => loop.rehearse(true), () => loop.typeDice(dice)]) {
    const outcome = ask();
    // A game that nobody has rolled in yet begins anew, and takes dice only then.
    await loop.settled();
    if (outcome.type !== 'refused') continue;
    await table.close();
    throw new Fault('config-wrong', {
      ...{ say: 'config.rehearsal', file, why: outcome.refusal.sentence },
    });
  }
}

/** `gaveUp`: after this fault only a new start helps; a service makes one, and then the game goes on. */
async function end(table: RunningTable, { told }: Speech, gaveUp?: Fault): Promise<never> {
  if (gaveUp !== undefined) process.stderr.write(`${told(gaveUp.said)}\n`);
  setTimeout(() => {
    process.stderr.write(`${told({ say: 'command.cutOff', seconds: CLOSE_LIMIT_MS / 1000 })}\n`);
    process.exit(EXIT.fault);
  }, CLOSE_LIMIT_MS);
  await table.close().catch((error: unknown) => {
    if (gaveUp === undefined || !(error instanceof Fault)) throw error;
  });
  process.exit(gaveUp === undefined ? EXIT.done : EXIT.fault);
}

/** Nothing is tried any more: what was shown is in the journal, and the board goes dark when it hears nothing. */
function die(log: Log, logFile: string, error: Error, { told }: Speech): never {
  log.fatal(error, 'This is a bug in Dicetable; start it again, the game goes on where it was');
  if (logFile !== 'stderr') process.stderr.write(`${told({ say: 'command.bugInLog', file: logFile })}\n`);
  process.exit(EXIT.bug);
}
