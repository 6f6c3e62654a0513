/** Answers compressed with gzip, for browsers that take it: all do. What stays the same is compressed once. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip as gzipCallback } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { ShortCache } from '../guard/short-cache.ts';
import type { WallClock } from '../wall-clock.ts';

const gzip = promisify(gzipCallback);
/** Scripts and styles; pictures are compressed already. */
const TEXTS = /^\/[\w.-]+\.(?:js|css)$/;

/** Files of this folder, whose names have a hash and never change; whatever it does not know is the next one's. */
export function gzippedFiles(folder: string, cacheControl: string): RequestHandler {
  const gzipped = new Map<string, Promise<Buffer>>();
  return async (request, response, next) => {
    if (!TEXTS.test(request.path)) return next();
    response.vary('Accept-Encoding');
    if (!takesGzip(request)) return next();
    const name = basename(request.path);
    const found = gzipped.get(name) ?? gzipFile(join(folder, name));
    gzipped.set(name, found);
    try {
      const body = await found;
      response.setHeader('Cache-Control', cacheControl);
      sendGzip(response, name, body);
    } catch {
      gzipped.delete(name);
      next();
    }
  };
}

/** Sends what changes all the time: compressed fast rather than well, and once for all who load the same now. */
export function gzipSender(clock: WallClock) {
  const gzipped = new ShortCache<string, Promise<Buffer>>(clock);
  return async (request: Request, response: Response, type: 'html' | 'json', text: string): Promise<void> => {
    response.vary('Accept-Encoding');
    if (!takesGzip(request)) response.type(type).send(text);
    else sendGzip(response, type, await gzipped.get(text, () => gzipFast(text)));
  };
}

export function gzipFast(text: string | Uint8Array): Promise<Buffer> {
  return gzip(text, { level: constants.Z_BEST_SPEED });
}

async function gzipFile(file: string): Promise<Buffer> {
  return gzip(await readFile(file), { level: constants.Z_BEST_COMPRESSION });
}

export function takesGzip(request: Request): boolean {
  return request.acceptsEncodings('gzip') === 'gzip';
}

function sendGzip(response: Response, type: string, body: Buffer): void {
  response.setHeader('Content-Encoding', 'gzip').type(type).send(body);
}
