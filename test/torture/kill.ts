/** Controllers in processes of their own, killed at random instants; the chip, and all that was seen, live on in this one. */
import { setTimeout as pause } from 'node:timers/promises';
import { INPUTS, type Input, LEDS } from '../../hardware/cabinet.ts';
import type { Face } from '../../src/game/index.ts';
import { TILES_8X8 } from '../../src/table/picture/tiles-8x8.ts';
import { facesOn, heldOn, type Pixel } from '../../src/testing.ts';
import type { Bootloader } from '../../src/uno/program-memory.ts';
import { LiveChip } from '../games/live-chip.ts';
import { BOOTLOADER_NAMES, type BootloaderName, bootloader } from '../rig/bootloaders.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { checkRestart, readStored, storedEvents, Truth } from './stored.ts';
import { type Sight, sightOf, type Told, Viewer } from './viewer.ts';

/** A share of the kills hits a controller that is still starting. */
const WHILE_STARTING = 0.2;
const STARTS_IN_MS = 1200;
const LIVES_MS = 1600;
const FINGER_MS = 90;
/** A hold older than this is durable: a commit on a slow SD card, and what the machine adds when it is busy. */
const DURABLE_MS = 500;
const DICE = 5;
const SLOTS = Array.from({ length: DICE }, (_, slot) => slot);
const STANDS_MS = 200;
/** From the start of the process to its first picture on the LEDs. */
const LIT_WITHIN_MS = 2000;

const PLAYED: readonly Input[] = [...INPUTS, 'lever', 'lever', 'lever', 'select', 'select', 'next'];

export const KILL: Campaign = {
  name: 'kill',
  what:
    'kills at random instants (SIGKILL; one in five while it starts): nothing that a viewer or a pixel had shown is different or gone, ' +
    'the table stands as before, and, in full, its dice are lit within 2 s of every start',
  tries: { full: 500, quick: 12 },
  told: ['dice lit after the start, median', 'dice lit after the start, slowest'],
  async run(trial) {
    const counts: Counts = { litMs: [], rolls: 0, still: 0 };
    let left = trial.tries;
    const play = async (chance: Chance, fitted: BootloaderName) => {
      while (left > 0) {
        const pair = new Pair(chance, counts, bootloader(fitted));
        await pair.serve();
        while (left > 0) {
          left -= 1;
          if (!(await trial.attempt('kill', () => pair.live()))) break;
        }
        await pair.close();
      }
    };
    // Controllers at the same time: one a core.
    await Promise.all(BOOTLOADER_NAMES.map((name) => play(trial.chance.fork(), name)));
    reportLit(trial, counts.litMs);
    trial.figures.set('rolls that stood on the LEDs before a kill', `${counts.rolls}`);
    trial.figures.set('restarts with nothing under way: all as before', `${counts.still}`);
  },
};

/**
 * A busy machine may leave a tumble standing for long, and eyes that forgive frames take half the steps of a spinning die
 * for a two: inside the frame each pixel must be that of the face.
 */
function isFace(pixels: readonly Pixel[], face: Face): boolean {
  return pixels.every((pixel, index) => {
    const [row, column] = [Math.floor(index / LEDS.width), index % LEDS.width];
    const inFrame = [row, column].some((at) => at === 0 || at === LEDS.width - 1);
    const lit = ((TILES_8X8.faces[face]?.[row] ?? 0) & (0x80 >> column)) !== 0;
    return inFrame || lit === pixel.some((value) => value > 0);
  });
}

interface Last {
  readonly sight: Sight;
  /** When it was told, as `Date.now()`. */
  readonly toldMs: number;
  /** Nothing was going on any more. */
  readonly still: boolean;
}

interface Counts {
  /** From the start of each controller to its first light. */
  readonly litMs: number[];
  rolls: number;
  still: number;
}

/** Wall time: judged in full only, where nothing else keeps the machine busy. */
function reportLit(trial: Trial, litMs: number[]): void {
  litMs.sort((a, b) => a - b);
  const middle = litMs[Math.floor(litMs.length / 2)] ?? Number.POSITIVE_INFINITY;
  const slowest = litMs.at(-1) ?? Number.POSITIVE_INFINITY;
  trial.figures.set('dice lit after the start, median', `${middle.toFixed(0)} ms`);
  trial.figures.set('dice lit after the start, slowest', `${slowest.toFixed(0)} ms`);
  if (trial.tries >= KILL.tries.full && slowest > LIT_WITHIN_MS)
    trial.lose(`the dice are lit ${slowest.toFixed(0)} ms after the start`);
}

class Pair {
  readonly #chip: LiveChip;
  readonly #chance: Chance;
  readonly #counts: Counts;
  /** The last that viewers of the controller before were told. */
  #last: Last | undefined;

  constructor(chance: Chance, counts: Counts, fitted: Bootloader) {
    this.#chip = new LiveChip({ bootloader: fitted });
    this.#chance = chance;
    this.#counts = counts;
  }

  #standing = { faces: '', sinceMs: 0 };
  /** All rolls that have stood on the LEDs. */
  readonly #pixels = new Set<string>();

