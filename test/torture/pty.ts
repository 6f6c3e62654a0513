/** The real serialport on a pseudo terminal: the far end dies, comes back, and is another board now and then. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CONFIG_DEFAULTS, INPUTS } from '../../hardware/cabinet.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { startUno } from '../../src/testing.ts';
import type { Uno } from '../../src/uno/uno.ts';
import { Witness } from '../contract/board-rig.ts';
import { pictureNumber, pixelsOf } from '../contract/pictures.ts';
import { type Cable, plugCable } from '../rig/socat.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';

/** What is at the far end when the cable is plugged in again. */
const FAR_ENDS = ['the same board', 'another board', 'the same board', 'somebody else'] as const;
type FarEnd = (typeof FAR_ENDS)[number];

const AWAY_MOST_MS = 1500;
/** Until a stranger is called one: three seconds of silence, and some for the machine. */
const NAMED_WITHIN_MS = 8000;
const WITHIN_MS = 10_000;
const FINGER_MS = 120;

export const PTY: Campaign = {
  name: 'pty',
  what:
    'deaths of the far end of a pseudo terminal under the real serialport (it comes back as the same board, as another one, or is first ' +
    'somebody else): the board is found again, shows the newest picture, and each press counts once',
  tries: { full: 60, quick: 4 },
  told: ['picture right after the cable was plugged in'],
  async run(trial) {
    const port = new Port(trial.chance);
    await port.start();
    for (let n = 0; n < trial.tries; n += 1) {
      const farEnd = FAR_ENDS[n % FAR_ENDS.length] as FarEnd;
      await trial.attempt(farEnd, () => port.dieAndComeBack(farEnd, n, trial));
    }
    await port.close();
  },
};

class Port {
  readonly #chance: Chance;
  readonly #folder = mkdtempSync(join(tmpdir(), 'dicetable-pty-'));
  readonly #board: SerialBoard;
  readonly #witness: Witness;
  #uno: Uno = startUno();
  #pace = new ChipPace(this.#uno);
  #cable: Cable | undefined;
  #far: PortLink | undefined;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#board = new SerialBoard({
      link: new PortLink({ path: this.#path('table') }),
      clock: new SystemClock(),
      emulated: false,
      cabinet: CONFIG_DEFAULTS,
      drawSession: () => 1 + chance.below(0xffff),
    });
    this.#witness = new Witness(this.#board);
  }

  async start(): Promise<void> {
    await this.#plug((bytes) => this.#pace.act(() => this.#uno.write(bytes)));
    this.#board.start({
      inputs: (report) => this.#witness.inputs(report),
      changed: () => this.#witness.changed(),
    });
    await this.#until('the board', () => this.#board.status().state === 'ready');
  }

  async dieAndComeBack(farEnd: FarEnd, n: number, trial: Trial): Promise<void> {
    await this.#pull();
    this.#board.show(pictureNumber(n));
    await pause(this.#chance.between(0, AWAY_MOST_MS));
    if (farEnd === 'another board') this.#exchange();
    if (farEnd === 'somebody else') await this.#meetSomebodyElse();
    const pluggedMs = performance.now();
    await this.#plug((bytes) => this.#pace.act(() => this.#uno.write(bytes)));
    const wanted = JSON.stringify(pixelsOf(pictureNumber(n)));
    const pixels = () => JSON.stringify(Array.from({ length: 6 }, (_, slot) => this.#uno.leds.pixels(slot)));
    await this.#until('the newest picture', () => pixels() === wanted);
    trial.worst('picture right after the cable was plugged in', performance.now() - pluggedMs, 'ms');
    await this.#press();
  }

  async close(): Promise<void> {
    await this.#board.close();
    await this.#pull();
    this.#pace.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #press(): Promise<void> {
    const input = this.#chance.pick(INPUTS);
    const before = this.#witness.presses.length;
    this.#pace.act(() => this.#uno.press(input, { bounce: 1 }));
    await this.#until(`the press of ${input}`, () => this.#witness.presses.length > before);
    await pause(FINGER_MS);
    this.#pace.act(() => this.#uno.release(input, { bounce: 1 }));
    await this.#until('its release', () => this.#witness.reports.at(-1)?.pressed.size === 0);
    const seen = this.#witness.presses.slice(before).map((press) => press.input);
    must(seen.join() === input, () => `${input} became ${seen}`);
  }

  /** Something that prints is at the port; it must be called what it is. */
  async #meetSomebodyElse(): Promise<void> {
    await this.#plug(() => {});
    const printing = setInterval(() => this.#far?.write(Buffer.from('sensor = 512\r\n')), 20);
    await this.#until('a fault', () => this.#board.status().fault?.code === 'board-silent', NAMED_WITHIN_MS);
    clearInterval(printing);
    await this.#pull();
  }

  /** A new chip, as bought. */
  #exchange(): void {
    this.#pace.stop();
    this.#uno = startUno({ seed: this.#chance.below(1000) });
    this.#pace = new ChipPace(this.#uno);
  }

  async #plug(receive: (bytes: Uint8Array) => void): Promise<void> {
    this.#cable = await plugCable(this.#path('table'), this.#path('board'));
    const far = new PortLink({ path: this.#path('board') });
    await far.open({ bytes: receive, closed: () => {} });
    this.#far = far;
    this.#uno.onBytes = (bytes) => far.write(bytes);
  }

  async #pull(): Promise<void> {
    this.#uno.onBytes = undefined;
    await this.#cable?.pull();
    await this.#far?.close();
    this.#cable = undefined;
  }

  async #until(what: string, isTrue: () => boolean, withinMs = WITHIN_MS): Promise<void> {
    const endMs = performance.now() + withinMs;
    while (!isTrue()) {
      must(
        performance.now() < endMs,
        () => `waited in vain for ${what}: ${this.#board.status().fault?.message}`,
      );
      await pause(5);
    }
  }

  #path(end: string): string {
    return join(this.#folder, end);
  }
}
