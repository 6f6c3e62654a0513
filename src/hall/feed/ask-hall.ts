/** One question to the hall over HTTP or HTTPS. */
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { KeyPair } from '@nats-io/nkeys';
import { messageOf } from '../../fault/fault.ts';
import type { Text } from '../../language/sentence.ts';
import { trustIn } from '../identity/trust.ts';
import { heardAs, wireBytes } from '../wire/batch.ts';
import { type AskAnswer, askAnswerSchema, askedText, TABLE_PATH } from '../wire/claim.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 64 * 1024;

export interface HallAddress {
  /** `http://` or `https://`, without a path. */
  readonly url: string;
  /** Certificate of who vouches for the hall, beside those that everybody knows; undefined: these alone. */
  readonly ca: Buffer | undefined;
}

/** Undefined: whoever answers is no hall. Rejects with why nobody does. */
export async function askHall(at: HallAddress, key: KeyPair, code: string): Promise<AskAnswer | undefined> {
  const sign = Buffer.from(key.sign(askedText(code))).toString('base64');
  const body = wireBytes({ key: key.getPublicKey(), code, sign });
  const answer = await postTo(at, TABLE_PATH, body);
  return answer && heardAs(askAnswerSchema, answer);
}

/** What system, certificate or server say; they have no word for whoever speaks plainly to a hall that wants TLS. */
export function whyNot(error: unknown, { url }: HallAddress): Text {
  const { code = '' } = error as { readonly code?: string };
  if (code === 'ECONNRESET' && url.startsWith('http:')) return { say: 'hall.wantsTls' };
  return messageOf(error) || code;
}

/** The body of an answer that is a success. */
export function postTo(
  { url, ca }: HallAddress,
  path: string,
  body: Uint8Array,
): Promise<Uint8Array | undefined> {
  const request = url.startsWith('https:') ? secure : plain;
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | undefined>();
  const asked = request(new URL(path, url), {
    method: 'POST',
    timeout: PATIENCE_MS,
    ...(ca === undefined ? {} : trustIn(ca)),
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  asked.on('timeout', () => asked.destroy(new Error('timeout')));
  asked.on('error', reject);
  asked.on('response', (response) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    response.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_BYTES) asked.destroy(new Error('too long'));
      else parts.push(part);
    });
    response.on('end', () => resolve(response.statusCode === 200 ? Buffer.concat(parts) : undefined));
    response.on('error', reject);
  });
  asked.end(body);
  return promise;
}
