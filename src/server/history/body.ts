/** Long answers, made once in slices and kept as bytes: sending one again costs the table next to nothing. */
import type { Response } from 'express';

/** The pieces, one after the other; `pause` is asked after each of them, and awaited where it returns something. */
export async function bodyOf(
  pieces: Iterable<string>,
  pause: () => Promise<void> | undefined,
): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for (const piece of pieces) {
    parts.push(Buffer.from(piece));
    const paused = pause();
    if (paused !== undefined) await paused;
  }
  return Buffer.concat(parts);
}

/** Kept by nobody: a finished game may still be corrected. No entity tag either, since hashing megabytes takes its time. */
export function sendBody(response: Response, type: string, body: Uint8Array): void {
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Length', body.byteLength);
  response.type(type).end(body);
}
