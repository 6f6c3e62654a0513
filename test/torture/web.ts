/** A table on a hostile network: a game is played while another process throws at it whatever it can. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Input } from '../../hardware/cabinet.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import { ModelTable } from './model-table.ts';
import { checkRestart, storedEvents, Truth } from './stored.ts';
import { storeGames } from './stored-games.ts';
import { sightOf, type Told, Viewer } from './viewer.ts';

const ATTACKER = join(import.meta.dirname, 'attacker.ts');
/** Presses before the attack; during it there are as many as it takes time for. */
const QUIET_PRESSES = { full: 2000, quick: 100 };
const DICE = '12346';
const HOLDS: readonly Input[] = ['hold1', 'hold2', 'hold3', 'hold4', 'hold5'];
/** Finished ones, whose pages can be asked for: more than one list shows. */
const GAMES_BEFORE = 60;
const FINGER_MS = 4;
const BETWEEN_MS = 16;
const TUMBLE_MS = 1600;
const SETTLED_MS = 500;
/** A press this old may be called stale. */
const LATE_MS = 400;
/** How much later than on a quiet table one picture in a hundred may be. */
const LATER_MS = 2.5;
const ATTACKER_NICE = 10;

interface Report {
  readonly fallen: number;
  /** HTTP status and how often it came. */
  readonly answers: readonly (readonly [number, number])[];
  readonly problems: readonly (readonly [string, number])[];
}

export const WEB: Campaign = {
  name: 'web',
  what:
    'malformed requests and frames, wrong PINs, slow readers, half-open connections and floods at a running table while holds are pressed: no crash, no wrong state, no answer that tells too much, ' +
    'and, in full, the 99th percentile of press to picture within 2.5 ms of the quiet table',
  tries: { full: 100_000, quick: 2000 },
  told: ['press to picture, 99th percentile, quiet', 'press to picture, 99th percentile, under attack'],
  async run(trial) {
    const table = new ModelTable();
    storeGames(table.dataFolder, GAMES_BEFORE);
    const port = await table.start([DICE]);
    const viewer = new Viewer(port);
    while (!isRolled(viewer.newest)) {
      await table.turn('lever', FINGER_MS);
      await pause(TUMBLE_MS);
    }
    const player = new Holder(table);
    const quietPresses = trial.tries >= WEB.tries.full ? QUIET_PRESSES.full : QUIET_PRESSES.quick;
    const quiet = await player.press((count) => count < quietPresses);
    const attacker = spawn(
      process.execPath,
      [ATTACKER, `${port}`, `${trial.tries}`, `${trial.chance.below(1e9)}`],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    // Attackers are other machines: they take nobody's turn on this one.
    if (attacker.pid !== undefined) setPriority(attacker.pid, ATTACKER_NICE);
    const ended = once(attacker, 'exit');
    const told = text(attacker.stdout);
    const busy = await player.press(() => attacker.exitCode === null && table.alive);
    await ended;
    count(trial, JSON.parse(await told) as Report);
    compare(trial, quiet, busy);
    await trial.attempt('the game afterwards', async () => {
      must(table.alive, 'the table has crashed');
      await pause(SETTLED_MS);
      player.held = sightOf(viewer.newest!.snapshot).held.slice(0, HOLDS.length);
      await player.press((count) => count < 20);
      await pause(SETTLED_MS);
      const sight = sightOf(viewer.newest!.snapshot);
      must(
        sight.rolls === 1 && sight.faces.slice(0, 5).join('') === DICE,
        () => `the table stands at ${JSON.stringify(sight)}`,
      );
      must(
        sight.held.slice(0, 5).join() === player.held.join(),
        () => `held ${sight.held}, pressed ${player.held}`,
      );
      const events = storedEvents(table.dataFolder);
      const begun = events.findLastIndex(({ type }) => type === 'game started');
      const toggles = events.slice(begun).filter(({ type }) => type === 'held' || type === 'freed').length;
      const missing = player.presses - toggles;
      must(missing >= 0 && missing <= player.late, () => `${player.presses} presses became ${toggles} holds`);
      const truth = new Truth(events);
      for (const { snapshot } of viewer.told) if (snapshot.screen === 'turn') truth.check(sightOf(snapshot));
      checkRestart(sight, events);
    });
    viewer.close();
    await table.close();
  },
};

/** Before it, the lever leads through the setup and begins the game. */
function isRolled(newest: Told | undefined): boolean {
  return newest?.snapshot.screen === 'turn' && sightOf(newest.snapshot).rolls > 0;
}

/** Routes that are hardly ever reached because limits stand before them would prove little. */
const MOST_LIMITED = 0.1;

function count(trial: Trial, { fallen, answers, problems }: Report): void {
  const counted = [...answers].sort(([a], [b]) => a - b);
  trial.figures.set('answers', counted.map(([status, times]) => `${times} × ${status}`).join(', '));
  const sum = counted.reduce((total, [, times]) => total + times, 0);
  const limited = new Map(answers).get(429) ?? 0;
  if (limited > sum * MOST_LIMITED) trial.lose(`${limited} of ${sum} requests only met a limit`);
  for (const [problem, times] of problems) for (let n = 0; n < times; n += 1) trial.lose(problem);
  trial.survived += fallen - Math.min(fallen, problems.length);
}

/** Wall time: on a machine that does other things beside it only says something when the campaign is played in full. */
function compare(trial: Trial, quiet: readonly number[], busy: readonly number[]): void {
  const [before, during] = [quiet, busy].map((turns) => percentile99(turns)) as [number, number];
  trial.figures.set(
    'press to picture, 99th percentile, quiet',
    `${before.toFixed(2)} ms of ${quiet.length} presses`,
  );
  trial.figures.set(
    'press to picture, 99th percentile, under attack',
    `${during.toFixed(2)} ms of ${busy.length} presses`,
  );
  trial.worst('press to picture, slowest under attack', Math.max(...busy), 'ms');
  if (trial.tries >= WEB.tries.full && during - before > LATER_MS)
    trial.lose(`pictures are ${(during - before).toFixed(2)} ms later than on a quiet table`);
}

function percentile99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

/** Holds and frees one die after the other. */
class Holder {
  held: readonly boolean[] = HOLDS.map(() => false);
  presses = 0;
  /** Presses that a busy machine may have let become too old to be played. */
  late = 0;
  readonly #table: ModelTable;
  #next = 0;

  constructor(table: ModelTable) {
    this.#table = table;
  }

  /** While `goesOn`, told the number of presses; resolves with the times from press to picture. */
  async press(goesOn: (count: number) => boolean): Promise<readonly number[]> {
    const turns: number[] = [];
    while (goesOn(turns.length)) {
      const slot = this.#next % HOLDS.length;
      this.#next += 1;
      this.held = this.held.with(slot, !this.held[slot]);
      const turnMs = await this.#table.turn(HOLDS[slot] as Input, FINGER_MS);
      this.presses += 1;
      if (turnMs > LATE_MS) this.late += 1;
      turns.push(turnMs);
      await pause(BETWEEN_MS);
    }
    return turns;
  }
}
