/** The firmware on its way to a board at a serial port of this machine, or to that of a table. */
import { realpathSync } from 'node:fs';
import { nodePixelHex } from './board/firmata/firmware-file.ts';
import { requireFirmataPackages } from './board/firmata/packages.ts';
import { askBootloader, type Flashed, type FlashOptions, flashBoard } from './board/flash/flash.ts';
import type { Clock } from './clock/clock.ts';
import { SystemClock } from './clock/system-clock.ts';
import type { Config } from './config/schema.ts';
import { Fault } from './fault/fault.ts';
import { findPort, systemSources } from './link/find-port.ts';
import { isKnownVendor, makerOf, otherBoard } from './link/known-boards.ts';
import type { LentLink } from './link/lent-link.ts';
import { PortLink } from './link/port-link.ts';
import { type Cable, firmwareFile, readFirmware, shippedFirmwareHash } from './open-board.ts';
import { parseHex } from './uno/hex.ts';

/** A port with something behind it that may be an Uno or a Nano. */
export interface BoardPort {
  readonly path: string;
  /** Of its USB chip; empty where nobody knows. */
  readonly maker: string;
  /** The name of a board that cannot be flashed so; undefined for all that may. */
  readonly other: string | undefined;
}

export type { FlashProgress } from './board/flash/flash.ts';
export type FirmwareKind = 'ours' | 'firmata';
type Watched = Pick<FlashOptions, 'progress' | 'stop'>;

/** Those that may be meant: the one that is named, or all likely ones. Throws Fault `link-open` when there is none. */
export async function boardPorts(named: string | undefined): Promise<readonly BoardPort[]> {
  const { SerialPort } = await import('serialport');
  const listed = await SerialPort.list().catch(() => []);
  const meant = named === undefined ? undefined : realPath(named);
  const found = listed
    .filter(({ path, vendorId }) =>
      meant === undefined ? isKnownVendor(vendorId) : realPath(path) === meant,
    )
    .map(({ path, vendorId, productId }) => ({
      path: named ?? path,
      maker: makerOf(vendorId) ?? '',
      other: otherBoard(vendorId, productId),
    }));
  if (found.length > 0) return found;
  const path = named ?? (await findPort(systemSources(async () => listed)));
  return [{ path, maker: '', other: undefined }];
}

/** Names below /dev/serial/by-id are links to the ports that a system lists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // Nothing is there: whoever opens it will say so.
    return path;
  }
}

/** Throws Faults: of the file, of the port, `flash-board`, `flash-failed`. */
export async function flashPort(port: BoardPort, kind: FirmwareKind, watched: Watched): Promise<Flashed> {
  refuseOther(port);
  const linkAt = (baud: number) => new PortLink({ path: port.path, baud });
  return flashBoard({ ...firmwareOf(kind), linkAt, clock: new SystemClock(), ...watched });
}

/**
 * For the board of a table, which waits meanwhile as if its cable were out, and so does the game; undefined where there is no
 * bootloader. Faults as in `flashPort`.
 */
export function tableFlash(
  { linkAt, pins, link }: Cable,
  lent: LentLink,
  kind: Config['board']['kind'],
  clock: Clock,
): ((progress: FlashOptions['progress']) => Promise<Flashed>) | undefined {
  if (linkAt === undefined) return undefined;
  const firmware = kind.endsWith('firmata') ? 'firmata' : 'ours';
  return (progress) =>
    lent.lend(new Fault('board-flashing', link.name), async () => {
      // What is at a port of this machine may be something else by now.
      if (pins === undefined) for (const port of await boardPorts(link.name)) refuseOther(port);
      return flashBoard({ ...firmwareOf(firmware), linkAt, clock, progress, stop: { aborted: false } });
    });
}

/** Throws Faults: of the port, `flash-board` and `flash-failed`. */
export function bootloaderAt(path: string): ReturnType<typeof askBootloader> {
  const linkAt = (baud: number) => new PortLink({ path, baud });
  return askBootloader({ linkAt, clock: new SystemClock(), stop: { aborted: false } });
}

function refuseOther({ path, other }: BoardPort): void {
  if (other !== undefined)
    throw new Fault('flash-board', { say: 'detail.otherBoard', port: path, board: other });
}

function firmwareOf(kind: FirmwareKind): Pick<FlashOptions, 'flash' | 'firmwareHash'> {
  if (kind === 'firmata') requireFirmataPackages();
  const file = kind === 'ours' ? firmwareFile() : nodePixelHex();
  return {
    flash: parseHex(readFirmware(file), file),
    firmwareHash: kind === 'ours' ? shippedFirmwareHash() : undefined,
  };
}
