/** The sounds of our own, and what becomes of somebody else's. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SOUNDS } from '../../src/sound/cue.ts';
import { findPack } from '../../src/sound/pack/find-pack.ts';
import { RECIPES } from '../../src/sound/pack/recipes.ts';
import { PACK_RATE, render } from '../../src/sound/pack/render.ts';
import { decodeWav, encodeWav } from '../../src/sound/pack/wav.ts';
import { english } from '../language/english.ts';

const dB = (level: number) => 20 * Math.log10(level);
const power = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

describe.each(SOUNDS)('%s', (sound) => {
  const samples = render(RECIPES[sound]);

  test('is neither silent nor cut off at its limits', () => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(dB(peak)).toBeGreaterThan(-12);
    expect(dB(peak)).toBeLessThan(-1);
    expect(dB(power(samples))).toBeGreaterThan(-28);
    expect(dB(power(samples))).toBeLessThan(-10);
  });

  test('begins and ends without a click', () => {
    const joins = RECIPES[sound].loops === true ? Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0)) : 0;
    expect(joins).toBeLessThan(0.2);
    if (RECIPES[sound].loops === true) return;
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  });

  test('comes out the same at every build', () => {
    expect(render(RECIPES[sound])).toEqual(samples);
  });
});

test('the whole pack is small', () => {
  const bytes = SOUNDS.map((sound) => encodeWav({ samples: render(RECIPES[sound]), rate: PACK_RATE }).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(800_000);
});

/** A WAV file byte by byte: format, channels, rate, bits, and the samples as they stand there. */
function wav(kind: number, channels: number, rate: number, bits: number, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(44 + data.length);
  bytes.write('RIFF', 0).toString();
  bytes.writeUInt32LE(36 + data.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(kind, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt16LE(bits, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(data.length, 40);
  bytes.set(data, 44);
  return bytes;
}

describe('WAV files', () => {
  test('what is written can be read again', () => {
    const samples = Float32Array.from([0, 0.5, -0.5, 1, -1]);
    const clip = decodeWav(encodeWav({ samples, rate: 32_000 }));
    if ('say' in clip) throw new Error(english(clip));
    expect(clip.rate).toBe(32_000);
    clip.samples.forEach((sample, at) => {
      expect(sample).toBeCloseTo(samples[at] ?? 0, 3);
    });
  });

  test.each([
    ['8 bits', wav(1, 1, 8000, 8, Uint8Array.of(128, 192, 64)), [0, 0.5, -0.5]],
    ['24 bits', wav(1, 1, 8000, 24, Uint8Array.of(0, 0, 0x40, 0, 0, 0xc0)), [0.5, -0.5]],
    ['32 bits', wav(1, 1, 8000, 32, Uint8Array.of(0, 0, 0, 0x40)), [0.5]],
    ['floats', wav(3, 1, 8000, 32, new Uint8Array(Float32Array.of(0.25, -0.75).buffer)), [0.25, -0.75]],
    ['two channels', wav(1, 2, 8000, 16, Uint8Array.of(0, 0x40, 0, 0xc0, 0, 0x40, 0, 0x40)), [0, 0.5]],
  ])('%s are read', (_, bytes, samples) => {
    expect(decodeWav(bytes)).toEqual({ rate: 8000, samples: Float32Array.from(samples) });
  });

  test('a stream that says it has no end is read to where it ends, as that of espeak-ng', () => {
    const bytes = encodeWav({ samples: Float32Array.of(0.5, 0.5), rate: 22_050 });
    new DataView(bytes.buffer).setUint32(40, 0x7fff_f000, true);
    expect(decodeWav(bytes)).toMatchObject({ rate: 22_050, samples: { length: 2 } });
  });
});

describe('a folder of own sounds', () => {
  const good = encodeWav({ samples: new Float32Array(800).fill(0.1), rate: 8000 });

  function folderWith(files: Readonly<Record<string, Uint8Array>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'dicetable-pack-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return folder;
  }

  test('replaces what it has; all else is ours', () => {
    const folder = folderWith({ 'fanfare.wav': good, 'Farkle.WAV': good, 'notes.txt': Uint8Array.of(1) });
    const { files, troubles } = findPack('/ours', folder);
    expect(troubles).toEqual([]);
    expect(files.fanfare).toBe(join(folder, 'fanfare.wav'));
    expect(files.farkle).toBe(join(folder, 'Farkle.WAV'));
    expect(files.hold).toBe(join('/ours', 'hold.wav'));
  });

  test.each([
    ['no WAV file', Uint8Array.from(Buffer.from('ID3 this is an MP3')), 'it is no WAV file'],
    ['without samples', good.slice(0, 36), 'it has no samples (no “data”)'],
    ['empty', good.slice(0, 44), 'it has no samples'],
    ['compressed', wav(0x55, 1, 8000, 16, Uint8Array.of(1, 2)), 'Save it as PCM with 16 bits'],
    ['of six channels', wav(1, 6, 8000, 16, new Uint8Array(12)), 'it has 6 channels'],
    ['too slow', wav(1, 1, 4000, 16, new Uint8Array(12)), 'it has 4000 samples a second'],
    ['too long', wav(1, 1, 8000, 8, new Uint8Array(8000 * 21)), 'it lasts 21 seconds: at most 20'],
  ])('a file that is %s is named with what is wrong, and ours plays', (_, bytes, why) => {
    const folder = folderWith({ 'fanfare.wav': bytes });
    const { files, troubles } = findPack('/ours', folder);
    expect(files.fanfare).toBe(join('/ours', 'fanfare.wav'));
    expect(troubles.map(english)).toEqual([expect.stringContaining(why)]);
    expect(troubles.map(english)[0]).toContain(join(folder, 'fanfare.wav'));
  });

  test('a name that is none of a sound, a folder without sounds, and one that is not there are told', () => {
    const told = (folder: string) => findPack('/ours', folder).troubles.map(english);
    expect(told(folderWith({ 'fanfar.wav': good }))).toEqual([
      expect.stringMatching(/fanfar\.wav is not played: no sound is called so\. There are rattle, clack, /),
    ]);
    expect(told(folderWith({}))).toEqual([expect.stringContaining('has no WAV file')]);
    expect(told('/nowhere')).toEqual([expect.stringMatching(/\/nowhere cannot be read \(ENOENT/)]);
  });
});
