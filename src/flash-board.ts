/** The firmware on its way to a board at a serial port of this machine, without a table. */
import { nodePixelHex } from './board/firmata/firmware-file.ts';
import { requireFirmataPackages } from './board/firmata/packages.ts';
import { type Flashed, type FlashOptions, flashBoard } from './board/flash/flash.ts';
import { SystemClock } from './clock/system-clock.ts';
import { Fault } from './fault/fault.ts';
import { findPort, systemSources } from './link/find-port.ts';
import { isKnownVendor, makerOf, otherBoard } from './link/known-boards.ts';
import { PortLink } from './link/port-link.ts';
import { firmwareFile, readFirmware, shippedFirmwareHash } from './open-board.ts';
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

/** Those that may be meant: the one that is named, or all likely ones. Throws Fault `link-open` when there is none. */
export async function boardPorts(named: string | undefined): Promise<readonly BoardPort[]> {
  const { SerialPort } = await import('serialport');
  const listed = await SerialPort.list().catch(() => []);
  const found = listed
    .filter(({ path, vendorId }) => (named === undefined ? isKnownVendor(vendorId) : path === named))
    .map(({ path, vendorId, productId }) => ({
      path,
      maker: makerOf(vendorId) ?? '',
      other: otherBoard(vendorId, productId),
    }));
  if (found.length > 0) return found;
  const path = named ?? (await findPort(systemSources(async () => listed)));
  return [{ path, maker: '', other: undefined }];
}

/** Throws Faults: of the file, of the port, `flash-board`, `flash-failed`. */
export async function flashPort(
  { path, other }: BoardPort,
  kind: FirmwareKind,
  { progress, stop }: Pick<FlashOptions, 'progress' | 'stop'>,
): Promise<Flashed> {
  if (other !== undefined)
    throw new Fault('flash-board', { say: 'detail.otherBoard', port: path, board: other });
  if (kind === 'firmata') requireFirmataPackages();
  const file = kind === 'ours' ? firmwareFile() : nodePixelHex();
  return flashBoard({
    linkAt: (baud) => new PortLink({ path, baud }),
    clock: new SystemClock(),
    flash: parseHex(readFirmware(file), file),
    firmwareHash: kind === 'ours' ? shippedFirmwareHash() : undefined,
    progress,
    stop,
  });
}
