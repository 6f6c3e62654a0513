/** Takes away whatever `service install` has made. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../fault/fault.ts';
import { agentFile, removeAgent } from './launch-agent.ts';
import { removeOwn } from './own-file.ts';
import { sudoLine, sudoUser } from './sudo.ts';
import { type RemovedUnit, removeUnit, systemScope, userScope } from './systemd.ts';
import { thisUser } from './table-service.ts';
import { tvEntryFile } from './tv-entry.ts';

/**
 * The files that were removed. `config` is the user's configuration folder. Throws Fault `service-refused` where one is
 * the machine's and the right is missing: then nothing was removed.
 */
export async function removeService(config: string): Promise<readonly RemovedUnit[]> {
  if (process.platform === 'darwin') {
    const { home, uid } = thisUser();
    return (await removeAgent(home, uid)) ? [{ file: agentFile(home), isEnded: true }] : [];
  }
  if (existsSync(systemScope().file) && process.getuid?.() !== 0)
    throw new Fault('service-refused', { say: 'service.notRoot', command: sudoLine() });
  const units: RemovedUnit[] = [];
  for (const scope of [userScope(config), systemScope()]) {
    const unit = await removeUnit(scope);
    if (unit !== undefined) units.push(unit);
  }
  const home = sudoUser()?.home;
  const configs = home === undefined ? [config] : [config, join(home, '.config')];
  return [
    ...units,
    ...configs
      .map(tvEntryFile)
      .filter(removeOwn)
      .map((file) => ({ file, isEnded: true })),
  ];
}
