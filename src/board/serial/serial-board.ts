/** A board with our own firmware behind a link: opens, reopens, keeps the timer; all talking is the exchange's. */
import { KNOCK_BYTES } from '../../../hardware/protocol.ts';
import { protocolHash } from '../../../hardware/protocol-hash.ts';
import type { Clock, Timer } from '../../clock/clock.ts';
import { Fault } from '../../fault/fault.ts';
import type { Link } from '../../link/link.ts';
import { DARK_PICTURE, type Picture, type Tone } from '../../table/picture/picture.ts';
import type { Board, BoardListener, BoardState, BoardStatus, DoorOutputs } from '../board.ts';
import type { Cabinet } from '../cabinet.ts';
import { blamed, openLink } from '../open-link.ts';
import { Exchange } from './exchange.ts';

export interface SerialBoardOptions {
  readonly link: Link;
  readonly clock: Clock;
  readonly emulated: boolean;
  readonly cabinet: Cabinet;
  /** Hash of the sources of the .hex that came with this program; undefined when it is not known. */
  readonly firmwareHash?: number | undefined;
  /** A session number, 1..65535, at random. */
  readonly drawSession: () => number;
}

const REOPEN_FIRST_MS = 250;
/** A board that is plugged in again shows its picture within a second: looking for it must not take longer. */
const REOPEN_LONGEST_MS = 500;
/** What `close` gives the board to go dark. */
const DARKEN_MS = 500;
const SILENCE: Tone = { hz: 1000, durationMs: 0, volume: 0 };

/** Zeros first, which are no frame and nothing for our firmware, but for a bootloader. */
function knocking(frame: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(KNOCK_BYTES + frame.length);
  bytes.set(frame, KNOCK_BYTES);
  return bytes;
}

export class SerialBoard implements Board {
  readonly kind = 'serial';
  readonly emulated: boolean;
  readonly limits = [];
  readonly #link: Link;
  readonly #clock: Clock;
  readonly #exchange: Exchange;
  #listener: BoardListener | undefined;
  #closing: Promise<void> | undefined;
  /** Ends the wait of `close`: the board is dark, or the link is gone. */
  #darkened: (() => void) | undefined;
  #linkFault: Fault | undefined;
  #reopenMs = REOPEN_FIRST_MS;
  #cabinet: Cabinet;
  #timer: { readonly at: number; readonly handle: Timer } | undefined;

  constructor({ link, clock, emulated, cabinet, firmwareHash, drawSession }: SerialBoardOptions) {
    this.emulated = emulated;
    this.#link = link;
    this.#clock = clock;
    this.#cabinet = cabinet;
    const built = (): Cabinet => this.#cabinet;
    this.#exchange = new Exchange(
      {
        get cabinet() {
          return built();
        },
        expected: { protocolHash: protocolHash(), firmwareHash },
        // A port that is found by itself has its name only once it was opened.
        get port() {
          return link.name;
        },
        drawSession,
      },
      {
        write: (frame) => link.write(this.#exchange.ready ? frame : knocking(frame)),
        inputs: (report) => this.#listener?.inputs(report),
        coins: (report) => this.#listener?.coins?.(report),
        changed: () => this.#changed(),
      },
    );
  }

  start(listener: BoardListener): void {
    this.#listener = listener;
    this.#connect();
  }

