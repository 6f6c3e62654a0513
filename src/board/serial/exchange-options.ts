/** What an exchange is given: how the board must be, and who hears of it. */
import type { CoinReport, InputReport } from '../board.ts';
import type { Cabinet } from '../cabinet.ts';
import type { Expected } from './status-text.ts';

/** Called from within the methods of the exchange, in the order of what happens. */
export interface ExchangeListener {
  write(frame: Uint8Array): void;
  inputs(report: InputReport): void;
  coins(report: CoinReport): void;
  changed(): void;
}

/** `settling`: the board has answered; CONFIG is not acknowledged yet, or no INPUT has come. */
export type Phase = 'closed' | 'greeting' | 'settling' | 'ready';

export interface ExchangeOptions {
  /** As it is now. */
  readonly cabinet: Cabinet;
  readonly expected: Expected;
  /** Name of the link, for messages to people. */
  readonly port: string;
  /** A session number, 1..65535, at random. */
  drawSession(): number;
}
