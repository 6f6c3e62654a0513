/** Finds and reads the one optional cabinet file. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '../fault/fault.ts';
import type { Folders } from './folders.ts';

export const CABINET_FILE = 'cabinet.yaml';

export interface CabinetFile {
  /** Absolute. */
  readonly path: string;
  /** As the person wrote it, for messages. */
  readonly name: string;
  readonly text: string;
}

/**
 * The file named by `--config`, else `cabinet.yaml` in the working folder, else the one in the user's configuration
 * folder, else none. Throws a Fault `config-wrong` when the file cannot be read.
 */
export function findCabinetFile(named: string | undefined, folders: Folders): CabinetFile | undefined {
  if (named !== undefined) return read(resolve(folders.working, named), named, 'named by --config');
  const here = join(folders.working, CABINET_FILE);
  if (existsSync(here)) return read(here, CABINET_FILE, 'in the working folder');
  const own = join(folders.config, CABINET_FILE);
  return existsSync(own) ? read(own, own, 'in the configuration folder') : undefined;
}

function read(path: string, name: string, role: string): CabinetFile {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return { path, name, text };
  } catch (error) {
    throw new Fault('config-wrong', `${name}, ${role}, ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'does not exist',
    ENOTDIR: 'does not exist',
    EISDIR: 'is a folder, not a file',
    EACCES: 'may not be read by this user',
    ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text',
  };
  return reasons[code] ?? `cannot be read (${code || String(error)})`;
}
