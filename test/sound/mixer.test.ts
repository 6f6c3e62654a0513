import { expect, test } from 'vitest';
import { SOUNDS, type SoundName } from '../../src/sound/cue.ts';
import { MIX_RATE, Mixer } from '../../src/sound/mixer/mixer.ts';
import { RECIPES } from '../../src/sound/pack/recipes.ts';
import { PACK_RATE, render } from '../../src/sound/pack/render.ts';
import type { Clip } from '../../src/sound/pack/wav.ts';

const PACK = new Map<SoundName, Clip>(
  SOUNDS.map((sound) => [sound, { samples: render(RECIPES[sound]), rate: PACK_RATE }]),
);
/** A tone of one second, as loud as it can be. */
const TONE: Clip = {
  samples: Float32Array.from({ length: MIX_RATE }, (_, at) => Math.sin((2 * Math.PI * 440 * at) / MIX_RATE)),
  rate: MIX_RATE,
};

const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const ms = (count: number) => (count * MIX_RATE) / 1000;
const tones = () => new Mixer(new Map([['clack', TONE]]));

test('however much sounds at once, no sample goes beyond -1 dB', () => {
  const mixer = new Mixer(PACK);
  for (let round = 0; round < 20; round += 1) {
    for (const sound of SOUNDS) mixer.play({ sound }, 1);
    mixer.play({ sound: 'rattle', dice: 5 }, 1);
    expect(peak(mixer.mix(ms(40)))).toBeLessThanOrEqual(0.89);
  }
});

test('alone, every sound of the pack leaves the mixer as it is, and then there is silence', () => {
  for (const sound of SOUNDS) {
    const mixer = new Mixer(PACK);
    mixer.play({ sound }, 1);
    expect(peak(mixer.mix(ms(RECIPES[sound].ms)))).toBeCloseTo(RECIPES[sound].peak, 1);
    mixer.mix(ms(10));
    expect(mixer.silent, sound).toBe(true);
  }
});

test('a sound that is played higher is higher, and shorter', () => {
  const mixer = tones();
  mixer.play({ sound: 'clack', higher: 12 }, 1);
  mixer.mix(ms(510));
  expect(mixer.silent).toBe(true);
});

test('half the volume is half the level', () => {
  const mixer = tones();
  mixer.play({ sound: 'clack' }, 0.5);
  expect(peak(mixer.mix(ms(100)))).toBeCloseTo(0.5, 2);
});

test('while something is said, sounds give way, and come back after it', () => {
  const mixer = tones();
  mixer.play({ sound: 'clack' }, 0.5);
  mixer.mix(ms(50));
  const alone = peak(mixer.mix(ms(50)));
  mixer.say({ samples: new Float32Array(ms(200)), rate: MIX_RATE }, 1);
  mixer.mix(ms(50));
  expect(peak(mixer.mix(ms(50)))).toBeCloseTo(0.3 * alone, 2);
  mixer.mix(ms(200));
  expect(peak(mixer.mix(ms(50)))).toBeCloseTo(alone, 2);
});

test('what is being said ends at once when it is old, without a click', () => {
  const mixer = tones();
  mixer.say(TONE, 1);
  mixer.mix(ms(100));
  mixer.hush();
  expect(mixer.speaks).toBe(false);
  const fade = mixer.mix(ms(31));
  const steps = fade.map((sample, at) => Math.abs(sample - (fade[at - 1] ?? sample)));
  expect(peak(steps)).toBeLessThan(0.07);
  expect(mixer.silent).toBe(true);
});

test('the rattle goes on until no die tumbles any more, and gets quieter with each that stops', () => {
  const mixer = new Mixer(PACK);
  const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0);
  mixer.play({ sound: 'rattle', dice: 5 }, 1);
  const five = power(mixer.mix(ms(2 * RECIPES.rattle.ms)));
  mixer.play({ sound: 'rattle', dice: 1 }, 1);
  mixer.mix(ms(40));
  const one = power(mixer.mix(ms(2 * RECIPES.rattle.ms)));
  expect(one / five).toBeCloseTo(0.2, 1);
  mixer.play({ sound: 'rattle', dice: 0 }, 1);
  mixer.mix(ms(40));
  expect(mixer.silent).toBe(true);
});

test('a sound that the pack does not have is silence', () => {
  const mixer = new Mixer(new Map());
  mixer.play({ sound: 'fanfare' }, 1);
  expect(mixer.silent).toBe(true);
});
