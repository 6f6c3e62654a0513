/** Who typed sudo, and what to type with it. */
import { join } from 'node:path';
import { packageRoot } from '../../package-root.ts';
import { type MachineUser, type TableService, userNamed } from './table-service.ts';

/** The Node that runs this, and `dicetable.js`; both absolute. */
export function thisProgram(): TableService['program'] {
  return [process.execPath, join(packageRoot(), 'src', 'dicetable.js')];
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
