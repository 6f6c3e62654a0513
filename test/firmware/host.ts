/** The pure modules of the firmware, compiled by the host's compiler (host.c) and asked line by line. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needTool } from './need-tool.ts';

const MODULES = ['cobs', 'compose', 'crc', 'debounce', 'limiter', 'mount'];

export interface HostProgram {
  /** One answer for each request, in order. */
  ask(requests: readonly string[]): string[];
  remove(): void;
}

/** Compiles with all warnings as errors and with the sanitizers: what is undefined in C fails here. */
export function buildHostProgram(): HostProgram {
  const compiler = needTool('gcc');
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-host-'));
  const program = join(folder, 'host');
  const sources = MODULES.map((name) => `firmware/${name}.c`);
  const flags = [
    '-std=c11',
    '-O1',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-fsanitize=address,undefined',
    '-fno-sanitize-recover',
  ];
  const built = spawnSync(
    compiler,
    [...flags, '-Ifirmware', '-Ifirmware/plain', '-o', program, 'test/firmware/host.c', ...sources],
    {
      encoding: 'utf8',
    },
  );
  if (built.status !== 0) throw new Error(`The pure modules do not compile on the host:\n${built.stderr}`);
  return {
    ask: (requests) => {
      const { status, stdout, stderr } = spawnSync(program, {
        input: `${requests.join('\n')}\n`,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      if (status !== 0) throw new Error(`The host program ended with ${status}: ${stderr}`);
      return stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.trimEnd());
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const hexOf = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
