/** Who typed sudo, and what to type with it. */
import { join } from 'node:path';
import { packageRoot } from '../../package-root.ts';
import { currentFolder, installedRelease, programOf } from '../../update/installed.ts';
import { type MachineUser, type TableService, userNamed } from './table-service.ts';

/** The Node that runs this, and `dicetable.js`; of an installed release its starter, by way of the link that every update moves. */
export function thisProgram(): TableService['program'] {
  const installed = installedRelease();
  return installed === undefined
    ? [process.execPath, join(packageRoot(), 'src', 'dicetable.js')]
    : [programOf(currentFolder(installed.root))];
}

/** Undefined without sudo, and where root typed it. */
export function sudoUser(): MachineUser | undefined {
  const { SUDO_USER: name } = process.env;
  const user = name === undefined ? undefined : userNamed(name);
  return user?.uid === 0 ? undefined : user;
}

/** The present command line once more: sudo has another PATH, so the program is named in full. */
export function sudoLine(): string {
  return ['sudo', ...thisProgram(), ...process.argv.slice(2)].join(' ');
}
