/** Words into samples: what becomes of a program that makes none. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Voice } from '../../src/sound/host/voice.ts';
import { encodeWav } from '../../src/sound/pack/wav.ts';
import { english } from '../language/english.ts';

const HELLO = { say: 'Julie', language: 'en', volume: 1 } as const;

/** `lines`: a shell script in the place of espeak-ng, `$here` its folder. */
function stand(lines: string, patienceMs?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-voice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'espeak-ng');
  const put = (text: string) =>
    writeFileSync(program, `#!/bin/sh\nhere=${folder}\n${text}\n`, { mode: 0o755 });
  put(lines);
  writeFileSync(join(folder, 'julie.wav'), encodeWav({ samples: new Float32Array(800), rate: 8000 }));
  const heard: string[] = [];
  const voice = new Voice(
    program,
    () => heard.push('words'),
    (trouble) => heard.push(trouble === undefined ? 'well' : english(trouble)),
    patienceMs,
  );
  onTestFinished(() => voice.hush());
  const say = async () => {
    const before = heard.length;
    voice.say(HELLO, false);
    voice.next();
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    return heard.splice(0);
  };
  return { say, put };
}

test('a voice that makes no words is told with what it says, and speaks as soon as it can', async () => {
  const { say, put } = stand('echo "no voice en" >&2; exit 1');
  expect(await say()).toEqual([expect.stringMatching(/^espeak-ng makes no words \(no voice en\)/)]);
  put('cat "$here/julie.wav"');
  expect(await say()).toEqual(['well', 'words']);
});

test('one that hangs keeps no other words from being said', async () => {
  const { say, put } = stand('exec sleep 60', 100);
  expect(await say()).toEqual([expect.stringMatching(/^espeak-ng makes no words/)]);
  put('cat "$here/julie.wav"');
  expect(await say()).toEqual(['well', 'words']);
});
