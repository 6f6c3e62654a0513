/** `dicetable update` and `dicetable go-back`: another release on the table, there and back. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { askGoBack, askUpdate } from '../ask-update.ts';
import { userFolders } from '../config/folders.ts';
import { Fault } from '../fault/fault.ts';
import type { Code } from '../language/sentence.ts';
import { type Installed, installedRelease } from '../update/installed.ts';
import { readState } from '../update/state.ts';
import { addConfigOptions, type ConfigKeys, configFrom } from './config-options.ts';
import { serviceStates } from './service/status.ts';
import { restartUnit, userScope } from './service/systemd.ts';
import type { Speech } from './speech.ts';

/** A table without a port of its own cannot be asked whether it plays. */
const UPDATE_KEYS: ConfigKeys = ['language', 'dataDir', 'httpPort', 'update.key'];
const GO_BACK_KEYS: ConfigKeys = ['language', 'httpPort'];

export function addUpdate(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('update')
    .argument('<file>', told({ say: 'update.file' }))
    .summary(told({ say: 'update.summary' }))
    .description(told({ say: 'update.help' }));
  addConfigOptions(command, speech, UPDATE_KEYS).action(async (file: string) => {
    const { name } = await askUpdate(configFrom(command).config, file);
    say(speech, { say: 'update.checked', name });
    await start(installedRelease(), speech);
  });
}

export function addGoBack(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('go-back')
    .summary(told({ say: 'update.backSummary' }))
    .description(told({ say: 'update.backHelp' }))
    .option('--old-journal', told({ say: 'update.oldJournal' }));
  addConfigOptions(command, speech, GO_BACK_KEYS).action(
    async ({ oldJournal }: { readonly oldJournal?: boolean }) => {
      askGoBack(configFrom(command).config, oldJournal === true);
      await start(installedRelease(), speech);
    },
  );
}

/** The service tries it; what comes of it decides the exit code. Without one, it is tried whenever somebody starts the table. */
async function start(installed: Installed | undefined, speech: Speech): Promise<void> {
  if (installed === undefined) return;
  const { root } = installed;
  const config = join(userFolders().config, '..');
  const { services } = await serviceStates(config);
  const scope = userScope(config);
  if (!services.some(({ isRunning }) => isRunning)) return say(speech, { say: 'update.startAgain', root });
  if (!services.some(({ file, isRunning }) => isRunning && file === scope.file))
    return say(speech, { say: 'update.asRoot' });
  say(speech, { say: 'update.restarts' });
  await restartUnit(scope);
  const last = await outcome(root);
  if (last === undefined) throw new Fault('update-refused', { say: 'update.noEnd' });
  if (!last.plays)
    throw new Fault('update-refused', { say: 'update.wentBack', name: last.name, why: last.why ?? '' });
  say(speech, { say: 'update.plays', name: last.name });
}

const LOOK_MS = 250;
/** A journal of thousands of games is read twice. */
const LONGEST_MS = 20 * 60_000;

/** Wall time. */
async function outcome(root: string): Promise<ReturnType<typeof readState>['last']> {
  const endMs = performance.now() + LONGEST_MS;
  while (performance.now() < endMs) {
    const { trial, last } = readState(root);
    if (trial === undefined) return last;
    await pause(LOOK_MS);
  }
  return undefined;
}

function say({ told }: Speech, text: Code): void {
  process.stdout.write(`${told(text)}\n`);
}
