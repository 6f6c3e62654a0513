/** What an emulated Uno in a worker and its host say to each other. */
import type { Input } from '../../hardware/cabinet.ts';
import type { CoinInput } from '../../hardware/coin-door.ts';
import type { ResetCause } from '../uno/lives.ts';

/** What the worker is started with. */
export interface ChipWorkerData {
  readonly program: Uint16Array;
  /** Baud rate of the line; undefined: our own firmware's. */
  readonly baud: number | undefined;
  /** With a coin door. */
  readonly coinDoor: boolean;
}

export type ToChip =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'pin'; readonly input: Input; readonly pressed: boolean }
  | { readonly type: 'coin door'; readonly input: CoinInput }
  | { readonly type: 'reset'; readonly cause: ResetCause }
  | { readonly type: 'cable'; readonly plugged: boolean }
  /** Ends the worker. */
  | { readonly type: 'end' };

/** What the chip sent. */
export type FromChip = Uint8Array;
