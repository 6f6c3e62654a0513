/** What the journal and its worker tell each other. */
import type { FaultCode } from '../fault/catalogue.ts';
import type { Game } from '../game/game.ts';
import type { StoredEvent } from './journal.ts';
import type { Entry } from './sqlite-store.ts';

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string;
}

export type Request =
  | { readonly type: 'append'; readonly entries: readonly Entry[] }
  | { readonly type: 'read' }
  | { readonly type: 'finished' }
  | { readonly type: 'close' };

export interface Answer {
  /** Empty except after `read`. */
  readonly events: readonly StoredEvent[];
  /** Empty except after `finished`. */
  readonly games: readonly Game[];
}

/** One for the start and one for every request, in order. */
export type Reply =
  | ({ readonly type: 'done' } & Answer)
  | { readonly type: 'fault'; readonly code: FaultCode; readonly detail: string };
