/** Asks the running table for a game of the journal that it has open. */
import type { Config } from '../../config/schema.ts';
import { type GameRecord, recordFrom } from '../../fairness/record.ts';
import { Fault } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import { tableAddress } from '../table-address.ts';
import { printable } from './printable.ts';

const PATIENCE_MS = 10_000;
/** No game is longer, and no liar is heard for longer. */
const MOST_BYTES = 64_000_000;

/**
 * `heldBy`: who has the journal, for the message. Rejects with Fault `journal-in-use` when nobody answers at the address
 * of the configuration, and with `not-verifiable` when the table says why not.
 */
export async function askTable(
  at: Pick<Config, 'host' | 'httpPort'>,
  heldBy: Text,
  game: number,
): Promise<GameRecord> {
  const url = `${tableAddress(at)}/verify/${game}.json`;
  let answer: { readonly status: number; readonly body: string };
  try {
    answer = await bodyFrom(url);
  } catch (error) {
    throw new Fault('journal-in-use', { say: 'command.heldBy', holder: heldBy, url }, { cause: error });
  }
  const { status, body } = answer;
  const value = parsed(body);
  const record = status === 200 ? recordFrom(value) : undefined;
  if (record !== undefined) return record;
  const reason = (value as { readonly error?: { readonly message?: unknown } } | null | undefined)?.error
    ?.message;
  const words = typeof reason === 'string' ? printable(reason) : `${status}`;
  throw new Fault('not-verifiable', { say: 'command.tableSays', url, words: words.replace(/\.$/, '') });
}

/** Rejects where nobody answers in time. */
export async function bodyFrom(url: string): Promise<{ readonly status: number; readonly body: string }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: response.status, body: await textOf(response) };
}

/** Empty where it is longer than any game. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > MOST_BYTES) return '';
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
