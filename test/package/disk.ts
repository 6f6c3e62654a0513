/** A table's disk, and what is done to it by processes that can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { pointCurrent } from '../../src/update/installed.ts';
import { FACTS_FILE } from '../../src/update/release.ts';
import { needTool } from '../firmware/need-tool.ts';
import { factsFor, PUBLIC, script } from './releases.ts';

const CHILD = join(import.meta.dirname, 'cut-child.ts');

/** It writes journals that 0.1.0 cannot read, and comes with another firmware. */
export const NEXT = factsFor('0.2.0', { journal: factsFor('0.1.0').journal + 1, firmware: 'that of 0.2.0' });

/** For a script: the firmware of the board is a file with one word, `board`. */
export const flashing = (version: string): string => `flash) printf ${version} > board;;`;

/** A program that is lit and serves until it is noted that it plays: then it ends with 7. Nobody watches over one whose watcher is dead. */
export const playing = (version: string): string => `const parent = process.ppid;
setInterval(() => process.ppid === parent ? JSON.parse(require('node:fs').readFileSync('update.json')).trial || process.exit(7) : process.exit(), 20);
require('node:http').createServer((_, answer) => answer.end(JSON.stringify({ version: '${version}', board: 'ready', fault: null })))
.listen(process.env.PORT, '127.0.0.1');`;

/** The disk of a table whose journal is a file with one word, and whose current release, 0.1.0, is nothing but its name. */
export class Disk {
  readonly root = mkdtempSync(join(tmpdir(), 'dicetable-cut-'));
  /** How long a release may take to be lit and to serve. */
  withinMs = 20_000;
  readonly #port: number;

  /** Of the pages of whatever release is tried. */
  static async make(): Promise<Disk> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    return new Disk(port);
  }

  private constructor(port: number) {
    this.#port = port;
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }));
    this.release('0.1.0', 'true');
    pointCurrent(this.root, '0.1.0');
    writeFileSync(join(this.root, 'journal'), 'old');
  }

  release(name: '0.1.0' | '0.2.0', line: string): void {
    const folder = join(this.root, 'releases', name);
    mkdirSync(folder, { recursive: true });
    script(folder, line);
    writeFileSync(join(folder, FACTS_FILE), JSON.stringify(name === '0.1.0' ? factsFor(name) : NEXT));
  }

  /** `cut`: killed at its nth change of the disk; undefined as answer: it was. */
  run(deed: 'prepare' | 'start', cut?: number): Promise<string | undefined> {
    return this.#run(deed, cut === undefined ? [] : tracerTo(cut));
  }

  /** No file may become longer than this; the signal that would say so is ignored, so that writing fails instead. */
  runWithin(deed: 'prepare' | 'start', kibibytes: number): Promise<string | undefined> {
    return this.#run(deed, ['bash', '-c', 'trap "" XFSZ; ulimit -f "$0"; exec "$@"', `${kibibytes}`]);
  }

  async #run(deed: 'prepare' | 'start', before: readonly string[]): Promise<string | undefined> {
    const words = [process.execPath, CHILD, deed, this.root, `${this.#port}`, PUBLIC];
    const [program = '', ...rest] = [...before, ...words];
    const child = spawn(program, rest, {
      cwd: this.root,
      env: { ...process.env, PORT: `${this.#port}`, WITHIN_MS: `${this.withinMs}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let wrong = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      wrong += text;
    });
    const [code, signal] = await once(child, 'close');
    if (signal === 'SIGKILL' || code === 137) return undefined;
    if (code !== 0) throw new Error(wrong);
    return said.trim();
  }
}

/** A change of the disk that outlives a power cut is one of these; the first of them that is killed does not happen. */
function tracerTo(cut: number): readonly string[] {
  return [
    ...[needTool('strace'), '-qq', '-o', '/dev/null', '-e', 'trace=/^(rename|symlink|unlink|rmdir)'],
    ...['-e', `inject=/^(rename|symlink|unlink|rmdir):signal=KILL:when=${cut}`],
  ];
}
