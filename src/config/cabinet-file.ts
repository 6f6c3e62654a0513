/** Finds and reads the one optional cabinet file. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '../fault/fault.ts';
import type { Code } from '../language/sentence.ts';
import { NO_FILE, readPlainFile } from '../plain-file.ts';
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
  if (named !== undefined) return read(resolve(folders.working, named), named, { say: 'config.named' });
  const here = join(folders.working, CABINET_FILE);
  if (existsSync(here)) return read(here, CABINET_FILE, { say: 'config.here' });
  const own = join(folders.config, CABINET_FILE);
  return existsSync(own) ? read(own, own, { say: 'config.own' }) : undefined;
}

function read(path: string, name: string, role: Code): CabinetFile {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readPlainFile(path));
    return { path, name, text };
  } catch (error) {
    throw new Fault(
      'config-wrong',
      { say: 'config.file', name, role, why: whyUnreadable(error) },
      { cause: error },
    );
  }
}

/** Why a file that was named cannot be read. */
export function whyUnreadable(error: unknown): Code {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const reasons: Readonly<Record<string, Code>> = {
    ENOENT: { say: 'config.noFile' },
    ENOTDIR: { say: 'config.noFile' },
    [NO_FILE]: { say: 'config.noPlainFile' },
    EISDIR: { say: 'config.folder' },
    EACCES: { say: 'config.noRight' },
    ERR_ENCODING_INVALID_ENCODED_DATA: { say: 'config.noText' },
  };
  return reasons[code] ?? { say: 'config.unreadable', why: code || String(error) };
}
