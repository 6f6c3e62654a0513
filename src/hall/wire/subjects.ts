/** Where what is said between tables and a hall goes: `dice.<hall>.<table>.<kind>`. */
import { idSchema } from './ids.ts';

/**
 * `ev`, `open` and `roll` are requests to whoever writes into the database; `view` and `beat` are heard by whoever wants to. A view is a
 * snapshot of `server/live` as it stands, twice a second at most and the newest only, so that a gateway hands it on.
 */
const KINDS = ['ev', 'open', 'roll', 'view', 'beat'] as const;
type Kind = (typeof KINDS)[number];
/** What is answered. */
export type AskKind = Extract<Kind, 'ev' | 'open' | 'roll'>;

/** Of several who write, one gets a request. */
export const INGEST_GROUP = 'ingest';

export interface Address {
  readonly hall: string;
  readonly table: string;
}

export function subjectOf({ hall, table }: Address, kind: Kind): string {
  return `dice.${hall}.${table}.${kind}`;
}

/** Of orders: see `order.ts`. */
export function orderOf({ hall, table }: Address, name: string): string {
  return `dice.${hall}.${table}.cmd.${name}`;
}

/** All that a table may be asked. */
export function callsOf({ hall, table }: Address): string {
  return `dice.${hall}.${table}.cmd.*`;
}

/** Whoever watches a table asks it to say its view, or that it has no newer one: see `ViewCall`. */
export function viewCallOf({ hall, table }: Address): string {
  return orderOf({ hall, table }, 'view');
}

/** The same of every table. */
export function everySubject(hall: string, kind: Kind): string {
  return `dice.${hall}.*.${kind}`;
}

/** What a table may say, and what it may hear: commands, and answers under a prefix of its own, so that none hears another's. */
export function allowedTo({ hall, table }: Address): {
  readonly say: readonly string[];
  readonly hear: readonly string[];
} {
  return {
    say: KINDS.map((kind) => subjectOf({ hall, table }, kind)),
    hear: [callsOf({ hall, table }), `${inboxOf(table)}.>`],
  };
}

export function inboxOf(table: string): string {
  return `_INBOX.${table}`;
}

/** Whose subject it is; undefined: no table's. The server lets nobody use another's, so this says who speaks. */
export function tableOf(subject: string): string | undefined {
  const [dice, , table, kind] = subject.split('.');
  const isTables = dice === 'dice' && kind !== undefined && idSchema.safeParse(table).success;
  return isTables ? table : undefined;
}
