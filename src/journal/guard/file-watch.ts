/** Notices files that were removed or replaced while they are open: the system lets a program write on, into nothing. */
import { statSync } from 'node:fs';

export class FileWatch {
  readonly #ids: ReadonlyMap<string, string | undefined>;

  /** They are there now. */
  constructor(files: readonly string[]) {
    this.#ids = new Map(files.map((file) => [file, idOf(file)]));
  }

  /** The first that is no longer the same file. */
  missing(): string | undefined {
    for (const [file, id] of this.#ids) if (idOf(file) !== id) return file;
    return undefined;
  }
}

function idOf(file: string): string | undefined {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
}
