/** From the lever to the loudspeaker: to the table's decision in table time, from there on by the mixer's clock. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hostSound } from '../../src/sound/host/host-sound.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { startRig } from '../../src/testing.ts';
import { noise } from '../../src/uno/random.ts';
import { Listener } from '../sound/listener.ts';
import { writePack } from '../sound/write-pack.ts';
import { type Report, summarise } from './figures.ts';
import { ms } from './press-to-light.ts';

/** What a player still takes for the same moment as the pull. */
const AT_MOST_MS = 60;
const HOLD_MS = 150;
/** Longer than any tumble: nothing else sounds then. */
const REST_MS = 1300;
/** Between two sounds of the mixer. */
const BETWEEN_MS = 30;

export async function soundSpeed(presses: number): Promise<Report> {
  const decided = summarise(await toDecision(presses));
  const mixed = summarise(await throughMixer(presses));
  return {
    title: 'Lever to sound: contact to decision in table time, decision to the player by the mixer’s clock',
    runs: [decided, mixed],
    runNames: ['lever to decision', 'decision to the player'],
    figures: [
      ms('lever to sound, median', decided.median + mixed.median, { wall: true }),
      ms('lever to sound, worst', decided.worst + mixed.worst, { wall: true, atMost: AT_MOST_MS }),
    ],
  };
}

/** Every pull sounds: those that roll, and those that are refused. */
async function toDecision(presses: number): Promise<readonly number[]> {
  let atMs = Number.NaN;
  const loudspeaker = new Listener();
  const rig = await startRig({ loudspeaker, sound: { ...TABLE_DEFAULTS.sound, output: 'host' } });
  loudspeaker.play = () => {
    if (Number.isNaN(atMs)) atMs = rig.clock.now();
  };
  const random = noise(presses);
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    await rig.advance(REST_MS + (random() / 2 ** 32) * HOLD_MS);
    atMs = Number.NaN;
    const pressedMs = rig.clock.now();
    rig.uno.press('lever');
    await rig.advance(HOLD_MS);
    rig.uno.release('lever');
    times.push(atMs - pressedMs);
  }
  await rig.close();
  return times;
}

/** A stand-in for the player takes the stream, as fast as a sound card does. */
async function throughMixer(presses: number): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-sound-'));
  writeFileSync(join(folder, 'aplay'), '#!/bin/sh\nexec cat >/dev/null\n', { mode: 0o755 });
  const pack = writePack(folder);
  const sound = hostSound({ pack, path: folder, volume: () => 1, told: () => undefined });
  await sound.ready();
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    sound.play({ sound: 'clack' });
    await wait(BETWEEN_MS + (press % 10));
    const newest = sound.state().latencyMs?.newest;
    if (newest !== undefined) times.push(newest);
  }
  await sound.close();
  rmSync(folder, { recursive: true });
  return times;
}
