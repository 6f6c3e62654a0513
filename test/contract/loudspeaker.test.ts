/** The loudspeaker of the computer with the real programs: aplay into a file, and espeak-ng. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findProgram } from '../../src/run-tool.ts';
import { hostSound } from '../../src/sound/host/host-sound.ts';
import { MIX_RATE, Mixer } from '../../src/sound/mixer/mixer.ts';
import { decodeWav } from '../../src/sound/pack/wav.ts';
import { trySound } from '../../src/sound/try-sound.ts';
import { english } from '../language/english.ts';
import { writePack } from '../sound/write-pack.ts';

/** ALSA's own configuration, with a sound card that writes down what it would play. */
const NOTING_CARD = (file: string) =>
  `</usr/share/alsa/alsa.conf>\npcm.!default { type file slave.pcm "null" file "${file}" format "raw" }\n`;

function stand(path = process.env.PATH ?? '') {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-loudspeaker-'));
  const card = join(folder, 'card.raw');
  writeFileSync(join(folder, 'alsa.conf'), NOTING_CARD(card));
  vi.stubEnv('ALSA_CONFIG_PATH', join(folder, 'alsa.conf'));
  const pack = writePack(folder);
  const told: string[] = [];
  const sound = hostSound({ pack, path, volume: () => 1, told: (trouble) => told.push(english(trouble)) });
  onTestFinished(async () => {
    await sound.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return { sound, told, pack, played: () => leftChannel(readFileSync(card)) };
}

function leftChannel(bytes: Buffer): Float32Array {
  return Float32Array.from(
    { length: Math.floor(bytes.length / 4) },
    (_, at) => bytes.readInt16LE(at * 4) / 32_768,
  );
}

/** How alike the clip and what was played are, at the place where they are most alike: 1 is the same. */
function likeness(played: Float32Array, clip: Float32Array): number {
  const first = played.findIndex((sample) => Math.abs(sample) > 0.001);
  const own = clip.findIndex((sample) => Math.abs(sample) > 0.001);
  let [product, one, other] = [0, 0, 0];
  for (let at = 0; at < clip.length - own; at += 1) {
    const [a, b] = [played[first + at] ?? 0, clip[own + at] ?? 0];
    product += a * b;
    one += a * a;
    other += b * b;
  }
  return product / Math.sqrt(one * other);
}

test('aplay is given the fanfare, sample by sample', async () => {
  const { sound, told, pack, played } = stand();
  await sound.ready();
  sound.play({ sound: 'fanfare' });
  const clip = decodeWav(readFileSync(pack.files.fanfare));
  if ('say' in clip) throw new Error(english(clip));
  const seconds = clip.samples.length / clip.rate;
  await expect.poll(() => played().length / MIX_RATE).toBeGreaterThan(seconds + 0.2);
  const mixer = new Mixer(new Map([['fanfare', clip]]));
  mixer.play({ sound: 'fanfare' }, 1);
  expect(likeness(played(), mixer.mix(Math.floor(seconds * MIX_RATE)))).toBeGreaterThan(0.99);
  expect(sound.state()).toMatchObject({ player: 'aplay', troubles: [] });
  expect(sound.state().latencyMs?.newest).toBeGreaterThanOrEqual(0);
  expect(told).toEqual([]);
});

test('espeak-ng is heard through the same stream', async () => {
  const { sound, told, played } = stand();
  sound.say('Julie, two rolls left.', 'en', true);
  await expect.poll(() => power(played())).toBeGreaterThan(100);
  expect(told).toEqual([]);
});

test('without a player the table is silent, without espeak-ng it says nothing, and each is told once', async () => {
  const { sound, told } = stand('/nowhere');
  for (let times = 0; times < 3; times += 1) {
    sound.play({ sound: 'clack' });
    sound.say('Julie', 'en', false);
  }
  await expect.poll(() => told.length).toBe(2);
  await sound.ready();
  expect(told).toEqual([
    expect.stringMatching(/^This computer has no program that plays sounds \(pw-play, aplay, afplay\)/),
    expect.stringMatching(/^This computer has no espeak-ng/),
  ]);
  expect(sound.state().player).toBeUndefined();
});

test('a test of the loudspeaker waits until it is known what is heard, and looks anew after something was missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (name: string, line: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  put('aplay', 'echo "no such device" >&2; exit 1');
  const { sound } = stand(folder);
  const broken = await trySound(sound, 'en');
  expect([broken.heard, english(broken.text)]).toEqual([
    'nothing',
    expect.stringMatching(/^aplay ends again and again \(no such device\)/),
  ]);
  put('aplay', 'exec /bin/cat >/dev/null');
  put('espeak-ng', `exec ${findProgram(['espeak-ng'])} "$@"`);
  expect(await trySound(sound, 'en')).toMatchObject({ heard: 'all' });
});

test('a player that takes files alone is given one for each sound, and what rattles is ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-afplay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'log');
  const script = `#!/bin/sh\ntest -s "$3" && echo "$1 $2 $(basename "$3")" >> ${log}\nexec sleep 0.2\n`;
  writeFileSync(join(folder, 'afplay'), script, { mode: 0o755 });
  writeFileSync(log, '');
  const { sound } = stand(folder);
  sound.play({ sound: 'score', higher: 3 });
  sound.play({ sound: 'rattle', dice: 5 });
  sound.play({ sound: 'rattle', dice: 4 });
  sound.play({ sound: 'rattle', dice: 0 });
  const lines = () => readFileSync(log, 'utf8').trim().split('\n');
  await expect.poll(lines).toContain('-v 1.000 score-3.wav');
  expect(sound.state().player).toBe('afplay');
});

function power(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample ** 2, 0);
}
