/**
 * A new release is tried under the eyes of the old one. The service starts the old one, through `current`; that sees what is to be
 * tried, starts it as a process of its own, and only when it is lit and serves does `current` lead to it. Whatever becomes of the new
 * one, or of the power: what a machine starts by itself is a release that has played before, and going back is that release playing
 * on itself. So there is no third program that would have to be kept right, and nothing to be undone for the most part.
 */
import { rmSync, statSync } from 'node:fs';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Code, Text } from '../language/sentence.ts';
import { runTool } from '../run-tool.ts';
import { type Patience, TrialChild } from './child.ts';
import {
  currentName,
  type Installed,
  pointCurrent,
  programOf,
  releaseFolder,
  releaseIn,
} from './installed.ts';
import { saidBy, wordsOf } from './other-program.ts';
import type { ReleaseFacts } from './release.ts';
import { updateRefused } from './release-file.ts';
import { readState, type Trial, type UpdateState, writeState } from './state.ts';
import { keepOnly } from './unpack.ts';

export interface TrialParts {
  readonly installed: Installed;
  /** This is the one that is tried, or was: whoever started it does the rest. */
  readonly isOnTrial: boolean;
  /** The command line of this table, which the other release gets too. */
  readonly words: readonly string[];
  /** Of the pages, without a slash at its end. */
  readonly address: string;
  /** Where the board has firmware of ours: options for `dicetable flash`. Undefined: there is none to be flashed. */
  readonly flash: readonly string[] | undefined;
  /** For the copy of the journal, and what is tried with it. */
  readonly copyFile: (name: string) => string;
  readonly rehearsalFolder: string;
  readonly journalBytes: number;
  /** Writes a checked copy; false: there is no journal yet. Rejects with a Fault where that takes longer. */
  copyJournal(file: string, patienceMs: number, stopped: AbortSignal): Promise<boolean>;
  /** What the copy holds is the journal again; the one that was there is kept beside it. */
  putBack(copy: string): void;
  readonly stopped: Promise<void>;
  tell(text: Code): void;
  readonly patience?: Patience;
}

/** A table that is asked to end does so within five seconds. */
const PATIENCE: Patience = { withinMs: 60_000, steadyMs: 3000, endMs: 8000, rehearseMs: 15 * 60_000 };
/** A machine that goes down with a release comes back with the old one, after so many tries. */
const MOST_TRIES = 3;
/**
 * Every game of the journal is played again by its rules: a second or two for a hundred, which are 5 MB, and four times as long on a
 * small computer. So no journal is too large, and what hangs is found all the same.
 */
const REHEARSE_MS_PER_MB = 2000;
const MB = 1e6;
const MINUTE_MS = 60_000;
const FLASH_MS = 120_000;

/** With this code the program is to end, since another release has played; undefined: this one plays. Never rejects. */
export async function tryRelease(parts: TrialParts): Promise<number | undefined> {
  const { root, facts } = parts.installed;
  const state = readState(root);
  const { trial } = state;
  // Somebody who starts another release by hand wants that one.
  if (trial === undefined || currentName(root) !== facts.name) return undefined;
  if (trial.name === facts.name) {
    // The power was cut between the link and the note.
    if (!parts.isOnTrial) settle(root, state, trial);
    return undefined;
  }
  return new Attempt(parts, state, trial).run();
}

function settle(root: string, { previous }: UpdateState, { name, from, before }: Trial): void {
  writeState(root, {
    previous: { name: from, ...(before === undefined ? {} : { before }) },
    last: { name, plays: true },
  });
  if (previous?.before !== undefined && previous.before !== before) rmSync(previous.before, { force: true });
  keepOnly(root, [name, from]);
}

class Attempt {
  readonly #parts: TrialParts;
  readonly #state: UpdateState;
  readonly #root: string;
  readonly #folder: string;
  #trial: Trial;
  /** Ends the tools that are under way: one that reads the journal would keep the next start from it. */
  readonly #tools = new AbortController();
  #child: TrialChild | undefined;
  #isStopped = false;

  constructor(parts: TrialParts, state: UpdateState, trial: Trial) {
    this.#parts = parts;
    this.#state = state;
    this.#trial = trial;
    this.#root = parts.installed.root;
    this.#folder = releaseFolder(this.#root, trial.name);
  }

