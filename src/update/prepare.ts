/** Everything that is done to a release before it is tried, while the table plays on. */
import { resolve } from 'node:path';
import { currentName, type Installed, makeCurrent, releaseFolder, releaseIn } from './installed.ts';
import { compareReleases, type ReleaseFacts } from './release.ts';
import { readRelease, updateRefused } from './release-file.ts';
import { readState, type Trial, type UpdateState, writeState } from './state.ts';
import { unpack } from './unpack.ts';

export interface Wish {
  readonly installed: Installed | undefined;
  /** `update.key` of the cabinet file; empty: none. */
  readonly key: string;
  /** Of the database. */
  readonly journalBytes: number;
}

/** The release of this file is tried at the next start of the table. Rejects with Fault `update-refused`; then nothing is changed. */
export async function prepareUpdate(
  file: string,
  { installed, key, journalBytes }: Wish,
): Promise<ReleaseFacts> {
  const { root, facts } = requireInstalled(installed);
  if (key === '') throw updateRefused({ say: 'update.noKey' });
  const state = requireIdle(root);
  const release = readRelease(resolve(file), key);
  requireFit(release.header, facts);
  await unpack(release, root, journalBytes);
  begin(root, state, { from: facts.name, name: release.header.name });
  return release.header;
}

/**
 * The release before is tried at the next start. Where it cannot read today's journal, it goes on with the one that it left, and
 * what was played since is kept in a file: only `withOldJournal`. Throws Fault `update-refused`.
 */
export function prepareGoBack(installed: Installed | undefined, withOldJournal: boolean): ReleaseFacts {
  const { root, facts: ours } = requireInstalled(installed);
  const state = requireIdle(root);
  const { previous } = state;
  const facts = previous && releaseIn(releaseFolder(root, previous.name));
  if (previous === undefined || facts === undefined) throw updateRefused({ say: 'update.nothingBefore' });
  const { name, version } = facts;
  const from = ours.name;
  if (facts.journal >= ours.journal) begin(root, state, { from, name });
  else if (previous.before === undefined) throw updateRefused({ say: 'update.noOldJournal', version });
  else if (withOldJournal) begin(root, state, { from, name, journal: previous.before });
  else throw updateRefused({ say: 'update.newerJournal', version });
  return facts;
}

function requireInstalled(installed: Installed | undefined): Installed {
  if (process.platform === 'win32') throw updateRefused({ say: 'update.noLinks' });
  if (installed === undefined) throw updateRefused({ say: 'update.notInstalled' });
  const { root, facts } = installed;
  makeCurrent(installed);
  const current = currentName(root);
  if (current !== undefined && current !== facts.name)
    throw updateRefused({ say: 'update.notCurrent', current, root });
  return installed;
}

function requireIdle(root: string): UpdateState {
  const state = readState(root);
  if (state.trial !== undefined) throw updateRefused({ say: 'update.underWay', name: state.trial.name });
  return state;
}

function requireFit(release: ReleaseFacts, ours: ReleaseFacts): void {
  const { version, platform, name } = release;
  if (platform !== ours.platform)
    throw updateRefused({ say: 'update.otherPlatform', platform, ours: ours.platform });
  if (name === ours.name) throw updateRefused({ say: 'update.playsAlready', name });
  if (compareReleases(release, ours) < 0)
    throw updateRefused({ say: 'update.older', version, name, ours: ours.name });
  if (release.journal < ours.journal) throw updateRefused({ say: 'update.olderJournal', version });
}

function begin(root: string, state: UpdateState, trial: Pick<Trial, 'from' | 'name' | 'journal'>): void {
  writeState(root, { ...state, trial: { ...trial, stage: 'ready', begun: 0 } });
}
