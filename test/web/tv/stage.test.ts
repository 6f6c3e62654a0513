import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { type Memory, remember, stageOf } from '../../../web/tv/stage.ts';

type Shown = Pick<Snapshot, 'game' | 'screen' | 'round' | 'dimmed' | 'rollsTaken' | 'slots' | 'scored'>;

const TURN: Shown = { game: 1, screen: 'turn', round: 1, dimmed: false, rollsTaken: 0, slots: [] };
const SCORED: Pick<Shown, 'scored'> = {
  scored: {
    player: 0,
    row: 'fives',
    column: 0,
    points: 15,
    dice: [],
    feats: [],
    fresh: true,
    cheered: false,
    takeable: true,
  },
};

/** What the TV shows after each of these, told at these times in ms. */
function stages(told: readonly (readonly [number, Partial<Shown>])[]): readonly string[] {
  let memory: Memory | undefined;
  return told.map(([nowMs, change]) => {
    const shown = { ...TURN, ...change };
    memory = remember(memory, shown, nowMs);
    const stage = stageOf(shown, memory, nowMs);
    if (stage.kind === 'winner' && stage.again) return 'winner again';
    return stage.kind === 'attract' ? `attract ${stage.elapsedMs}` : stage.kind;
  });
}

test('all cards are shown for eight seconds after a round, when nobody rolls at once, and the dice again after that', () => {
  expect(
    stages([
      [0, {}],
      [1000, { round: 2 }],
      [3499, { round: 2 }],
      [3500, { round: 2 }],
      [11_499, { round: 2 }],
      [11_500, { round: 2 }],
    ]),
  ).toEqual(['play', 'play', 'play', 'cards', 'cards', 'play']);
});

test('all cards come before the first roll of a round alone: who plays quickly has no cards flash in the middle of it', () => {
  const round = 2;
  expect(
    stages([
      [0, {}],
      [1000, { round }],
      [2000, { round, rollsTaken: 1 }],
      [3000, { round, ...SCORED }],
      [5000, { round }],
      [8000, { round }],
      // Rolled before the page has heard of the round.
      [9000, { round: 3, rollsTaken: 1 }],
      [12_000, { round: 3, rollsTaken: 1 }],
    ]),
  ).toEqual(Array(8).fill('play'));
});

test('what was just scored is seen before all cards, or the winner, come; they leave as soon as somebody rolls', () => {
  const next = { round: 2 } as const;
  const old = { scored: { ...SCORED.scored, fresh: false } } as Pick<Shown, 'scored'>;
  expect(
    stages([
      [0, {}],
      [1000, { ...next, ...SCORED }],
      [5000, { ...next, ...SCORED }],
      [5100, { ...next, ...old }],
      [7500, { ...next, ...old }],
      [12_900, { ...next, ...old }],
      [12_950, { ...next, slots: [{ tumbling: true }] as unknown as Shown['slots'] }],
      [12_990, { ...next, rollsTaken: 1 }],
      [20_000, { screen: 'over', ...next, ...SCORED }],
      [24_000, { screen: 'over', ...next, ...old }],
    ]),
  ).toEqual(['play', 'play', 'play', 'play', 'cards', 'cards', 'play', 'play', 'play', 'winner']);
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

test('at the end the ceremony has sixteen seconds, all cards eight, in turns', () => {
  expect(
    stages([
      [0, { round: 13 }],
      [500, { screen: 'over', round: 13 }],
      [16_400, { screen: 'over', round: 13 }],
      [16_500, { screen: 'over', round: 13 }],
      [24_500, { screen: 'over', round: 13 }],
    ]),
  ).toEqual(['play', 'winner', 'winner', 'cards', 'winner again']);
});

test('attract screens count their time, begin anew after a game, and give way to the saver', () => {
  expect(
    stages([
      [0, { screen: 'attract' }],
      [12_000, { screen: 'attract' }],
      [25_000, { screen: 'setup' }],
      [26_000, { screen: 'attract' }],
      [27_000, { screen: 'attract', dimmed: true }],
      [28_000, { screen: 'attract' }],
    ]),
  ).toEqual(['attract 0', 'attract 12000', 'setup', 'attract 0', 'saver', 'attract 2000']);
});