  async run(): Promise<number | undefined> {
    const { tell } = this.#parts;
    if (this.#trial.stage !== 'back') {
      const stopped = this.#parts.stopped.then(() => this.#stop());
      try {
        return await Promise.race([this.#try(), stopped]);
      } catch (error) {
        // Whatever ended, somebody wanted it to: it is tried at the next start.
        if (this.#isStopped) return stopped;
        await this.#child?.end();
        const why = error instanceof Fault ? error.about : messageOf(error);
        tell({ say: 'update.wentBack', name: this.#trial.name, why });
        // On a full disk it is tried once more at the next start, which does no harm.
        await attempted(() => this.#note({ stage: 'back', why }));
      }
    }
    await this.#goBack(releaseIn(this.#folder));
    return undefined;
  }

  async #stop(): Promise<number> {
    this.#isStopped = true;
    this.#tools.abort();
    await this.#child?.end();
    return 0;
  }

  /** The code that the other release has ended with, after it has taken over. Rejects with why it cannot. */
  async #try(): Promise<number> {
    const { installed, words, address, tell, patience = PATIENCE } = this.#parts;
    const target = releaseIn(this.#folder);
    if (target === undefined) throw updateRefused({ say: 'update.gone', name: this.#trial.name });
    if (this.#trial.begun >= MOST_TRIES) throw updateRefused({ say: 'update.tooOften', times: MOST_TRIES });
    this.#note({ stage: 'rehearse', begun: this.#trial.begun + 1 });
    tell({ say: 'update.tries', name: target.name });
    await this.#rehearse(target);
    if (target.firmware !== installed.facts.firmware) {
      this.#note({ stage: 'flash', flashed: true });
      await this.#flash(this.#folder);
    }
    this.#note({ stage: 'start' });
    const child = new TrialChild(programOf(this.#folder), words, patience);
    this.#child = child;
    const lacks = await child.proven(address, target.version);
    if (lacks !== undefined) throw updateRefused(lacks);
    pointCurrent(this.#root, target.name);
    // From here on it is the current one, whatever cannot be written about it: the next start notes it.
    await attempted(() => settle(this.#root, this.#state, this.#trial));
    tell({ say: 'update.plays', name: target.name });
    return child.ended;
  }

  /** The other release reads a copy of every game, and of the cabinet file, and migrates it, before it sees the journal itself. */
  async #rehearse(target: ReleaseFacts): Promise<void> {
    const { copyFile, rehearsalFolder, copyJournal, journalBytes, installed, tell } = this.#parts;
    const patienceMs = this.#patienceFor(journalBytes);
    const minutes = Math.ceil(patienceMs / MINUTE_MS);
    tell({ say: 'update.rehearses', megabytes: Math.ceil(journalBytes / MB), minutes });
    const isSame = target.journal === installed.facts.journal;
    const copy = this.#trial.before ?? copyFile(target.name);
    if (this.#trial.before === undefined) {
      rmSync(copy, { force: true });
      if (!(await copyJournal(copy, patienceMs, this.#tools.signal))) return;
      // It cannot be made again once the other release has migrated the journal.
      if (!isSame) this.#note({ before: copy });
    }
    try {
      rmSync(rehearsalFolder, { recursive: true, force: true });
      const { journal = copy } = this.#trial;
      await this.#restore(journal, ['--data-dir', rehearsalFolder], 'update.rehearsal');
      if (this.#trial.journal !== undefined) await this.#restore(journal, [], 'update.journalNotPut');
    } finally {
      rmSync(rehearsalFolder, { recursive: true, force: true });
      if (isSame) rmSync(copy, { force: true });
    }
  }

  async #restore(
    file: string,
    words: readonly string[],
    say: 'update.rehearsal' | 'update.journalNotPut',
  ): Promise<void> {
    const all = ['restore', file, ...wordsOf(this.#parts), ...words];
    const patienceMs = this.#patienceFor(statSync(file).size);
    const ran = await runTool(programOf(this.#folder), all, patienceMs, this.#tools.signal);
    if (ran.code !== 0) throw updateRefused({ say, why: saidBy(ran, patienceMs) });
  }

  #patienceFor(journalBytes: number): number {
    const { rehearseMs } = this.#parts.patience ?? PATIENCE;
    return rehearseMs + Math.ceil(journalBytes / MB) * REHEARSE_MS_PER_MB;
  }

  async #flash(folder: string): Promise<void> {
    const { flash } = this.#parts;
    if (flash === undefined) return;
    const ran = await runTool(programOf(folder), ['flash', ...flash], FLASH_MS);
    if (ran.code !== 0) throw updateRefused({ say: 'update.notFlashed', why: saidBy(ran, FLASH_MS) });
  }

  /** Each step may be done twice, since the power may be cut after it; what fails of it is told, and this release plays all the same. */
  async #goBack(target: ReleaseFacts | undefined): Promise<void> {
    const { installed, putBack, tell } = this.#parts;
    const { name, before, flashed, why = '' } = this.#trial;
    const step = async (
      say: 'update.journalStays' | 'update.boardStays',
      done: () => Promise<void> | void,
    ) => {
      const failed = await attempted(done);
      if (failed !== undefined) tell({ say, why: failed });
    };
    if (before !== undefined) await step('update.journalStays', () => putBack(before));
    if (flashed === true)
      await step('update.boardStays', () => this.#flash(releaseFolder(this.#root, installed.facts.name)));
    const { previous } = this.#state;
    await attempted(() => {
      const last = { name, plays: false, why, at: new Date().toISOString() };
      writeState(this.#root, { ...this.#state, trial: undefined, last });
      if (before !== undefined) rmSync(before, { force: true });
      if (target !== undefined && name !== previous?.name)
        rmSync(this.#folder, { recursive: true, force: true });
    });
  }

  #note(change: Partial<Trial>): void {
    this.#trial = { ...this.#trial, ...change };
    writeState(this.#root, { ...this.#state, trial: this.#trial });
  }
}

/** Why it failed; undefined: it did not. */
async function attempted(done: () => Promise<void> | void): Promise<Text | undefined> {
  try {
    await done();
    return undefined;
  } catch (error) {
    return error instanceof Fault ? error.about : messageOf(error);
  }
}
