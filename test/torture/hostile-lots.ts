/**
 * Hostile databases in lots, each with a seed and in a process of its own: all cores work, what a database does to SQLite itself
 * ends no more than its lot, and a run that was ended goes on behind the lots that it has done.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitName } from '../tools/measured-at.ts';
import type { Trial } from './campaign.ts';
import type { Lot } from './hostile-lot.ts';
import { quickFolder } from './played-journal.ts';

/** Databases: a quarter of a minute. */
export const LOT = 1000;
/** Of wall time, on a machine that has much other work: a lot that waits for something waits for ever. */
const PATIENCE_MS = 7_200_000;
/** How many lots go by between two words of how far it is. */
const TOLD_EVERY = 5;

/** As it is kept, a line each. */
interface DoneLot extends Lot {
  readonly seed: number;
  /** Of wall time since the campaign began. */
  readonly atSeconds: number;
}

export async function attackInLots(trial: Trial): Promise<void> {
  const seeds = Array.from({ length: Math.ceil(trial.tries / LOT) }, () => trial.chance.below(1e9));
  const kept = join(tmpdir(), `dicetable-hostile-${commitName()}-${seeds[0]}.jsonl`);
  const done = doneIn(kept);
  trial.earlierSeconds = Math.max(0, ...done.map(({ atSeconds }) => atSeconds));
  const left = seeds.filter((seed) => !done.some((lot) => lot.seed === seed));
  const begun = performance.now();
  const work = async (): Promise<void> => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const lot = await lotOf(seed, Math.min(LOT, trial.tries));
      const atSeconds = trial.earlierSeconds + (performance.now() - begun) / 1000;
      done.push({ ...lot, seed, atSeconds });
      appendFileSync(kept, `${JSON.stringify(done.at(-1))}\n`);
      if (done.length % TOLD_EVERY === 0) tell(done, trial.tries);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const lot of done) count(trial, lot);
  rmSync(kept, { force: true });
}

/** Of this very program: what others made of them says nothing of it. */
function doneIn(kept: string): DoneLot[] {
  if (!existsSync(kept) || commitName().endsWith('+')) {
    rmSync(kept, { force: true });
    return [];
  }
  const lines = readFileSync(kept, 'utf8').split('\n');
  // The last one may have been cut short.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as DoneLot);
}

function tell(done: readonly DoneLot[], tries: number): void {
  const sum = (of: 'survived' | 'lost') => done.reduce((all, lot) => all + lot[of], 0);
  const tried = sum('survived') + sum('lost');
  process.stdout.write(`   ${tried} of ${tries}, ${sum('lost')} lost\n`);
}

/** Never rejects: a lot that does not come to its end is a loss. */
function lotOf(seed: number, tries: number): Promise<Lot> {
  const room = quickFolder();
  const program = fileURLToPath(new URL('hostile-lot.ts', import.meta.url));
  const child = spawn(process.execPath, [program, `${seed}`, `${tries}`, room], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes;
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      rmSync(room, { recursive: true, force: true });
      const ended = `it ended with ${signal ?? code} before its end`;
      resolve(
        said.endsWith('\n') ? JSON.parse(said) : { survived: 0, lost: 1, losses: [ended], figures: {} },
      );
    });
  });
}

function count(trial: Trial, { seed, survived, lost, losses, figures }: DoneLot): void {
  trial.survived += survived;
  for (const loss of losses) trial.lose(`lot of seed ${seed}: ${loss}`);
  trial.lost += lost - losses.length;
  for (const [name, value] of Object.entries(figures))
    trial.figures.set(name, `${Number(trial.figures.get(name) ?? 0) + Number(value)}`);
}
