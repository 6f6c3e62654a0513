import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { type Memory, remember, stageOf } from '../../../web/tv/stage.ts';

type Shown = Pick<Snapshot, 'game' | 'screen' | 'round' | 'dimmed'>;

const TURN: Shown = { game: 1, screen: 'turn', round: 1, dimmed: false };

/** What the TV shows after each of these, told at these times in ms. */
function stages(told: readonly (readonly [number, Partial<Shown>])[]): readonly string[] {
  let memory: Memory | undefined;
  return told.map(([nowMs, change]) => {
    const shown = { ...TURN, ...change };
    memory = remember(memory, shown, nowMs);
    const stage = stageOf(shown, memory, nowMs);
    return stage.kind === 'attract' ? `attract ${stage.step}` : stage.kind;
  });
}

test('all cards are shown for eight seconds after a round, and the dice again after that', () => {
  expect(
    stages([
      [0, {}],
      [1000, { round: 2 }],
      [8999, { round: 2 }],
      [9000, { round: 2 }],
    ]),
  ).toEqual(['play', 'cards', 'cards', 'play']);
});

test('a page that comes into a game, a new game and a correction back to an earlier round show the dice at once', () => {
  expect(
    stages([
      [0, { round: 5 }],
      [1000, { round: 4 }],
      [2000, { game: 2, round: 5 }],
    ]),
  ).toEqual(['play', 'play', 'play']);
});

test('at the end winner and cards change places every eight seconds', () => {
  expect(
    stages([
      [0, { round: 13 }],
      [500, { screen: 'over', round: 13 }],
      [8400, { screen: 'over', round: 13 }],
      [8500, { screen: 'over', round: 13 }],
      [16_500, { screen: 'over', round: 13 }],
    ]),
  ).toEqual(['play', 'winner', 'winner', 'cards', 'winner']);
});

test('attract screens go on every twelve seconds, begin anew after a game, and give way to the saver', () => {
  expect(
    stages([
      [0, { screen: 'attract' }],
      [12_000, { screen: 'attract' }],
      [25_000, { screen: 'setup' }],
      [26_000, { screen: 'attract' }],
      [27_000, { screen: 'attract', dimmed: true }],
      [28_000, { screen: 'attract' }],
    ]),
  ).toEqual(['attract 0', 'attract 1', 'setup', 'attract 0', 'saver', 'attract 0']);
});
