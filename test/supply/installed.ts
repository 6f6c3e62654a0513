/** What the installed packages say of their licences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installed } from './licences.ts';

const TEXT = /^(licen[cs]e|copying)/i;

interface Manifest {
  readonly license?: string;
  /** As packages before 2015 say it. */
  readonly licenses?: readonly { readonly type?: string }[];
}

/** Undefined where the folder is not there: it is for another platform. */
export function installedIn(root: string): (folder: string) => Installed | undefined {
  return (folder) => {
    const place = join(root, folder);
    const file = join(place, 'package.json');
    if (!existsSync(file)) return undefined;
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    return {
      licence: license ?? licenses?.[0]?.type,
      hasText: readdirSync(place).some((name) => TEXT.test(name)),
    };
  };
}
