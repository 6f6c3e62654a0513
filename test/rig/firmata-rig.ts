/**
 * node-pixel's own published Uno firmware on an emulated chip, in table time, for the real johnny-five and node-pixel:
 *
 *     const chip = firmataChip();               // uno, clock, link: hand the link to a FirmataBoard
 *     const stock = await stockBoard(chip);     // or to a plain five.Board, as its users do
 *     const strip = new stock.pixel.Strip({ board: stock.board, controller: 'FIRMATA', gamma: 1.000001,
 *       strips: laneStrips(25) });              // lanes A0 to A2 with two dice of 25 pixels each
 *     strip.pixel(3).color([9, 8, 7]);
 *     strip.show();
 *     await chip.clock.advance(50);             // timers of the libraries run on this clock too
 *     lanePixels(chip.uno, 25);                 // [lane][pixel] as the LEDs show them
 *     stock.close();                            // puts the system's timers back: in afterEach
 */
import { readFileSync } from 'node:fs';
import { LEDS } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { FIRMWARE_NAME, nodePixelHex } from '../../src/board/firmata/firmware-file.ts';
import { type FiveBoard, type Libraries, loadLibraries } from '../../src/board/firmata/libraries.ts';
import { FIRMATA_BAUD, Transport } from '../../src/board/firmata/transport.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { parseHex } from '../../src/uno/hex.ts';
import type { Rgb } from '../../src/uno/led-lane.ts';
import { Uno, type UnoOptions } from '../../src/uno/uno.ts';
import { installLibraryTimers } from './library-timers.ts';

/** Firmata blinks its version at boot before it listens; then firmata-io asks four questions. */
export const BOOT_MS = 2500;
const HANDSHAKE_MS = 300;

export interface FirmataChip {
  readonly uno: Uno;
  readonly clock: LockstepClock;
  readonly link: ChipLink;
}

/** Just powered on. `program`: another one than node-pixel's. */
export function firmataChip(options: UnoOptions = {}, program = nodePixelProgram()): FirmataChip {
  const uno = new Uno(program, { baud: FIRMATA_BAUD, ...options });
  const link = new ChipLink(uno, { autoReset: options.bootloader !== undefined });
  return { uno, clock: new LockstepClock(uno), link };
}

function nodePixelProgram(): Uint16Array {
  const file = nodePixelHex();
  return parseHex(readFileSync(file, 'utf8'), file);
}

/** The same firmware under another name of the same length: what another Firmata sketch says of itself. */
export function renamedProgram(name: string): Uint16Array {
  const program = nodePixelProgram();
  const flash = Buffer.from(program.buffer);
  const at = flash.indexOf(`${FIRMWARE_NAME}\0`);
  if (at < 0 || name.length !== FIRMWARE_NAME.length)
    throw new Error(`The firmware cannot be called ${name}`);
  flash.write(name, at, 'latin1');
  return program;
}

export interface StockBoard extends Libraries {
  readonly board: FiveBoard;
  /** Its counters: bytes each way. It writes at once, whatever the board does: as a serialport would. */
  readonly transport: Transport;
  close(): void;
}

/** A five.Board that is ready, as anybody would make one; the libraries' timers run on the chip's clock. */
export async function stockBoard({ clock, link }: FirmataChip): Promise<StockBoard> {
  const restore = installLibraryTimers(clock);
  const libraries = loadLibraries();
  const transport = new Transport(clock, (bytes) => link.write(bytes));
  const io = new libraries.Firmata(transport, { reportVersionTimeout: 5000 });
  const board = new libraries.five.Board({ io, repl: false, sigint: false, debug: false });
  await link.open({ bytes: (bytes) => transport.received(bytes), closed: () => transport.close() });
  transport.opened();
  await clock.advance(BOOT_MS);
  io.reportVersion(() => undefined);
  io.queryFirmware(() => undefined);
  await clock.advance(HANDSHAKE_MS);
  if (!io.isReady) throw new Error('The Firmata board is not ready');
  return { ...libraries, board, transport, close: restore };
}

/** node-pixel's description of the three lanes, two dice each. */
export function laneStrips(pixelsPerDie: number): { pin: number; length: number; color_order: number }[] {
  return lanePins().map((pin) => ({ pin, length: LEDS.slotsPerLane * pixelsPerDie, color_order: 0 }));
}

/** Every lane's pixels as the LEDs show them, in chain order. */
export function lanePixels(uno: Uno, pixelsPerDie: number): readonly (readonly Rgb[])[] {
  return lanePins().map((_, lane) => uno.leds.chain(lane, LEDS.slotsPerLane * pixelsPerDie));
}

/** Arduino numbers analogue pins on: A0 is 14 on an Uno. */
function lanePins(): readonly number[] {
  return ATMEGA328P.pins
    .filter(({ use }) => use === 'lane')
    .map(({ arduino }) => 14 + Number(arduino.slice(1)));
}
