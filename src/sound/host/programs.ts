/** The programs of the system that can play, the best one first. */
import { findProgram } from '../../run-tool.ts';
import { MIX_RATE } from '../mixer/mixer.ts';

export interface Program {
  readonly name: string;
  readonly path: string;
  /** How it plays our stream from its standard input; undefined: it plays files alone. */
  readonly words: readonly string[] | undefined;
}

const RATE = `${MIX_RATE}`;
/** Two channels, as every sound card has them, of 16 bits. */
const STREAMS: Readonly<Record<string, readonly string[]>> = {
  'pw-play': ['--format', 's16', '--rate', RATE, '--channels', '2', '--latency', '20ms', '-'],
  // In µs: a buffer as small as what the pump sends ahead, in four parts.
  aplay: [
    ...['-q', '-t', 'raw', '-f', 'S16_LE', '-c', '2', '-r', RATE],
    ...['--buffer-time=40000', '--period-time=10000', '--start-delay=20000'],
  ],
};
/** Of macOS, beside whatever somebody has installed there. */
const OF_FILES = ['afplay'];

export const PLAYER_PROGRAMS = [...Object.keys(STREAMS), ...OF_FILES];

/** `path`: the PATH of the environment. */
export function playersOn(path: string): readonly Program[] {
  return PLAYER_PROGRAMS.flatMap((name) => {
    const found = findProgram([name], path);
    return found === undefined ? [] : [{ name, path: found, words: STREAMS[name] }];
  });
}

/** Samples as the players want them: two channels of 16 bits. */
export function asBytes(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 4);
  samples.forEach((sample, frame) => {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    bytes.writeInt16LE(value, frame * 4);
    bytes.writeInt16LE(value, frame * 4 + 2);
  });
  return bytes;
}
