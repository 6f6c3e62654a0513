/** Ports for servers that tests start, and stop and start again. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that kernels give to whoever asks for any (Linux: 32768 on): nobody has it meanwhile when its server is down. */
const [FIRST, END] = [20_000, 32_000];

/** Of this machine alone; nobody has it now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
