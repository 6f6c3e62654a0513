/** The thread of the sounds: mixer, player and voice, far from whatever a player's finger waits for. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../../fault/fault.ts';
import type { Code } from '../../language/sentence.ts';
import { findProgram } from '../../run-tool.ts';
import { SOUNDS, type SoundName } from '../cue.ts';
import { Mixer } from '../mixer/mixer.ts';
import { type Clip, decodeWav } from '../pack/wav.ts';
import { FilePlayer } from './file-player.ts';
import { type SoundCall, type SoundReply, type SoundStart, sharedNow } from './messages.ts';
import { Player } from './player.ts';
import { PLAYER_PROGRAMS, playersOn } from './programs.ts';
import { Pump, TICK_MS } from './pump.ts';
import { Voice } from './voice.ts';

/** A player without a sound card ends at once, is tried again after a second, and then that is told; words take less to be made. */
const SETTLED_MS = 2500;

const { files, path } = workerData as SoundStart;
/** For as long as this thread lives. */
const troubles: Code[] = [];
let voiceTrouble: Code | undefined;

function clips(): ReadonlyMap<SoundName, Clip> {
  const read = new Map<SoundName, Clip>();
  for (const sound of SOUNDS) {
    const clip = clipOf(files[sound]);
    if ('say' in clip) troubles.push({ say: 'sound.noPack', file: files[sound], why: clip });
    else read.set(sound, clip);
  }
  return read;
}

function clipOf(file: string): Clip | Code {
  try {
    return decodeWav(readFileSync(file));
  } catch (error) {
    return { say: 'sound.unreadable', why: messageOf(error) };
  }
}

const pack = clips();
const programs = playersOn(path);
const streams = programs.filter(({ words }) => words !== undefined);
const ofFiles = streams.length > 0 ? undefined : programs[0];
if (programs.length === 0) troubles.push({ say: 'sound.noPlayer', players: PLAYER_PROGRAMS.join(', ') });

const mixer = new Mixer(pack);
const player = streams.length > 0 ? new Player(streams, { now: sharedNow, changed: tellState }) : undefined;
const filePlayer = ofFiles && new FilePlayer(ofFiles.path, pack);
const pump = new Pump(mixer, sharedNow, (samples) => player?.write(samples));
const espeak = findProgram(['espeak-ng'], path);
const voice =
  espeak === undefined
    ? undefined
    : new Voice(
        espeak,
        (clip, volume) => {
          if (filePlayer === undefined) mixer.say(clip, volume);
          else filePlayer.say(clip, volume, () => voice?.next());
          wake();
        },
        tellVoice,
      );

function tell(reply: SoundReply): void {
  parentPort?.postMessage(reply);
}

function tellState(): void {
  const name = player === undefined ? ofFiles?.name : player.name;
  const passing = [player?.trouble, voiceTrouble].filter((trouble) => trouble !== undefined);
  tell({ player: name, troubles: [...troubles, ...passing] });
}

/** Undefined: it speaks. */
function tellVoice(trouble: Code | undefined): void {
  const isNews = (trouble === undefined) !== (voiceTrouble === undefined);
  voiceTrouble = trouble;
  if (isNews) tellState();
}

let timer: NodeJS.Timeout | undefined;

/** Until all is silent again. */
function wake(): void {
  if (player === undefined) return;
  if (!mixer.speaks) voice?.next();
  if (pump.tick()) timer ??= setInterval(wake, TICK_MS);
  else {
    clearInterval(timer);
    timer = undefined;
  }
}

function play({ play: cue, volume, atMs }: Extract<SoundCall, { play: unknown }>): void {
  if (filePlayer !== undefined) filePlayer.play(cue, volume);
  else if (player !== undefined) {
    mixer.play(cue, volume);
    tell({ latencyMs: pump.nextMs - atMs });
    wake();
  }
}

function say(words: Extract<SoundCall, { say: unknown }>): void {
  if (voice === undefined) tellVoice({ say: 'sound.noVoice' });
  if (words.cuts) {
    mixer.hush();
    filePlayer?.hush();
  }
  voice?.say(words, words.cuts);
  if (filePlayer === undefined) wake();
  else if (!filePlayer.speaks) voice?.next();
  // Nothing sounds yet: the words are made first.
  if (!mixer.speaks) voice?.next();
}

async function close(): Promise<void> {
  clearInterval(timer);
  voice?.hush();
  filePlayer?.close();
  await player?.close();
  tell({ closed: true });
  parentPort?.close();
}

tellState();
// Its process needs a moment that the first sound should not wait for.
player?.write(new Float32Array(0));
parentPort?.on('message', (call: SoundCall) => {
  if ('play' in call) play(call);
  else if ('say' in call) say(call);
  else if ('settle' in call) setTimeout(() => tell({ settled: true }), SETTLED_MS);
  else void close();
});
