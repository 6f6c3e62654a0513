/** Files that a service consists of: only ours are replaced and removed. */
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from '../../fault/fault.ts';
import type { MachineUser } from './table-service.ts';

/** In each of them. */
export const MARK = 'X-MadeBy=dicetable-service-install';

/** Throws Fault `service-refused` where somebody else's file is in the way, or the folder cannot be written. */
export function writeOwn(file: string, text: string, owner?: MachineUser): void {
  requireOwn(file);
  const made = `${file}.new`;
  try {
    const folders = missing(dirname(file));
    for (const folder of folders) mkdirSync(folder);
    rmSync(made, { force: true });
    writeFileSync(made, text, { mode: 0o644, flag: 'wx' });
    if (owner !== undefined) for (const path of [...folders, made]) chownSync(path, owner.uid, owner.gid);
    renameSync(made, file);
  } catch (error) {
    throw new Fault(
      'service-refused',
      { say: 'service.unwritable', file, why: `${error}` },
      { cause: error },
    );
  }
}

/** False where there was none. Throws like `writeOwn`. */
export function removeOwn(file: string): boolean {
  if (!existsSync(file)) return false;
  requireOwn(file);
  try {
    rmSync(file);
  } catch (error) {
    throw new Fault(
      'service-refused',
      { say: 'service.unwritable', file, why: `${error}` },
      { cause: error },
    );
  }
  return true;
}

/** Throws Fault `service-refused` where somebody else's file is in the way. */
export function requireOwn(file: string): void {
  if (existsSync(file) && !readFileSync(file, 'utf8').includes(MARK))
    throw new Fault('service-refused', { say: 'service.foreign', file });
}

/** What must be made before it, from above. */
function missing(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [...missing(dirname(folder)), folder];
}