  show(picture: Picture): void {
    if (this.#closing !== undefined) return;
    this.#exchange.show(picture, this.#clock.now());
    this.#arm();
  }

  display(text: string): void {
    if (this.#closing !== undefined) return;
    this.#exchange.display(text, this.#clock.now());
    this.#arm();
  }

  tone(tone: Tone): void {
    if (this.#closing !== undefined) return;
    this.#exchange.tone(tone, this.#clock.now());
    this.#arm();
  }

  door(outputs: DoorOutputs): void {
    if (this.#closing !== undefined) return;
    this.#exchange.coins.show(outputs);
    // Sent when the exchange has nothing more urgent to say.
    this.#exchange.tick(this.#clock.now());
    this.#arm();
  }

  fit(cabinet: Cabinet): void {
    if (this.#closing !== undefined) return;
    this.#cabinet = cabinet;
    this.#exchange.fit(this.#clock.now());
    this.#arm();
  }

  status(): BoardStatus {
    const { ready, fault, firmware, health, chattering, coins, counters } = this.#exchange;
    const state: BoardState = this.#listener === undefined ? 'closed' : ready ? 'ready' : 'connecting';
    return {
      state,
      description:
        firmware.text === ''
          ? this.#link.name
          : { say: 'detail.board', link: this.#link.name, firmware: firmware.text },
      otherFirmware: firmware.isOther,
      fault: fault ?? this.#linkFault,
      stuck: health.stuck,
      chattering,
      displays: health.displays,
      coinDoor: coins.status,
      counters,
    };
  }

  close(): Promise<void> {
    if (this.#closing === undefined) {
      this.show(DARK_PICTURE);
      this.display('');
      this.tone(SILENCE);
      this.#listener = undefined;
      this.#closing = this.#shut();
    }
    return this.#closing;
  }

  async #shut(): Promise<void> {
    if (this.#exchange.ready) await this.#darkening();
    this.#timer?.handle.cancel();
    this.#exchange.closed();
    await this.#link.close();
  }

  #darkening(): Promise<void> {
    return new Promise((resolve) => {
      const limit = this.#clock.after(DARKEN_MS, resolve);
      this.#darkened = () => {
        limit.cancel();
        resolve();
      };
    });
  }

  #connect(): void {
    const listener = {
      bytes: (chunk: Uint8Array) => this.#receive(chunk),
      closed: (reason?: Fault) => this.#lost(reason),
    };
    openLink(this.#link, listener, () => this.#opened());
  }

  #opened(): void {
    if (this.#closing !== undefined) {
      void this.#link.close();
      return;
    }
    // A board that stays silent stays to blame until it answers, however often the port opens.
    if (this.#linkFault?.code !== 'board-silent') this.#linkFault = undefined;
    // It hangs, perhaps where its own watchdog cannot help: behind the old Nano's bootloader.
    else void this.#link.reset();
    this.#exchange.opened(this.#clock.now());
    this.#arm();
  }

  #receive(chunk: Uint8Array): void {
    this.#exchange.receive(chunk, this.#clock.now());
    if (this.#exchange.settled) this.#darkened?.();
    this.#arm();
  }

  /** The link is closed, or could not be opened: try again after a moment, then less often. */
  #lost(reason: Fault | undefined): void {
    this.#exchange.closed();
    this.#darkened?.();
    if (this.#closing !== undefined) return;
    this.#linkFault = blamed(this.#linkFault, reason);
    this.#listener?.changed();
    this.#clock.after(this.#reopenMs, () => {
      if (this.#closing === undefined) this.#connect();
    });
    this.#reopenMs = Math.min(REOPEN_LONGEST_MS, this.#reopenMs * 2);
  }

  #tick(): void {
    this.#timer = undefined;
    const now = this.#clock.now();
    if (this.#exchange.isOverdue(now)) {
      this.#linkFault = new Fault('board-silent', {
        say: 'detail.silent',
        port: this.#link.name,
        seconds: 3,
      });
      this.#exchange.closed();
      void this.#link.close();
    } else this.#exchange.tick(now);
    this.#arm();
  }

  /** One timer; one that is set too early does no harm, and saves setting it anew for every frame. */
  #arm(): void {
    const at = this.#exchange.nextAt;
    if (at === Number.POSITIVE_INFINITY || (this.#timer !== undefined && this.#timer.at <= at)) return;
    this.#timer?.handle.cancel();
    this.#timer = { at, handle: this.#clock.after(at - this.#clock.now(), () => this.#tick()) };
  }

  #changed(): void {
    if (this.#exchange.ready) {
      this.#linkFault = undefined;
      this.#reopenMs = REOPEN_FIRST_MS;
    }
    this.#listener?.changed();
  }
}
