/** Journals that a power cut or a bad disk has left behind: torn, flipped, read-only, gone, or without room. */
import { rmSync } from 'node:fs';
import { Fault } from '../../src/fault/fault.ts';
import { DATABASE_FILE, openStore } from '../../src/journal/store/sqlite-store.ts';
import { FAULTS } from '../../src/language/en/faults.ts';
import { type Campaign, must } from './campaign.ts';
import { checkEvening, playEvening } from './evening-journal.ts';
import { fillUp, readOnly } from './no-room.ts';
import {
  laidOut,
  type PlayedJournal,
  playJournal,
  quickFolder,
  WAL_FILE,
  withNote,
} from './played-journal.ts';

/** Turns of the sample game that the journal has. */
const TURNS = 4;
const CUT_COMMITS = 3;
/** One try in so many is a disk that is full after up to so many KiB. */
const FULL_DISKS = 200;
const FULL_AT_KIB = 400;

/** A share of the tries flips a bit of a journal with finished games. */
const EVENINGS = 0.2;

type Files = PlayedJournal['files'];
/** How many events there are after the start, or how the start explains itself. */
type Start = { readonly events: number } | { readonly fault: Fault };

export const STORAGE: Campaign = {
  name: 'storage',
  what:
    'damages of the journal (its log cut at every byte of the last three commits, a flipped bit anywhere, files deleted, cut short or read-only, a full disk): the start goes on ' +
    'from the last durable event, or says what is wrong and what to do; no state is invented, no hall of fame, no history',
  tries: { full: 40_000, quick: 400 },
  async run(trial) {
    const journal = await playJournal(TURNS, trial.chance.fork());
    const folder = quickFolder();
    const start = (files: Files) => startOn(folder, files, journal);
    const lastCommits = journal.commits.slice(-CUT_COMMITS - 1);
    const [from, to] = [lastCommits[0]!.walBytes, lastCommits.at(-1)!.walBytes];
    // Cuts take half of the tries.
    const stride = Math.max(1, Math.ceil((to - from) / (trial.tries * 0.5)));
    for (let bytes = from; bytes <= to; bytes += stride)
      await trial.attempt(`log cut at ${bytes}`, () => cut(bytes, journal, start));
    for (const gone of [[DATABASE_FILE], [WAL_FILE], [DATABASE_FILE, WAL_FILE]])
      await trial.attempt(`without ${gone.join(' and ')}`, () => without(gone, journal, start));
    for (const name of [DATABASE_FILE, WAL_FILE])
      for (const bytes of [0, 1, 20])
        await trial.attempt(`${bytes} bytes of ${name}`, () => shortened(name, bytes, journal, start));
    await trial.attempt('an empty folder', () => empty(start));
    for (const files of [journal.files, journal.closed, {}])
      await trial.attempt('a folder that is read-only', () => readOnly(folder, files));
    for (let left = Math.ceil(trial.tries / FULL_DISKS); left > 0; left -= 1) {
      const kibibytes = trial.chance.below(FULL_AT_KIB);
      await trial.attempt(`full at ${kibibytes} KiB`, () => fillUp(folder, kibibytes));
    }
    const told = new Map<string, number>();
    while (trial.survived + trial.lost < trial.tries * (1 - EVENINGS)) {
      const { files, name } = trial.chance.pick(bases(journal));
      const at = trial.chance.below(files[name]!.length);
      await trial.attempt(`flipped bit in byte ${at} of ${name}`, () => {
        const what = flip(
          { ...files, [name]: flipped(files[name]!, at, trial.chance.below(8)) },
          journal,
          start,
        );
        told.set(what, (told.get(what) ?? 0) + 1);
      });
    }
    const evening = playEvening();
    const name = DATABASE_FILE;
    for (let left = Math.ceil(trial.tries * EVENINGS); left > 0; left -= 1) {
      const at = trial.chance.below(evening.files[name]!.length);
      const bit = trial.chance.below(8);
      await trial.attempt(`flipped bit ${bit} in byte ${at} of an evening's ${name}`, () => {
        const files = { ...evening.files, [name]: flipped(evening.files[name]!, at, bit) };
        const what = checkEvening(folder, files, evening);
        told.set(what, (told.get(what) ?? 0) + 1);
      });
    }
    for (const [what, count] of told) trial.figures.set(`flips: ${what}`, `${count}`);
    trial.figures.set('bytes of the last three commits', `${to - from}, every ${stride}.`);
    rmSync(folder, { recursive: true });
  },
};

/** Opens, reads, and compares with what was written. Anything else than the events that were written is a loss. */
function startOn(folder: string, files: Files, { events, commits }: PlayedJournal): Start {
  laidOut(folder, files);
  let store: ReturnType<typeof openStore> | undefined;
  try {
    store = openStore(folder);
    const read = store.read().map(({ event }) => event);
    const same = JSON.stringify(read) === JSON.stringify(events.slice(0, read.length));
    must(same, 'events were read that nobody wrote');
    const whole = read.length === 0 || commits.some((commit) => commit.events === read.length);
    must(whole, `a commit was torn apart: ${read.length} events`);
    return { events: read.length };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    must(error.message.includes(folder) && error.message.endsWith(FAULTS[error.code].advice), error.message);
    return { fault: error };
  } finally {
    store?.close();
  }
}

type Starter = (files: Files) => Start;

/**
 * Only commits that are whole in the log are there, and all of those: power went while the next was written. Had that one
 * been acknowledged, it would be told.
 */
function cut(bytes: number, { files, commits }: PlayedJournal, start: Starter): void {
  const durable = commits.findLast(({ walBytes }) => walBytes <= bytes)?.events ?? 0;
  const torn = { ...files, [WAL_FILE]: files[WAL_FILE]!.slice(0, bytes) };
  const started = start(withNote(torn, durable));
  must(
    'events' in started && started.events === durable,
    () => `${JSON.stringify(started)} instead of ${durable} events`,
  );
  if (durable < (commits.at(-1)?.events ?? 0)) mustTell(start(withNote(torn, durable + 1)));
}

/** The holder's note is still there: a table was killed, so there was a database with a log. */
function without(gone: readonly string[], { files }: PlayedJournal, start: Starter): void {
  mustTell(start(Object.fromEntries(Object.entries(files).filter(([name]) => !gone.includes(name)))));
}

function shortened(name: string, bytes: number, { files }: PlayedJournal, start: Starter): void {
  mustTell(start({ ...files, [name]: files[name]!.slice(0, bytes) }));
}

function mustTell(started: Start): void {
  const told = 'fault' in started && started.fault.code === 'journal-damaged';
  must(told, () => `started with ${JSON.stringify(started)}`);
}

/** Somebody wants to begin anew. */
function empty(start: Starter): void {
  const started = start({});
  must('events' in started && started.events === 0, () => `started with ${JSON.stringify(started)}`);
}

const bases = ({ files, closed }: PlayedJournal) => [
  { files, name: DATABASE_FILE },
  { files, name: WAL_FILE },
  { files: closed, name: DATABASE_FILE },
];

function flipped(bytes: Uint8Array, at: number, bit: number): Uint8Array {
  const copy = bytes.slice();
  copy[at]! ^= 1 << bit;
  return copy;
}

/** Whatever is not as it was written, is told. */
function flip(files: Files, { events }: PlayedJournal, start: Starter): string {
  const started = start(files);
  if ('fault' in started) return `explained (${started.fault.code})`;
  must(started.events === events.length, `goes on after event ${started.events} of ${events.length}`);
  return 'harmless';
}
