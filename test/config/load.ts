/** Loads a cabinet file from its text, in folders of its own. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadedConfig, loadConfig } from '../../src/config/config.ts';
import type { Folders } from '../../src/config/folders.ts';
import { Fault } from '../../src/fault/fault.ts';

export function temporaryFolders(): Folders {
  const home = mkdtempSync(join(tmpdir(), 'dicetable-config-'));
  const folders = {
    working: join(home, 'working'),
    home,
    config: join(home, 'config'),
    data: join(home, 'data'),
  };
  mkdirSync(folders.working);
  mkdirSync(folders.config);
  return folders;
}

/** `text` is the cabinet file in the working folder; undefined = there is none. */
export function load(
  text: string | undefined,
  options: Readonly<Record<string, string | boolean>> = {},
  folders: Folders = temporaryFolders(),
): LoadedConfig {
  if (text !== undefined) writeFileSync(join(folders.working, 'cabinet.yaml'), text);
  return loadConfig({ options }, folders);
}

/** The lines of the message of the fault that `work` throws. */
export function complaints(work: () => unknown): readonly string[] {
  return faultOf(work).message.split('\n');
}

/** The fault that `work` throws. */
export function faultOf(work: () => unknown): Fault {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault && error.code === 'config-wrong') return error;
    throw error;
  }
  throw new Error('Nothing was wrong');
}
