/**
 * One conversation with one Firmata board, from the first question to its loss: asks who it is, sets up pins, strip and
 * display, and watches that it still answers. A lost board gets a new session, so that nothing old is believed.
 */
import type { Clock, Timer } from '../../clock/clock.ts';
import type { Fault } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import type { InputReport } from '../board.ts';
import { FirmataBuzzer, SILENCE } from './buzzer.ts';
import type { Chain } from './chain.ts';
import { Inputs } from './inputs.ts';
import type { Firmata, FiveBoard, Libraries, Strip } from './libraries.ts';
import { FirmataPictureSender } from './picture-sender.ts';
import { LANE_PINS, pinNumber } from './pins.ts';
import { ScoreDisplay } from './score-display.ts';
import type { Transport } from './transport.ts';
import { sketchText, wrongFirmware } from './wrong-firmware.ts';

export interface SessionParts {
  readonly libraries: Libraries;
  readonly clock: Clock;
  readonly chain: Chain;
  /** For people. */
  readonly port: string;
  readonly transport: Transport;
}

export interface SessionListener {
  ready(): void;
  inputs(report: InputReport): void;
  /** A display module came or went, an input got stuck or free. */
  changed(): void;
  /** It was reset, or says nothing any more. */
  lost(): void;
  /** It is no board for us. */
  refused(fault: Fault): void;
}

/** A board that was just reset listens only after its bootloader and Firmata's blinking; so it is asked again. */
const ASK_MS = 500;
/** The levels of the inputs are asked for this often: a lost report heals, and a board that is away is noticed. */
const POLL_MS = 400;
/** So many questions without a word: a reset board blinks for 2.2 s. One alone may be a halt of this program. */
const SILENT_POLLS = 2;
/** No gamma; at exactly 1 node-pixel prints two lines of advice. */
const GAMMA = 1 + Number.EPSILON;

export interface FirmataParts {
  readonly pictures: FirmataPictureSender;
  readonly display: ScoreDisplay;
  readonly buzzer: FirmataBuzzer;
  readonly inputs: Inputs;
}

export class FirmataSession {
  /** Undefined until the board is ready. */
  outputs: FirmataParts | undefined;
  /** For example `node_pixel_firmata.ino 2.5`. */
  firmware: Text = '';
  readonly #parts: SessionParts;
  readonly #listener: SessionListener;
  readonly #io: Firmata;
  #board: FiveBoard | undefined;
  #timer: Timer | undefined;
  /** Stops the timers of what was set up. */
  #ended: () => void = () => undefined;
  #over = false;

  constructor(parts: SessionParts, listener: SessionListener) {
    this.#parts = parts;
    this.#listener = listener;
    const { libraries, transport } = parts;
    // firmata-io's own second question would come once, after so long; ours come sooner and again.
    this.#io = new libraries.Firmata(transport, { reportVersionTimeout: 10 * ASK_MS });
    // Every question waits as a listener of its own.
    this.#io.setMaxListeners(0);
    this.#io.once('queryfirmware', () => this.#named());
    this.#io.once('ready', () => this.#answered());
    transport.opened();
    this.#ask();
  }

  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#timer?.cancel();
    clearTimeout(this.#io.reportVersionTimeoutId);
    this.#ended();
    this.#parts.transport.close();
    this.#io.removeAllListeners();
    this.#forgetBoard();
  }

  /** LEDs dark, display empty, buzzer silent; `done` when the board has worked through it. */
  darken(done: () => void): void {
    const { outputs } = this;
    if (outputs === undefined) {
      done();
      return;
    }
    const { pictures, display, buzzer } = outputs;
    display.show('');
    buzzer.play(SILENCE);
    const finish = (): void => this.#io.reportVersion(done);
    pictures.onSettled = finish;
    pictures.show(this.#parts.chain.dark);
    if (pictures.settled) finish();
  }

  #ask(): void {
    this.#io.reportVersion(() => undefined);
    this.#io.queryFirmware(() => undefined);
    this.#timer = this.#parts.clock.after(ASK_MS, () => this.#ask());
  }

  #named(): void {
    this.#timer?.cancel();
    const fault = wrongFirmware(this.#io.firmware, this.#parts.port);
    this.firmware = sketchText(this.#io.firmware);
    if (fault !== undefined) this.#listener.refused(fault);
  }

  /** All questions are answered, in order: from now on only a reset board says unasked who it is. */
  #answered(): void {
    if (this.#over) return;
    this.#io.on('queryfirmware', () => this.#listener.lost());
    const { five } = this.#parts.libraries;
    this.#board = new five.Board({ io: this.#io, repl: false, sigint: false, debug: false });
    this.#board.once('ready', () => this.#setUp());
  }

  #setUp(): void {
    if (this.#over) return;
    const { libraries, chain, clock, transport } = this.#parts;
    const { pixel } = libraries;
    const io = this.#io;
    const newStrip = (): Strip =>
      new pixel.Strip({
        board: this.#board!,
        controller: 'FIRMATA',
        gamma: GAMMA,
        strips: LANE_PINS.map((pin) => ({
          pin,
          length: chain.pixelsPerLane,
          color_order: pixel.COLOR_ORDER.GRB,
        })),
      });
    const changed = (): void => this.#listener.changed();
    // Questions are answered in order: when the inputs are known, so are the display's modules.
    const display = new ScoreDisplay(io, clock, changed);
    const inputs: Inputs = new Inputs(io, clock, {
      begun: () => {
        const buzzer = new FirmataBuzzer(io, pinNumber('buzzer'), clock);
        const makeStrip = (): Strip => {
          buzzer.say();
          return newStrip();
        };
        const pictures = new FirmataPictureSender({ makeStrip, io, transport, clock }, chain);
        this.outputs = { buzzer, inputs, display, pictures };
        this.#poll(Number.NEGATIVE_INFINITY, 0);
        this.#listener.ready();
      },
      inputs: (report) => this.#listener.inputs(report),
      changed,
    });
    this.#ended = () => {
      this.outputs?.pictures.close();
      this.outputs?.buzzer.close();
      display.close();
      inputs.close();
    };
  }

  /** `askedMs`: the last time before this; `silent`: how many questions in a row have had no answer. */
  #poll(askedMs: number, silent: number): void {
    const { clock, transport } = this.#parts;
    const missed = transport.heardAtMs > askedMs ? 0 : silent + 1;
    if (missed >= SILENT_POLLS) {
      this.#listener.lost();
      return;
    }
    const now = clock.now();
    this.outputs!.inputs.ask();
    this.#timer = clock.after(POLL_MS, () => this.#poll(now, missed));
  }

  /** johnny-five keeps every board that was ever made in its module; a table that reconnects all night would fill it. */
  #forgetBoard(): void {
    const { cache } = this.#parts.libraries.five.Board;
    const index = this.#board === undefined ? -1 : cache.indexOf(this.#board);
    if (index >= 0) cache.splice(index, 1);
    this.#board?.removeAllListeners();
  }
}
