/** A stock Firmata board with node-pixel's firmware behind a link: opens, reopens, and keeps what is to be shown. */
import type { Clock, Timer } from '../../clock/clock.ts';
import type { Fault } from '../../fault/fault.ts';
import type { Link } from '../../link/link.ts';
import { DARK_PICTURE, type Picture, type Tone } from '../../table/picture/picture.ts';
import type { Board, BoardListener, BoardStatus } from '../board.ts';
import type { Cabinet } from '../cabinet.ts';
import { blamed, isOfLink, openLink } from '../open-link.ts';
import { Chain, type Leds } from './chain.ts';
import { type Libraries, loadLibraries } from './libraries.ts';
import { FirmataSession } from './session.ts';
import { Transport } from './transport.ts';
import { noAnswer } from './wrong-firmware.ts';

export interface FirmataBoardOptions {
  /** At FIRMATA_BAUD. */
  readonly link: Link;
  readonly clock: Clock;
  readonly emulated: boolean;
  readonly leds: Leds;
}

/** A board that is plugged in again must not wait for us. */
const REOPEN_MS = 500;
/** Opening resets a real board: one that is silent or wrong gets time to boot, and its owner to flash it. */
const REOPEN_AFTER_REFUSAL_MS = 4000;
/** Without an answer for so long the port is closed and opened again, which resets a real board. */
const ANSWER_WITHIN_S = 5;
/** What `close` gives the board to go dark: a picture may be under way. */
const DARKEN_MS = 500;

/** What Firmata has no way to promise; a contract test holds each against the board. */
const FIRMATA_LIMITS: Board['limits'] = [
  { say: 'limit.noChecks', seconds: 10 },
  { say: 'limit.falsePress' },
  { say: 'limit.noCounts' },
];

export class FirmataBoard implements Board {
  readonly kind = 'firmata';
  readonly emulated: boolean;
  readonly limits = FIRMATA_LIMITS;
  readonly #link: Link;
  readonly #clock: Clock;
  #leds: Leds;
  #chain: Chain;
  readonly #libraries: Libraries;
  #listener: BoardListener | undefined;
  #closing: Promise<void> | undefined;
  #session: FirmataSession | undefined;
  #transport: Transport | undefined;
  #picture: Picture = DARK_PICTURE;
  #text = '';
  #fault: Fault | undefined;
  #patience: Timer | undefined;
  #reopening: Timer | undefined;
  #bytesBefore = { out: 0, in: 0 };
  #sessions = 0;

  constructor({ link, clock, emulated, leds }: FirmataBoardOptions) {
    this.#link = link;
    this.#clock = clock;
    this.emulated = emulated;
    this.#leds = leds;
    this.#chain = new Chain(leds);
    this.#libraries = loadLibraries();
  }

  start(listener: BoardListener): void {
    this.#listener = listener;
    this.#connect();
  }

