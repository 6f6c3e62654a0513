/** Whoever asks for another release, on the command line, at the cabinet or on the operator's page: it is tried at the next start. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/schema.ts';
import { Fault } from './fault/fault.ts';
import { DATABASE_FILE } from './journal/store/sqlite-store.ts';
import { newestRelease } from './update/find.ts';
import { installedRelease } from './update/installed.ts';
import { prepareGoBack, prepareUpdate } from './update/prepare.ts';
import type { ReleaseFacts } from './update/release.ts';
import { readState } from './update/state.ts';

/** Without `file`, the newest that is found in the data folder or on a stick. Rejects with Fault `update-refused`. */
export async function askUpdate(config: Config, file?: string): Promise<ReleaseFacts> {
  requirePort(config);
  const { dataDir, update } = config;
  const installed = installedRelease();
  const found = file ?? (installed && newestRelease(dataDir, update.key, installed));
  if (found === undefined && installed !== undefined && update.key !== '')
    throw new Fault('update-refused', { say: 'update.noFile', folder: dataDir });
  const journal = statSync(join(dataDir, DATABASE_FILE), { throwIfNoEntry: false });
  return prepareUpdate(found ?? '', { installed, key: update.key, journalBytes: journal?.size ?? 0 });
}

/** Throws Fault `update-refused`. */
export function askGoBack(config: Config, withOldJournal: boolean): ReleaseFacts {
  requirePort(config);
  return prepareGoBack(installedRelease(), withOldJournal);
}

/** Whoever has not looked for so long is not helped by it any more. */
const TOLD_MS = 14 * 24 * 60 * 60_000;

/** Why the release that was tried last does not play; undefined: none was, it does, or that was long ago. */
export function updateFault(installed = installedRelease(), nowMs = Date.now()): Fault | undefined {
  const last = installed && readState(installed.root).last;
  if (last === undefined || last.plays || nowMs - Date.parse(last.at ?? '') > TOLD_MS) return undefined;
  return new Fault('update-refused', { say: 'update.wentBack', name: last.name, why: last.why ?? '' });
}

/** What a table that plays is asked for, before it starts again. */
export function updatesOf(config: Config): { newest(): Promise<unknown>; before(): Promise<unknown> } {
  return { newest: () => askUpdate(config), before: async () => askGoBack(config, false) };
}

function requirePort({ httpPort }: Config): void {
  if (httpPort === 0) throw new Fault('update-refused', { say: 'update.noPort' });
}
