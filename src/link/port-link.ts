/**
 * A link over a serial port of this machine. Its first opening raises DTR and so resets an Uno, which then spends a second in
 * its bootloader; closing leaves DTR as it is, so that a table that is started again finds its board running.
 */
import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import type { SerialPort } from 'serialport';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { existing, findPort, type PortSources, portNames, systemSources } from './find-port.ts';
import type { Link, LinkListener } from './link.ts';
import { alreadyOpen, LinkSession } from './link-session.ts';
import { NamedPort } from './named-port.ts';

export interface PortLinkOptions {
  /** Undefined: the only board that is connected. */
  readonly path?: string | undefined;
  readonly baud?: number;
  /** `path` is a setting of the table: its faults say what helps when the board is at another port. */
  readonly isSetting?: boolean;
  /** What tests put in the place of what the system lists. */
  readonly sources?: PortSources;
}

/** As long as avrdude pulls it: a capacitor makes the reset of its edge. */
const PULSE_MS = 250;

export class PortLink implements Link {
  readonly #wanted: string | undefined;
  readonly #baud: number;
  readonly #sources: PortSources;
  readonly #named: NamedPort | undefined;
  #found: string | undefined;
  #opening: Promise<void> | undefined;
  #port: SerialPort | undefined;
  #session: LinkSession | undefined;

  constructor(options: PortLinkOptions = {}) {
    this.#wanted = options.path;
    this.#baud = options.baud ?? ATMEGA328P.baud;
    this.#sources = options.sources ?? systemSources(async () => (await driver()).list());
    if (options.path !== undefined && options.isSetting === true)
      this.#named = new NamedPort(options.path, this.#sources);
  }

  /** Where it was open last; undefined before the first time. */
  get found(): string | undefined {
    return this.#found;
  }

  get name(): string {
    return this.#wanted ?? this.#found ?? 'serial port';
  }

  async open(listener: LinkListener): Promise<void> {
    if (this.#port !== undefined || this.#opening !== undefined) throw alreadyOpen(this.name);
    this.#opening = this.#open(listener);
    try {
      await this.#opening;
    } finally {
      this.#opening = undefined;
    }
  }

  write(bytes: Uint8Array): void {
    if (this.#session !== undefined && this.#port?.isOpen) this.#port.write(Buffer.from(bytes));
  }

  async reset(): Promise<void> {
    const port = this.#port;
    if (this.#session === undefined || port === undefined) return;
    // Some adapters bring out the one line, some the other.
    await setLines(port, false);
    await pause(PULSE_MS);
    await setLines(port, true);
  }

  async close(): Promise<void> {
    // An attempt that is under way ends first; that it failed is its caller's concern.
    await this.#opening?.catch(() => undefined);
    if (this.#session !== undefined) await this.#end(this.#session, undefined);
  }

  async #open(listener: LinkListener): Promise<void> {
    // Loaded here: a machine for which there is no serial driver can still play on the emulated Uno.
    const SerialPort = await driver().catch((error: unknown) => {
      throw new Fault(
        'link-open',
        { say: 'detail.driver', why: messageOf(error) },
        {
          cause: error,
        },
      );
    });
    // Looked for again at every open: a board that is plugged in again may come back under another name.
    this.#found = this.#wanted ?? (await findPort(this.#sources));
    // hupcl off: closing must not pull DTR, which would reset the board once more.
    const port = new SerialPort({ path: this.#found, baudRate: this.#baud, autoOpen: false, hupcl: false });
    await new Promise<void>((resolve, reject) => {
      port.open((error) => (error ? reject(error) : resolve()));
    }).catch(async (error: unknown) => {
      if (this.#named !== undefined && isAbsent(messageOf(error))) throw await this.#named.absence();
      throw new Fault('link-open', await openProblem(this.name, error, this.#sources), { cause: error });
    });
    this.#named?.opened();
    // It raises DTR too: done before anybody may pull that, since a driver's calls overtake each other.
    await hurry(port);
    const session = new LinkSession(listener);
    this.#port = port;
    this.#session = session;
    this.#attend(port, session);
  }

  #attend(port: SerialPort, session: LinkSession): void {
    keepAwake(port);
    const lost = (why: Text, cause?: unknown) =>
      void this.#end(
        session,
        new Fault(
          this.#named === undefined ? 'link-lost' : 'port-lost',
          { say: 'detail.about', what: this.name, why },
          { cause },
        ),
      );
    port.on('data', (chunk: Buffer) => session.bytes(new Uint8Array(chunk)));
    port.on('error', (error) => lost(messageOf(error), error));
    // End of file without a close: that is how the far end of a pseudo terminal dies.
    const otherSideGone = () => lost({ say: 'detail.otherSideGone' });
    port.on('end', otherSideGone);
    heedHangUp(port, otherSideGone);
    port.on('close', (error: Error | null) =>
      lost(error ? messageOf(error) : { say: 'detail.portClosed' }, error),
    );
  }

  async #end(session: LinkSession, reason: Fault | undefined): Promise<void> {
    const port = this.#port;
    if (session !== this.#session || port === undefined) return;
    this.#session = undefined;
    // An error while closing a port whose device is gone: there is nothing left to close.
    if (port.isOpen) await new Promise<void>((resolve) => port.close(() => resolve()));
    this.#port = undefined;
    session.end(reason);
  }
}

/** A pseudo terminal has no such lines, and a port may go away meanwhile: nothing to be reset then. */
function setLines(port: SerialPort, raised: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (port.isOpen) port.set({ dtr: raised, rts: raised }, () => resolve());
    else resolve();
  });
}

/** Only some drivers have it (FTDI: 1 ms instead of 16); the others refuse, which is no fault. */
function hurry(port: SerialPort): Promise<void> {
  return new Promise((resolve) => {
    if (process.platform === 'linux') port.set({ lowLatency: true } as object, () => resolve());
    else resolve();
  });
}

/**
 * From Node 26.4 on, serialport's driver hears of bytes outside of any turn of JavaScript (serialport/bindings-cpp#239): the
 * promise that reads them waits until the loop turns for another reason (tried: 1.3 s, as long as nothing else went on).
 * Asked for a turn, it has one at once.
 */
function keepAwake(port: SerialPort): void {
  pollerOf(port)?.on('readable', () => setImmediate(() => undefined));
}

/**
 * A read that begins after the far end has gone gets no bytes and no error, and serialport's driver then reads again, for ever.
 * Its poller does hear of it, if it is asked to.
 */
function heedHangUp(port: SerialPort, gone: () => void): void {
  pollerOf(port)?.once('disconnect', (error: { readonly canceled?: boolean } | null) => {
    if (error?.canceled !== true) gone();
  });
}

/** Of the driver; Windows has none. */
function pollerOf(port: SerialPort): EventEmitter | undefined {
  return ((port.port ?? {}) as { readonly poller?: EventEmitter }).poller;
}

async function driver() {
  return (await import('serialport')).SerialPort;
}

function isAbsent(message: string): boolean {
  return /no such file|file not found|cannot find/i.test(message);
}

async function openProblem(path: string, error: unknown, sources: PortSources): Promise<Text> {
  const message = messageOf(error);
  if (/permission denied|access denied/i.test(message))
    return { say: 'detail.about', what: path, why: { say: 'detail.permission' } };
  if (isAbsent(message))
    return { say: 'detail.noPort', port: path, known: existing(await portNames(sources)) };
  if (/lock|busy|resource temporarily/i.test(message)) return { say: 'detail.portInUse', port: path };
  return `${path}: ${message.replace(/^Error:?\s*/, '')}`;
}