  show(picture: Picture): void {
    if (this.#closing !== undefined) return;
    this.#picture = picture;
    this.#session?.outputs?.pictures.show(this.#chain.bytes(picture));
  }

  display(text: string): void {
    if (this.#closing !== undefined) return;
    this.#text = text;
    this.#session?.outputs?.display.show(text);
  }

  tone(tone: Tone): void {
    if (this.#closing === undefined) this.#session?.outputs?.buzzer.play(tone);
  }

  /** It has none. */
  door(): void {}

  fit(cabinet: Cabinet): void {
    if (this.#closing !== undefined) return;
    const { pixels } = this.#chain;
    this.#leds = { ...cabinet, dice: this.#leds.dice };
    this.#chain = new Chain(this.#leds);
    // Lamps make the lanes longer: the strips of a session have the length that they began with.
    if (this.#chain.pixels !== pixels) {
      if (this.#session !== undefined) this.#startAgain();
    } else this.#session?.outputs?.pictures.show(this.#chain.bytes(this.#picture));
  }

  status(): BoardStatus {
    const outputs = this.#session?.outputs;
    const firmware = this.#session?.firmware ?? '';
    return {
      state: this.#listener === undefined ? 'closed' : outputs === undefined ? 'connecting' : 'ready',
      description:
        firmware === '' ? this.#link.name : { say: 'detail.board', link: this.#link.name, firmware },
      otherFirmware: false,
      fault: this.#fault,
      stuck: outputs?.inputs.stuck ?? [],
      chattering: [],
      displays: outputs?.display.count ?? 0,
      counters: { ...outputs?.pictures.counters, ...this.#byteCounters(), sessions: this.#sessions },
    };
  }

  close(): Promise<void> {
    this.#closing ??= this.#shut();
    return this.#closing;
  }

  async #shut(): Promise<void> {
    this.#listener = undefined;
    this.#reopening?.cancel();
    const session = this.#session;
    if (session?.outputs !== undefined)
      await new Promise<void>((resolve) => {
        const limit = this.#clock.after(DARKEN_MS, resolve);
        session.darken(() => {
          limit.cancel();
          resolve();
        });
      });
    this.#endSession();
    await this.#link.close();
  }

  #connect(): void {
    const listener = {
      bytes: (chunk: Uint8Array) => this.#transport?.received(chunk),
      closed: (reason?: Fault) => this.#lost(reason),
    };
    openLink(this.#link, listener, () => this.#opened());
  }

  #opened(): void {
    if (this.#closing !== undefined) {
      void this.#link.close();
      return;
    }
    // A board that stays silent or wrong stays to blame until it answers, however often the port opens.
    if (isOfLink(this.#fault)) this.#fault = undefined;
    this.#begin();
  }

  /** A new conversation over the open link. */
  #begin(): void {
    this.#endSession();
    this.#sessions += 1;
    const transport = new Transport(this.#clock, (bytes) => this.#link.write(bytes));
    this.#transport = transport;
    this.#patience = this.#clock.after(ANSWER_WITHIN_S * 1000, () =>
      this.#giveUp(
        noAnswer({
          port: this.#link.name,
          emulated: this.emulated,
          seconds: ANSWER_WITHIN_S,
          bytes: transport.bytes.in,
          firmware: this.#session?.firmware ?? '',
        }),
      ),
    );
    this.#session = new FirmataSession(
      {
        libraries: this.#libraries,
        clock: this.#clock,
        chain: this.#chain,
        port: this.#link.name,
        transport,
      },
      {
        ready: () => this.#ready(),
        inputs: (report) => this.#listener?.inputs(report),
        changed: () => this.#listener?.changed(),
        lost: () => this.#startAgain(),
        refused: (fault) => this.#giveUp(fault),
      },
    );
  }

  #ready(): void {
    this.#patience?.cancel();
    this.#fault = undefined;
    const { pictures } = this.#session!.outputs!;
    pictures.show(this.#chain.bytes(this.#picture));
    this.#session!.outputs!.display.show(this.#text);
    this.#listener?.changed();
  }

  /** The board was reset or is silent, the link is open. */
  #startAgain(): void {
    if (this.#closing !== undefined) return;
    this.#begin();
    this.#listener?.changed();
  }

  /** Nothing can be done over this link as it is: closing and opening it resets the board, and frees it for a programmer. */
  #giveUp(fault: Fault): void {
    this.#fault = fault;
    this.#endSession();
    void this.#link.close();
  }

  /** The link is closed (by ourselves: no reason), or could not be opened: try again after a while. */
  #lost(reason: Fault | undefined): void {
    this.#endSession();
    if (this.#closing !== undefined) return;
    this.#fault = blamed(this.#fault, reason);
    this.#listener?.changed();
    const delayMs = reason === undefined ? REOPEN_AFTER_REFUSAL_MS : REOPEN_MS;
    this.#reopening = this.#clock.after(delayMs, () => this.#connect());
  }

  #endSession(): void {
    this.#patience?.cancel();
    this.#session?.close();
    this.#bytesBefore = this.#allBytes();
    this.#session = undefined;
    this.#transport = undefined;
  }

  #allBytes(): { out: number; in: number } {
    const { out, in: heard } = this.#transport?.bytes ?? { out: 0, in: 0 };
    return { out: this.#bytesBefore.out + out, in: this.#bytesBefore.in + heard };
  }

  #byteCounters(): { bytesOut: number; bytesIn: number } {
    const { out, in: heard } = this.#allBytes();
    return { bytesOut: out, bytesIn: heard };
  }
}
