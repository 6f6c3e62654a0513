/** A real systemd for one user, in a mount namespace of its own: nothing of it is seen outside, and it leaves nothing. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';

/** systemd asks whether the machine was booted by one, and wants its folders there. */
const SET_UP = `
mount -t tmpfs tmpfs /run && mkdir -p /run/systemd/system "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR" || exit 1
for place in /lib/systemd/systemd /usr/lib/systemd/systemd; do [ -x $place ] && manager=$place; done
$manager --user --log-target=null </dev/null >/dev/null 2>&1 &
trap 'kill $!; wait' EXIT
until systemctl --user is-system-running >/dev/null 2>&1; do kill -0 $! || exit 1; done
echo ready
while read -r line; do eval "$line"; echo "ended $?"; done`;

const RUNTIME_DIR = '/run/user/test';
const UNSHARE = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user'];

/** Whether this machine lets us have one: containers without rights do not. */
export const canManage =
  spawnSync('unshare', [...UNSHARE, 'mount', '-t', 'tmpfs', 'tmpfs', '/run']).status === 0;

export interface Said {
  readonly code: number;
  /** Both streams. */
  readonly text: string;
}

export class UserManager {
  readonly #shell: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  private constructor(shell: ChildProcess, lines: Interface) {
    this.#shell = shell;
    this.#lines = lines[Symbol.asyncIterator]();
  }

  /** `home` is also where configuration and data are. */
  static async start(home: string): Promise<UserManager> {
    const { PATH } = process.env;
    const env = { PATH, HOME: home, XDG_RUNTIME_DIR: RUNTIME_DIR, TZ: 'UTC' };
    const shell = spawn('unshare', [...UNSHARE, 'sh', '-c', SET_UP], { cwd: home, env });
    const manager = new UserManager(shell, createInterface({ input: shell.stdout }));
    const first = await manager.#lines.next();
    if (first.value !== 'ready') throw new Error('systemd did not start');
    return manager;
  }

  /** A line of sh. */
  async run(line: string): Promise<Said> {
    this.#shell.stdin?.write(`{ ${line}; } 2>&1\n`);
    let text = '';
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error(`the shell has ended; ${text}`);
      const [, code] = /^ended (\d+)$/.exec(value) ?? [];
      if (code !== undefined) return { code: Number(code), text };
      text += `${value}\n`;
    }
  }

  async close(): Promise<void> {
    const ended = once(this.#shell, 'exit');
    this.#shell.stdin?.end();
    await ended;
  }
}
