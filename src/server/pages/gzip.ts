/** Answers squeezed with gzip, for browsers that take it: all do. What stays the same is squeezed once. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { Kept } from '../guard/short-cache.ts';
import type { WallClock } from '../wall-clock.ts';

const squeeze = promisify(gzip);
/** Scripts and styles; pictures are squeezed already. */
const TEXTS = /^\/[\w.-]+\.(?:js|css)$/;

/** Files of this folder, whose names have a hash and never change; whatever it does not know is the next one's. */
export function squeezedFiles(folder: string, cacheControl: string): RequestHandler {
  const squeezed = new Map<string, Promise<Buffer>>();
  return async (request, response, next) => {
    if (!TEXTS.test(request.path)) return next();
    response.vary('Accept-Encoding');
    if (!takesGzip(request)) return next();
    const name = basename(request.path);
    const found = squeezed.get(name) ?? squeezeFile(join(folder, name));
    squeezed.set(name, found);
    try {
      const body = await found;
      response.setHeader('Cache-Control', cacheControl);
      sendGzip(response, name, body);
    } catch {
      squeezed.delete(name);
      next();
    }
  };
}

/** Sends pages that change all the time: squeezed fast rather than well, and once for all who load the same one now. */
export function squeezer(clock: WallClock) {
  const squeezed = new Kept<string, Promise<Buffer>>(clock);
  return async (request: Request, response: Response, html: string): Promise<void> => {
    response.vary('Accept-Encoding');
    if (!takesGzip(request)) response.type('html').send(html);
    else sendGzip(response, 'html', await squeezed.get(html, () => squeezeFast(html)));
  };
}

export function squeezeFast(text: string | Uint8Array): Promise<Buffer> {
  return squeeze(text, { level: constants.Z_BEST_SPEED });
}

async function squeezeFile(file: string): Promise<Buffer> {
  return squeeze(await readFile(file), { level: constants.Z_BEST_COMPRESSION });
}

export function takesGzip(request: Request): boolean {
  return request.acceptsEncodings('gzip') === 'gzip';
}

function sendGzip(response: Response, type: string, body: Buffer): void {
  response.setHeader('Content-Encoding', 'gzip').type(type).send(body);
}
