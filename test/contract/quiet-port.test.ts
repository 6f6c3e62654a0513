/** A process that has nothing else to do, since anything else that goes on would hide a driver that sleeps over its bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { PortLink } from '../../src/link/port-link.ts';
import { plugCable } from '../rig/socat.ts';

test('a byte that comes while nothing else goes on is heard at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-quiet-'));
  const [near, far] = [join(folder, 'near'), join(folder, 'far')];
  const cable = await plugCable(near, far);
  const script = join(import.meta.dirname, 'quiet-port-child.ts');
  const child = spawn(process.execPath, [script, near], { stdio: ['ignore', 'pipe', 'inherit'] });
  const board = new PortLink({ path: far });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await cable.pull();
    await board.close();
    rmSync(folder, { recursive: true });
  });
  const lines = createInterface({ input: child.stdout });
  expect(await once(lines, 'line')).toEqual(['open']);
  await board.open({ bytes: () => undefined, closed: () => undefined });
  board.write(Uint8Array.of(1));
  expect(await once(lines, 'line')).toEqual(['bytes']);
});
