/** The one process that plays: when it is started, and what becomes of a machine where none stays. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Player } from '../../src/sound/host/player.ts';
import { playersOn } from '../../src/sound/host/programs.ts';
import { english } from '../language/english.ts';

const PORTION = new Float32Array(240);

/** Programs as shell lines; each start waits for the test, which says when it has ended. */
function stand(...lines: readonly string[]) {
  let nowMs = 0;
  const started: { readonly name: string; readonly child: ChildProcess }[] = [];
  const programs = lines.map((line, index) => ({ name: `player${index}`, path: line, words: [] }));
  const player = new Player(programs, {
    now: () => nowMs,
    changed: () => undefined,
    start(line) {
      const child = spawn('sh', ['-c', line], { stdio: ['pipe', 'ignore', 'pipe'] });
      const name = programs.find(({ path }) => path === line)?.name ?? '';
      started.push({ name, child });
      return child;
    },
  });
  onTestFinished(() => player.close());
  return {
    ...{ player, started },
    pass: (ms: number) => {
      nowMs += ms;
    },
    names: () => started.map(({ name }) => name),
    /** The newest one has ended by itself. */
    ended: async () => {
      const child = started.at(-1)?.child;
      if (child !== undefined && child.exitCode === null && child.signalCode === null)
        await once(child, 'close');
      // Its end was told to whoever listened first.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('one process is started with the first sound, and plays them all', async () => {
  const { player, names, pass } = stand('cat >/dev/null');
  expect(player.name).toBeUndefined();
  for (let times = 0; times < 5; times += 1) {
    player.write(PORTION);
    pass(1000);
  }
  expect(names()).toEqual(['player0']);
  expect(player.name).toBe('player0');
  expect(player.trouble).toBeUndefined();
});

test('a player that dies is started again, later each time, and the table is told why', async () => {
  const { player, names, pass, ended } = stand('echo no such device >&2; exit 1');
  player.write(PORTION);
  await ended();
  for (const waitMs of [1000, 2000, 4000]) {
    const before = names().length;
    pass(waitMs - 1);
    player.write(PORTION);
    expect(names().length).toBe(before);
    pass(1);
    player.write(PORTION);
    expect(names().length).toBe(before + 1);
    await ended();
  }
  expect(english(player.trouble ?? '')).toBe(
    'player0 ends again and again (no such device): the table is silent until it stays. Is a loudspeaker connected?',
  );
  pass(3_600_000);
  player.write(PORTION);
  await ended();
  pass(60_000);
  const before = names().length;
  player.write(PORTION);
  expect(names().length).toBe(before + 1);
});

test('where the best program does not stay, the next one is tried at once, and all is well', async () => {
  const { player, names, pass, ended } = stand('exit 1', 'cat >/dev/null');
  player.write(PORTION);
  await ended();
  player.write(PORTION);
  expect(names()).toEqual(['player0', 'player1']);
  pass(60_000);
  player.write(PORTION);
  expect(player.trouble).toBeUndefined();
  expect(player.name).toBe('player1');
});

test('a player that takes nothing any more is ended, and another one started', async () => {
  const { player, started, pass, ended } = stand('exec sleep 60');
  do player.write(PORTION);
  while (started[0]?.child.killed !== true);
  await ended();
  pass(1000);
  player.write(PORTION);
  expect(started.length).toBe(2);
});

test('what closes it leaves no process behind', async () => {
  const { player, started } = stand('exec cat >/dev/null');
  player.write(PORTION);
  await player.close();
  expect(started[0]?.child.signalCode).toBe('SIGKILL');
  player.write(PORTION);
  expect(started.length).toBe(1);
});

test('players are found on the PATH, the best one first, and macOS has one that takes files alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-players-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = () =>
    playersOn(`/nowhere:${folder}`).map(({ name, words }) => `${name} ${words === undefined}`);
  expect(names()).toEqual([]);
  for (const name of ['afplay', 'aplay', 'pw-play']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
  expect(names()).toEqual(['pw-play false', 'aplay false', 'afplay true']);
});
