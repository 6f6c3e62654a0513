/** Two pseudo terminals joined by socat: a serial cable between two programs, without hardware. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '../../src/run-tool.ts';
import { installCommand, TOOLS } from '../tools/tools.ts';

export interface Cable {
  /** Kills socat: both ends lose the other side, as when a USB device is pulled. */
  pull(): Promise<void>;
}

/** Paths are created as links to the two terminals and vanish with the cable. */
export async function plugCable(pathA: string, pathB: string): Promise<Cable> {
  const socat = findProgram(['socat']);
  if (socat === undefined) {
    const tools = TOOLS.filter((tool) => tool.programs.includes('socat'));
    throw new Error(`socat is missing; type: ${installCommand(tools)}`);
  }
  const terminal = (path: string) => `pty,raw,echo=0,link=${path}`;
  const child = spawn(socat, ['-d', '-d', terminal(pathA), terminal(pathB)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await started(child);
  return {
    pull: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** socat says so when both terminals exist. */
async function started(child: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of child.stderr ?? []) {
    said += String(chunk);
    if (said.includes('starting data transfer loop')) return;
  }
  throw new Error(`socat ended at once: ${said}`);
}
