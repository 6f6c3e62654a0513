/**
 * Fuzzing of the firmware's parser and of what stands behind it. `npm run torture` lets libFuzzer search, guided by
 * coverage, from the corpus on; the short version replays the corpus and mutations of it, and compares with the decoder
 * of the host, which must take the same frames out of the same bytes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FrameDecoder } from '../../src/board/serial/frame.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { buildFuzzProgram } from './fuzz-build.ts';

const CORPUS = new URL('./corpus/frame-parser.txt', import.meta.url);
/** Fewer tries than this are replays and mutations, more are libFuzzer's. */
const MUTATED_MOST = 5000;
const INPUT_MAX_BYTES = 1024;
/** Bit 7 of an input's first byte: the rest are frames that get their checksum in fuzz.c, else bytes on the line. */
const FRAMED = 0x80;

export const FUZZ: Campaign = {
  name: 'fuzz',
  what:
    "inputs into the firmware's parser (built for the host with sanitizers; coverage-guided in `npm run torture`): nothing is read or " +
    'written out of bounds, it always comes to rest, and it takes the same frames out of the bytes as the host does',
  tries: { full: 300_000, quick: 2000 },
  told: ['edges and features covered'],
  async run(trial) {
    const corpus = readCorpus();
    await replay(trial, Math.min(trial.tries, MUTATED_MOST), corpus);
    if (trial.tries > MUTATED_MOST && trial.lost === 0) search(trial, corpus);
  },
};

/** One input a line, in hexadecimal. */
function readCorpus(): readonly Uint8Array[] {
  const lines = readFileSync(CORPUS, 'utf8').trim().split('\n');
  return lines.map((line) => Uint8Array.from(Buffer.from(line, 'hex')));
}

async function replay(trial: Trial, count: number, corpus: readonly Uint8Array[]): Promise<void> {
  const inputs = Array.from({ length: count }, (_, n) => corpus[n] ?? mutated(trial.chance, corpus));
  const { program, store, remove } = buildFuzzProgram('replay');
  const { status, stdout, stderr } = spawnSync(program, store(inputs), {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const lines = stdout.split('\n');
  for (const [index, input] of inputs.entries())
    await trial.attempt(Buffer.from(input).toString('hex'), () => {
      const line = lines[index];
      must(
        line !== undefined && index < lines.length - 1,
        () => `ended with ${status}: ${stderr.slice(0, 2000)}`,
      );
      if (((input[0] ?? 0) & FRAMED) === 0)
        must(line === hostFrames(input), () => `${line} for ${hostFrames(input)}`);
    });
  remove();
}

/** What the host's decoder takes out of the bytes after the first one, printed as fuzz.c does. */
function hostFrames(input: Uint8Array): string {
  return new FrameDecoder()
    .push(input.subarray(1))
    .map(({ type, seq, payload }) => `${Buffer.of(type, seq, ...payload).toString('hex')} `)
    .join('');
}

/** One of the corpus with a few bytes changed, cut out, doubled, or followed by another one. */
function mutated(chance: Chance, corpus: readonly Uint8Array[]): Uint8Array {
  let bytes = [...chance.pick(corpus)];
  for (let times = 1 + chance.below(4); times > 0; times -= 1) {
    const at = chance.below(bytes.length + 1);
    const length = chance.below(8);
    const fresh = chance.pick([
      () => [chance.below(256)],
      () => [0],
      () => [],
      () => [...bytes.slice(at, at + length), ...bytes.slice(at, at + length)],
      () => [...chance.pick(corpus).slice(1)],
    ])();
    bytes = [...bytes.slice(0, at), ...fresh, ...bytes.slice(at + length)];
  }
  return Uint8Array.from(bytes.slice(0, INPUT_MAX_BYTES));
}

function search(trial: Trial, corpus: readonly Uint8Array[]): void {
  const { folder, program, store, remove } = buildFuzzProgram('fuzz');
  store(corpus);
  const found = join(folder, 'found');
  mkdirSync(found);
  const left = trial.tries - trial.survived;
  const { status, stderr } = spawnSync(
    program,
    [
      found,
      join(folder, 'inputs-1'),
      `-runs=${left}`,
      `-max_len=${INPUT_MAX_BYTES}`,
      `-seed=${1 + trial.chance.below(1e6)}`,
      '-print_final_stats=1',
      `-artifact_prefix=${folder}/`,
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const coverage = /cov: (\d+) ft: (\d+)(?![\s\S]*cov: )/.exec(stderr);
  trial.figures.set('edges and features covered', `${coverage?.[1]} and ${coverage?.[2]}`);
  if (status === 0) {
    trial.survived += Number(/number_of_executed_units:\s*(\d+)/.exec(stderr)?.[1] ?? 0);
    remove();
  } else trial.lose(`the fuzzer ended with ${status}; its input is in ${folder}: ${stderr.slice(-3000)}`);
}
