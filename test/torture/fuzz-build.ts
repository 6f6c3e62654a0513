/** The firmware's parser on the host, with sanitizers: for the fuzzer (clang), and for the replay of inputs (gcc). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needTool } from '../firmware/need-tool.ts';

const MODULES = ['cobs', 'compose', 'crc', 'dispatch', 'frame', 'limiter', 'mount', 'picture', 'session'];
const SOURCES = ['test/torture/fuzz/board.c', ...MODULES.map((name) => `firmware/${name}.c`)];
/** Enums as short as the chip has them. */
const FLAGS = [
  ...['-std=gnu11', '-O1', '-g', '-fshort-enums', '-Wall', '-Wextra', '-Werror'],
  ...['-fno-sanitize-recover=undefined', '-Ifirmware', '-Ifirmware/plain', '-Itest/torture/fuzz'],
];
/** One writable piece of memory, so that the fuzzer can put it back as a whole. */
const LIBRARY = ['-shared', '-fPIC', '-Wl,-z,norelro'];

export interface FuzzProgram {
  readonly folder: string;
  readonly program: string;
  /** Writes these inputs into a folder of their own and returns their names. */
  store(inputs: readonly Uint8Array[]): readonly string[];
  remove(): void;
}

/** `replay` prints, a line an input, the frames that the parser took for good ones. */
export function buildFuzzProgram(kind: 'fuzz' | 'replay'): FuzzProgram {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-fuzz-'));
  const program = join(folder, kind);
  const compiler = needTool(kind === 'fuzz' ? 'clang' : 'gcc');
  const [watched, main] =
    kind === 'fuzz'
      ? ['fuzzer-no-link,', 'fuzzer,'].map((first) => `-fsanitize=${first}address,undefined`)
      : Array(2).fill('-fsanitize=address,undefined');
  const compile = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync(compiler, [...FLAGS, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The parser does not compile on the host:\n${stderr}`);
  };
  compile(...LIBRARY, watched, '-o', join(folder, 'libboard.so'), ...SOURCES);
  const library = [`-L${folder}`, '-lboard', `-Wl,-rpath,${folder}`];
  const replay = kind === 'replay' ? ['-DREPLAY'] : [];
  compile(main, ...replay, '-o', program, 'test/torture/fuzz/fuzz.c', ...library);
  let stores = 0;
  return {
    folder,
    program,
    store(inputs) {
      stores += 1;
      const home = join(folder, `inputs-${stores}`);
      mkdirSync(home);
      return inputs.map((bytes, index) => {
        const name = join(home, `${index}`);
        writeFileSync(name, bytes);
        return name;
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
