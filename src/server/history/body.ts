/** Long answers, made once in slices and kept as bytes: sending one again costs the table next to nothing. */
import type { Request, Response } from 'express';
import { gzipFast, takesGzip } from '../pages/gzip.ts';

export interface Body {
  /** UTF-8. */
  readonly plain: Uint8Array;
  /** The same in gzip. */
  readonly gzipped: Uint8Array;
}

/** The pieces, one after the other; `pause` is asked after each of them, and awaited where it returns something. */
export async function bodyOf(
  pieces: Iterable<string>,
  pause: () => Promise<void> | undefined,
): Promise<Body> {
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    parts.push(Buffer.from(piece));
    const paused = pause();
    if (paused !== undefined) await paused;
  }
  return bodyWith(Buffer.concat(parts));
}

export async function bodyWith(plain: Uint8Array): Promise<Body> {
  return { plain, gzipped: await gzipFast(plain) };
}

/** Kept by nobody: a finished game may still be corrected. No entity tag either, since hashing megabytes takes its time. */
export function sendBody(request: Request, response: Response, type: string, body: Body): void {
  const gzip = takesGzip(request);
  const bytes = gzip ? body.gzipped : body.plain;
  if (gzip) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Length', bytes.byteLength);
  response.vary('Accept-Encoding').type(type).end(bytes);
}
