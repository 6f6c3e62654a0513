/** Releases that the hall's operator has laid into a folder, for its tables to fetch: signed by their maker, so the hall adds nothing. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RELEASE_PATH, releaseSchema } from '../wire/order.ts';

export interface HallRelease {
  readonly file: string;
  readonly bytes: number;
}

export class Releases {
  readonly #folder: string;

  /** `folder` need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** By name. */
  async list(): Promise<readonly HallRelease[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => releaseSchema.safeParse(name).success).sort();
    const found = await Promise.all(
      files.map(async (file) => ({
        file,
        stat: await stat(join(this.#folder, file)).catch(() => undefined),
      })),
    );
    return found.flatMap((one) => (one.stat?.isFile() ? [{ file: one.file, bytes: one.stat.size }] : []));
  }

  /** Whether this address is that of a release, or of none that is there. */
  answers(url: string): boolean {
    return url.startsWith(RELEASE_PATH);
  }

  async send(url: string, response: ServerResponse): Promise<void> {
    const release = (await this.list()).find(({ file }) => url === `${RELEASE_PATH}${file}`);
    if (release === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': release.bytes,
    });
    const read = createReadStream(join(this.#folder, release.file), { end: release.bytes - 1 });
    read.on('error', () => response.destroy());
    read.pipe(response);
  }
}
