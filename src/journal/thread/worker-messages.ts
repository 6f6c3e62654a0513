/** What the journal and its worker tell each other. */
import type { FaultCode } from '../../fault/catalogue.ts';
import type { Game } from '../../game/game.ts';
import type { HistoryPage, JournalInfo, SealedGame, StoredFameEdit } from '../archive.ts';
import type { StoredEvent } from '../journal.ts';
import type { Entry } from '../store/sqlite-store.ts';

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string;
  /** Where a backup may be, for those whose journal is damaged. */
  readonly backups: string;
}

export type Request =
  | { readonly type: 'append'; readonly entries: readonly Entry[] }
  | { readonly type: 'read' }
  | { readonly type: 'finished'; readonly after: number; readonly limit: number }
  | { readonly type: 'history'; readonly before: number | undefined; readonly limit: number }
  | { readonly type: 'game'; readonly game: number; readonly after: number; readonly limit: number }
  | { readonly type: 'sealed'; readonly game: number }
  | { readonly type: 'open record'; readonly game: number }
  | { readonly type: 'fame edits' }
  | { readonly type: 'edit fame'; readonly edit: StoredFameEdit }
  | { readonly type: 'info' }
  | { readonly type: 'back up'; readonly file: string }
  | { readonly type: 'close' };

/** What each request is answered with. */
export interface Answers {
  readonly append: undefined;
  readonly read: readonly StoredEvent[];
  readonly finished: readonly Game[];
  readonly history: HistoryPage;
  readonly game: readonly StoredEvent[];
  readonly sealed: SealedGame | undefined;
  readonly 'open record': Uint8Array | undefined;
  readonly 'fame edits': readonly StoredFameEdit[];
  readonly 'edit fame': undefined;
  readonly info: JournalInfo;
  readonly 'back up': undefined;
  readonly close: undefined;
}

export type Answer = Answers[Request['type']];

/** `id` pairs a request with its reply: a backup may be answered after what was asked later. */
export interface Asked {
  readonly id: number;
  readonly request: Request;
}

/** The reply that tells that the database is open, or why not. */
export const START_ID = 0;

export type Reply =
  | { readonly id: number; readonly type: 'done'; readonly answer: Answer }
  | { readonly id: number; readonly type: 'fault'; readonly code: FaultCode; readonly detail: string };
