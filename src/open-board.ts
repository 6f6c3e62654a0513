/** The board that the cabinet file asks for, and the cable to it: two protocols, each over a real port or an emulated Uno. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Input } from '../hardware/cabinet.ts';
import type { CoinInput } from '../hardware/coin-door.ts';
import type { Board } from './board/board.ts';
import { SerialBoard } from './board/serial/serial-board.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/schema.ts';
import { Fault, messageOf } from './fault/fault.ts';
import { startEmulatedUno } from './link/chip-host.ts';
import type { Link } from './link/link.ts';
import { PortLink } from './link/port-link.ts';
import { packageRoot } from './package-root.ts';

/** What carries the board's bytes, and its buttons when they are emulated. */
export interface Cable {
  readonly link: Link;
  /** Another link to the same board at this rate, for its bootloader; undefined where there is none that could be asked. */
  readonly linkAt?: (baud: number) => Link;
  /** Undefined for a board with real buttons. */
  readonly pins: { press(input: Input): void; release(input: Input): void } | undefined;
  /** What a hand does at the emulated board's coin door; left out: it has none. */
  readonly workDoor?: (input: CoinInput) => void;
  close(): Promise<void>;
}

/** Throws a Fault when the emulated board's firmware cannot be read. */
export async function openCable({ board: { kind, port }, credits }: Config): Promise<Cable> {
  switch (kind) {
    case 'serial':
      return portCable(port);
    case 'emulated':
      return emulatedCable(firmwareFile(), undefined, credits.coins.length > 0);
    case 'firmata':
      return portCable(port, (await firmata()).FIRMATA_BAUD);
    case 'emulated-firmata': {
      const { FIRMATA_BAUD, nodePixelHex } = await firmata();
      return emulatedCable(nodePixelHex(), FIRMATA_BAUD);
    }
    default:
      return kind satisfies never;
  }
}

export async function makeBoard(
  { board: { kind }, leds }: Config,
  cable: Cable,
  clock: Clock,
): Promise<Board> {
  const { link } = cable;
  const emulated = cable.pins !== undefined;
  switch (kind) {
    case 'serial':
    case 'emulated':
      return new SerialBoard({
        link,
        clock,
        emulated,
        cabinet: leds,
        firmwareHash: shippedFirmwareHash(),
        drawSession: () => randomInt(1, 0x10000),
      });
    case 'firmata':
    case 'emulated-firmata': {
      const { FirmataBoard } = await firmata();
      return new FirmataBoard({ link, clock, emulated, leds });
    }
    default:
      return kind satisfies never;
  }
}

/** Loaded only where it is asked for: johnny-five takes 70 ms and 20 MB, and keeps state in its module. */
async function firmata() {
  const { requireFirmataPackages } = await import('./board/firmata/packages.ts');
  requireFirmataPackages();
  const [board, transport, file] = await Promise.all([
    import('./board/firmata/firmata-board.ts'),
    import('./board/firmata/transport.ts'),
    import('./board/firmata/firmware-file.ts'),
  ]);
  return { ...board, ...transport, ...file };
}

function portCable(port: string, baud?: number): Cable {
  const path = port === 'auto' ? undefined : port;
  const link = new PortLink({ path, isSetting: true, ...(baud === undefined ? {} : { baud }) });
  // What had no name is found by then.
  const linkAt = (rate: number) => new PortLink({ path: path ?? link.found, baud: rate });
  return { link, linkAt, pins: undefined, close: async () => {} };
}

function emulatedCable(file: string, baud?: number, coinDoor = false): Cable {
  const uno = startEmulatedUno({ hex: readFirmware(file), file, baud, coinDoor });
  const { link, workDoor } = uno;
  return { link, pins: uno, ...(coinDoor ? { workDoor } : {}), close: () => uno.close() };
}

export function firmwareFile(): string {
  return join(packageRoot(), 'firmware', 'dicetable.hex');
}

/** What a board says in WELCOME when it runs the firmware that came with this program: see gen/hash.h. */
export function shippedFirmwareHash(): number {
  const record = JSON.parse(readFirmware(`${firmwareFile()}.json`)) as { readonly sourcesSha256: string };
  return Number.parseInt(record.sourcesSha256.slice(0, 8), 16);
}

export function readFirmware(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Fault('firmware-file', messageOf(error), { cause: error });
  }
}
