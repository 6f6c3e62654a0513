import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../rig.ts';

const MODULE = join(import.meta.dirname, '../../../src/hall/servers/server-process.ts');
const HALL = `
  import { ServerProcess } from ${JSON.stringify(MODULE)};
  console.log(new ServerProcess('sleep', ['600']).pid);
`;

test('a server ends with its hall, also where that is killed: the next one finds its folder and its ports free', async () => {
  const hall = spawn(process.execPath, ['--input-type=module', '-e', HALL]);
  const [pid] = await once(hall.stdout, 'data');
  const lives = (): boolean => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  expect(lives()).toBe(true);
  hall.kill('SIGKILL');
  await until(() => !lives());
});
