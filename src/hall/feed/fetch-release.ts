/** A release file from the hall's office onto this table's disk; who made it is looked at afterwards, as of one on a stick. */
import { createWriteStream, rmSync, statfsSync, type WriteStream } from 'node:fs';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { trustIn } from '../identity/trust.ts';
import { RELEASE_PATH } from '../wire/order.ts';
import type { HallAddress } from './ask-hall.ts';

/** Nothing comes any more. */
const SILENT_MS = 60_000;
/** The journal is on the same disk, and must not stop for this. */
const RESERVE_BYTES = 256 * 1024 * 1024;

export type Fetched = 'fetched' | 'noRoom' | 'otherLength';

/** Rejects with what line or disk say; then, and for everything but `fetched`, there is no file. */
export async function fetchRelease(
  { url, ca }: HallAddress,
  { file, bytes }: { readonly file: string; readonly bytes: number },
  to: string,
): Promise<Fetched> {
  const { bavail, bsize } = statfsSync(dirname(to));
  if (bavail * bsize < bytes + RESERVE_BYTES) return 'noRoom';
  let found = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      found += chunk.length;
      if (found > bytes) throw new Error('too long');
      yield chunk;
    }
  };
  const answer = await answerOf(new URL(`${RELEASE_PATH}${file}`, url), ca);
  const sink = createWriteStream(to);
  try {
    await pipeline(answer, counted, sink);
    if (found === bytes) return 'fetched';
  } catch (error) {
    await gone(sink, to);
    if (found > bytes) return 'otherLength';
    throw error;
  }
  await gone(sink, to);
  return 'otherLength';
}

/** A file that was still being opened when the line broke off would come after it was removed. */
async function gone(sink: WriteStream, file: string): Promise<void> {
  if (!sink.closed) await new Promise<void>((resolve) => sink.once('close', resolve));
  rmSync(file, { force: true });
}

function answerOf(at: URL, ca: Buffer | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = at.protocol === 'https:' ? secure : plain;
  const asked = request(at, { timeout: SILENT_MS, ...(ca === undefined ? {} : trustIn(ca)) });
  asked.on('timeout', () => asked.destroy(new Error('timeout')));
  asked.on('error', reject);
  asked.on('response', resolve);
  asked.end();
  return promise;
}
