/** What the journal and its worker tell each other: calls, with what the ports' methods take and give. */
import type { FaultCode } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import type { Archive } from '../archive.ts';
import type { GameProof } from '../game-check.ts';
import type { SchemaWanted } from '../store/schema.ts';
import type { SqliteStore } from '../store/sqlite-store.ts';

/** What the worker is started with. */
export interface WorkerStart {
  readonly folder: string;
  /** Where a backup may be, for those whose journal is damaged. */
  readonly backups: string;
  readonly schema: SchemaWanted;
  readonly proof: GameProof;
}

/** What the worker does; all of it at once, in the order of the calls, but for a backup. */
export type Calls = Omit<SqliteStore, 'database'> & Pick<Archive, 'backUp'>;

/** The same from outside. */
export type RemoteCalls = {
  readonly [Name in keyof Calls]: (
    ...parameters: Parameters<Calls[Name]>
  ) => Promise<Awaited<ReturnType<Calls[Name]>>>;
};

/** `id` pairs a call with its reply: a backup may be answered after what was asked later. */
export interface Call {
  readonly id: number;
  readonly name: keyof Calls;
  /** Those of this name. */
  readonly parameters: readonly unknown[];
}

/** The reply that the database is open, with the names of all calls, or why not. */
export const START_ID = 0;

export type Reply =
  | { readonly id: number; readonly type: 'done'; readonly answer: unknown }
  | { readonly id: number; readonly type: 'fault'; readonly code: FaultCode; readonly about: Text };