  serve(): Promise<void> {
    return this.#chip.serve();
  }

  close(): Promise<void> {
    return this.#chip.close();
  }

  /** One controller: it is started, looked at, played on, and killed. */
  async live(): Promise<void> {
    if (this.#chance.share() < WHILE_STARTING) {
      const starting = this.#chip.startController('Eric,Julie').catch(() => 0);
      await pause(this.#chance.between(0, STARTS_IN_MS));
      await this.#chip.kill();
      await starting;
      return;
    }
    this.#watchLight();
    const viewer = new Viewer(await this.#chip.startController('Eric,Julie'));
    try {
      await this.#chip.until('the first snapshot', () => viewer.newest?.snapshot.board.state === 'ready');
      await this.#checkStart(viewer.newest!);
      await this.#play(viewer);
    } finally {
      await this.#chip.kill();
      viewer.close();
    }
    const { events, newestMs } = readStored(this.#chip.dataFolder);
    // On a busy machine a press may still have become durable after the last that anybody was told.
    const last = this.#last;
    if (last !== undefined) this.#last = { ...last, still: last.still && newestMs <= last.toldMs };
    const truth = new Truth(events);
    for (const { snapshot } of viewer.told) if (snapshot.screen === 'turn') truth.check(sightOf(snapshot));
    for (const faces of this.#pixels) must(truth.has(faces), `${faces} stood on the LEDs and is gone`);
  }

  /** Dice that stand on the LEDs for longer than a tumbling one ever does are a roll that was shown. */
  #notePixels(): void {
    const { uno } = this.#chip;
    const faces = facesOn(uno).slice(0, DICE).join('');
    if (faces !== this.#standing.faces) this.#standing = { faces, sinceMs: uno.nowMs };
    else if (
      uno.nowMs - this.#standing.sinceMs > STANDS_MS &&
      faces.length === DICE &&
      SLOTS.every((slot) => isFace(uno.leds.pixels(slot), Number(faces[slot]) as Face)) &&
      /^ROLL \d\/\d/.test(uno.text)
    ) {
      if (!this.#pixels.has(faces)) this.#counts.rolls += 1;
      this.#pixels.add(faces);
    }
  }

  #watchLight(): void {
    const { uno } = this.#chip;
    const fromMs = performance.now();
    uno.leds.onPicture = () => {
      if (
        !uno.leds
          .pixels(0)
          .flat()
          .some((value) => value > 0)
      )
        return;
      this.#counts.litMs.push(performance.now() - fromMs);
      uno.leds.onPicture = undefined;
    };
  }

  /** The new controller shows what the old one had shown, on the page and in pixels. */
  async #checkStart({ snapshot }: Told): Promise<void> {
    const last = this.#last;
    if (last === undefined) return;
    const sight = sightOf(snapshot);
    if (last.still) this.#counts.still += 1;
    if (last.still)
      must(same(last.sight, sight), () => `${JSON.stringify(last.sight)} became ${JSON.stringify(sight)}`);
    const events = storedEvents(this.#chip.dataFolder);
    new Truth(events).check(last.sight);
    checkRestart(sight, events);
    if (sight.faces.slice(0, DICE).includes(0)) return;
    const { uno } = this.#chip;
    const faces = sight.faces.slice(0, DICE).join();
    await this.#chip.until(`the dice ${faces}`, () => facesOn(uno).slice(0, DICE).join() === faces);
    const held = sight.held.flatMap((isHeld, slot) => (isHeld ? [slot + 1] : [])).join();
    await this.#chip.until(`the frames ${held}`, () => heldOn(uno).join() === held);
  }

  /** Presses until the kill, which comes at any moment. */
  async #play(viewer: Viewer): Promise<void> {
    const stopMs = performance.now() + this.#chance.between(0, LIVES_MS);
    const quiet = this.#chance.share() < 0.4;
    let pressedMs = 0;
    const pressing = (async () => {
      while (performance.now() < stopMs - (quiet ? 2 * DURABLE_MS : 0)) {
        pressedMs = performance.now();
        const played = viewer.newest?.snapshot.screen === 'turn' ? this.#chance.pick(PLAYED) : 'lever';
        await this.#chip.press(played, FINGER_MS);
        await pause(this.#chance.between(0, 400));
      }
    })();
    while (performance.now() < stopMs) {
      this.#notePixels();
      await pause(Math.min(20, Math.max(0, stopMs - performance.now())));
    }
    const { snapshot, atMs } = viewer.newest!;
    const nowMs = performance.now();
    await this.#chip.kill();
    await pressing;
    const still = snapshot.screen === 'turn' && nowMs - Math.max(atMs, pressedMs) > DURABLE_MS;
    this.#last = {
      sight: sightOf(snapshot),
      toldMs: performance.timeOrigin + atMs,
      still: still && snapshot.slots.every(({ tumbling }) => !tumbling),
    };
  }
}

const same = (a: Sight, b: Sight): boolean => JSON.stringify(a) === JSON.stringify(b);
