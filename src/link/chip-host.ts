/** Starts an emulated Uno in a thread of its own, at the wall clock's pace, and gives its link and its buttons. */
import { Worker } from 'node:worker_threads';
import type { Input } from '../../hardware/cabinet.ts';
import type { CoinInput } from '../../hardware/coin-door.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { parseHex } from '../uno/hex.ts';
import type { ChipWorkerData, FromChip, ToChip } from './chip-messages.ts';
import type { Link, LinkListener } from './link.ts';
import { alreadyOpen, LinkSession } from './link-session.ts';

export interface EmulatedUno {
  readonly link: Link;
  press(input: Input): void;
  release(input: Input): void;
  /** A coin falls, the service button is pressed, the door opened. */
  workDoor(input: CoinInput): void;
  /** The reset button. */
  reset(): void;
  /** Pulls the cable, so that the chip loses its power, or plugs it in again. */
  setCable(plugged: boolean): void;
  /** Ends the thread; an open link closes. */
  close(): Promise<void>;
}

/** The worker beside this file, which is JavaScript where the package is installed. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './chip-worker.ts' : './chip-worker.js',
  import.meta.url,
);

/** `baud`: of the line, where it is not our own firmware's. */
export interface EmulatedFirmware {
  /** Text of an Intel HEX file, and its name for errors. */
  readonly hex: string;
  readonly file: string;
  readonly baud?: number | undefined;
  /** Left out: it has none. */
  readonly coinDoor?: boolean;
}

/** Throws Fault `firmware-file`. */
export function startEmulatedUno({ hex, file, baud, coinDoor = false }: EmulatedFirmware): EmulatedUno {
  const workerData: ChipWorkerData = { program: parseHex(hex, file), baud, coinDoor };
  const worker = new Worker(WORKER, { workerData, name: 'emulated Uno' });
  const link = new WorkerLink(worker);
  const tell = (message: ToChip) => worker.postMessage(message);
  return {
    link,
    press: (input) => tell({ type: 'pin', input, pressed: true }),
    release: (input) => tell({ type: 'pin', input, pressed: false }),
    workDoor: (input) => tell({ type: 'coin door', input }),
    reset: () => tell({ type: 'reset', cause: 'button' }),
    setCable: (plugged) => {
      tell({ type: 'cable', plugged });
      link.setCable(plugged);
    },
    close: async () => {
      await link.close();
      tell({ type: 'end' });
      await link.ended;
    },
  };
}

/** The link to a worker; the worker's end is the loss of the board. */
class WorkerLink implements Link {
  readonly name = 'emulated Uno';
  /** Resolves when the worker has ended. */
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  #session: LinkSession | undefined;
  #plugged = true;
  #death: Fault | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (bytes: FromChip) => this.#session?.bytes(bytes));
    worker.on('error', (error) => this.#die(messageOf(error)));
    this.ended = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#die({ say: 'detail.chipEnded' });
        resolve();
      });
    });
  }

  /** Without a cable the link ends at once and cannot be opened. */
  setCable(plugged: boolean): void {
    this.#plugged = plugged;
    if (!plugged)
      this.#end(
        new Fault('link-lost', { say: 'detail.about', what: this.name, why: { say: 'detail.cablePulled' } }),
      );
  }

  async open(listener: LinkListener): Promise<void> {
    if (this.#session !== undefined) throw alreadyOpen(this.name);
    if (this.#death !== undefined) throw new Fault('link-open', this.#death.about);
    if (!this.#plugged)
      throw new Fault('link-open', { say: 'detail.about', what: this.name, why: { say: 'detail.cableOut' } });
    this.#session = new LinkSession(listener);
  }

  write(bytes: Uint8Array): void {
    if (this.#session === undefined) return;
    const message: ToChip = { type: 'bytes', bytes };
    this.#worker.postMessage(message);
  }

  async reset(): Promise<void> {
    if (this.#session === undefined) return;
    const message: ToChip = { type: 'reset', cause: 'cable' };
    this.#worker.postMessage(message);
  }

  async close(): Promise<void> {
    this.#end(undefined);
  }

  #die(why: Text): void {
    this.#death ??= new Fault('link-lost', { say: 'detail.about', what: this.name, why });
    this.#end(this.#death);
  }

  #end(reason: Fault | undefined): void {
    const session = this.#session;
    this.#session = undefined;
    session?.end(reason);
  }
}
