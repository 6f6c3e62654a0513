/** WAV files (RIFF, PCM): written for our own pack, and read whoever made them. */
import type { Code } from '../../language/sentence.ts';

/** One channel; samples from -1 to 1. */
export interface Clip {
  readonly samples: Float32Array;
  readonly rate: number;
}

const HEADER = 44;
const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const RATES = { least: 8000, most: 192_000 } as const;
/** Nobody wants to hear more than this of a box that is scored; and a few MB in memory is enough. */
const LONGEST_S = 20;

export function encodeWav({ samples, rate }: Clip): Uint8Array {
  const bytes = new Uint8Array(HEADER + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(HEADER + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return bytes;
}

/** The channels are mixed to one. A code: what is wrong with it. */
export function decodeWav(bytes: Uint8Array, longestS: number = LONGEST_S): Clip | Code {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || word(0) !== 'RIFF' || word(8) !== 'WAVE') return { say: 'sound.noWav' };
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    // Whoever writes to a pipe does not know how long it will be, and says too much (espeak-ng).
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    if (word(at) === 'fmt ' && length >= 16) format = formatAt(view, at + 8, length);
    if (word(at) === 'data') {
      const wrong =
        format === undefined ? ({ say: 'sound.noFormat' } as const) : flawOf(format, length, longestS);
      return (
        wrong ?? { samples: samplesAt(view, at + 8, length, format as Format), rate: (format as Format).rate }
      );
    }
    at += 8 + length + (length % 2);
  }
  return { say: 'sound.noData' };
}

interface Format {
  readonly kind: number;
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
}

function formatAt(view: DataView, at: number, length: number): Format {
  const kind = view.getUint16(at, true);
  return {
    // What is meant stands in the first two bytes of its long form.
    kind: kind === EXTENSIBLE && length >= 26 ? view.getUint16(at + 24, true) : kind,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

function flawOf({ kind, channels, rate, bits }: Format, length: number, most: number): Code | undefined {
  const known = (kind === PCM && [8, 16, 24, 32].includes(bits)) || (kind === FLOAT && bits === 32);
  if (!known) return { say: 'sound.otherCoding', kind, bits };
  if (channels < 1 || channels > 2) return { say: 'sound.channels', channels };
  if (rate < RATES.least || rate > RATES.most) return { say: 'sound.rate', rate, ...RATES };
  const seconds = length / (bits / 8) / channels / rate;
  if (seconds === 0) return { say: 'sound.empty' };
  return seconds > most ? { say: 'sound.tooLong', seconds: Math.round(seconds), most } : undefined;
}

function samplesAt(view: DataView, from: number, length: number, format: Format): Float32Array {
  const { channels, bits } = format;
  const size = bits / 8;
  const samples = new Float32Array(Math.floor(length / size / channels));
  const read = reader(view, format);
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += read(from + (index * channels + channel) * size);
    samples[index] = sum / channels;
  }
  return samples;
}

function reader(view: DataView, { kind, bits }: Format): (at: number) => number {
  if (kind === FLOAT) return (at) => view.getFloat32(at, true);
  // Eight bits have no sign, as the format has it.
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (at) => view.getInt16(at, true) / 2 ** 15;
  if (bits === 24) return (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 2 ** 23;
  return (at) => view.getInt32(at, true) / 2 ** 31;
}
