/**
 * The field's own libraries, as far as we use them. They are loaded only for a Firmata board: they take 70 ms, and
 * johnny-five keeps state in its module. None of them brings types.
 */
import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import type { Transport } from './transport.ts';

/** firmata-io: one conversation with one board. */
export interface Firmata extends EventEmitter {
  readonly isReady: boolean;
  readonly firmware: {
    readonly name?: string;
    readonly version?: { readonly major: number; readonly minor: number };
  };
  readonly MODES: { readonly PULLUP: number; readonly PWM: number };
  readonly reportVersionTimeoutId: NodeJS.Timeout;
  reportVersion(done: () => void): void;
  queryFirmware(done: () => void): void;
  pinMode(pin: number, mode: number): void;
  pwmWrite(pin: number, value: number): void;
  /** Asks for the level of all inputs of the pin's port, now and whenever one changes: event `digital-read`. */
  reportDigitalPin(pin: number, on: 0 | 1): void;
  i2cConfig(): void;
  i2cWrite(address: number, bytes: readonly number[]): void;
  i2cReadOnce(address: number, count: number, done: (bytes: readonly number[]) => void): void;
}

/** johnny-five's board, which its components and node-pixel's strips are made for. */
export type FiveBoard = EventEmitter;

/** node-pixel: all lanes as one strip of pixels in the order of the lanes. */
export interface Strip extends EventEmitter {
  /** Of all pixels at once, red, green, blue 0..255. */
  color(rgb: number[]): void;
  pixel(index: number): { color(rgb: number[]): void };
  show(): void;
}

export interface Libraries {
  readonly Firmata: new (transport: Transport, options: { readonly reportVersionTimeout: number }) => Firmata;
  readonly five: {
    readonly Board: {
      new (options: {
        readonly io: Firmata;
        readonly repl: false;
        readonly sigint: false;
        readonly debug: false;
      }): FiveBoard;
      /** Every board that was ever made, in the module itself. */
      readonly cache: FiveBoard[];
    };
  };
  readonly pixel: {
    readonly Strip: new (options: {
      readonly board: FiveBoard;
      readonly controller: 'FIRMATA';
      readonly gamma: number;
      readonly strips: { pin: number; length: number; color_order: number }[];
    }) => Strip;
    readonly COLOR_ORDER: { readonly GRB: number };
  };
}

export function loadLibraries(): Libraries {
  const require = createRequire(import.meta.url);
  const { Firmata } = require('firmata-io') as Pick<Libraries, 'Firmata'>;
  return { Firmata, five: require('johnny-five'), pixel: require('node-pixel') };
}
