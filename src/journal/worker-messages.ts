/** What the journal and its worker tell each other. */
import type { FaultCode } from '../fault/catalogue.ts';
import type { StoredEvent } from './journal.ts';
import type { Entry } from './sqlite-store.ts';

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string;
}

export type Request =
  | { readonly type: 'append'; readonly entries: readonly Entry[] }
  | { readonly type: 'read' }
  | { readonly type: 'close' };

/** One for the start and one for every request, in order. `events` is empty except after `read`. */
export type Reply =
  | { readonly type: 'done'; readonly events: readonly StoredEvent[] }
  | { readonly type: 'fault'; readonly code: FaultCode; readonly detail: string };
