import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import {
  CATEGORIES,
  type Category,
  type Command,
  cardsOf,
  legalBoxes,
  replay,
  totals,
  YAHTZEE,
} from '../../src/game/index.ts';
import { cut, free, hold, playTurns, ROLL, Session, score, start } from './play.ts';

const PERFECT: readonly (readonly [string, Category])[] = [
  ['66666', 'yahtzee'],
  ['11111', 'ones'],
  ['22222', 'twos'],
  ['33333', 'threes'],
  ['44444', 'fours'],
  ['55555', 'fives'],
  ['66666', 'sixes'],
  ['66666', 'three-of-a-kind'],
  ['66666', 'four-of-a-kind'],
  ['66666', 'full-house'],
  ['66666', 'small-straight'],
  ['66666', 'large-straight'],
  ['66666', 'chance'],
];

test('the best possible official game is worth 1575, and 375 without its twelve bonuses', () => {
  const card = cardsOf(playTurns(PERFECT, 'Eric').game)[0] ?? { boxes: {}, yahtzeeBonuses: 0 };
  expect(totals(YAHTZEE, card)).toEqual({
    upper: 105,
    upperBonus: 35,
    yahtzeeBonus: 1200,
    lower: 235,
    total: 1575,
  });
});

test('players with the same best total share the win', () => {
  const turns = PERFECT.flatMap(([dice, box]) => [
    [dice, box] as const,
    ['12346', box] as const,
    [dice, box] as const,
  ]);
  const session = playTurns(turns, 'Ann', 'Bob', 'Cid');
  expect(session.game).toMatchObject({ status: 'over', winners: [0, 2] });
  expect(session.events.at(-1)).toMatchObject({ totals: [1575, expect.any(Number), 1575] });
});

const slots = fc.integer({ min: -1, max: 5 });
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(ROLL) },
  { weight: 4, arbitrary: slots.map(hold) },
  { weight: 2, arbitrary: slots.map(free) },
  { weight: 4, arbitrary: fc.constantFrom(...CATEGORIES).map(score) },
  { weight: 1, arbitrary: fc.string({ maxLength: 10 }).map(cut) },
  { weight: 1, arbitrary: fc.constant(start('Ann', 'Bob')) },
);
const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

test('after any sequence of commands, replay of the events is the live state, and a rejection changed nothing', () => {
  fc.assert(
    fc.property(seeds, fc.array(anyCommand, { maxLength: 120 }), (seed, commands) => {
      const session = new Session(fairDraw);
      session.do({ ...start('Ann', 'Bob'), seed });
      for (const command of commands) {
        const before = session.game;
        const copy = structuredClone(before);
        const count = session.events.length;
        if (session.try(command) !== undefined) {
          expect(session.game).toBe(before);
          expect(session.events).toHaveLength(count);
        }
        // The state before the command is untouched too: states may be kept and compared.
        expect(before).toEqual(copy);
        expect(replay(session.events)).toEqual(session.game);
      }
    }),
    { numRuns: 60 },
  );
});

test('every whole game of random choices ends after thirteen rounds, and its totals are those of the cards', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.integer({ min: 1, max: 12 }),
      fc.infiniteStream(fc.nat(1000)),
      (seed, players, choices) => {
        const names = Array.from({ length: players }, (_, index) => `Player ${index + 1}`);
        const session = new Session(fairDraw);
        session.do({ ...start(...names), seed });
        for (let turn = 0; turn < 13 * players; turn += 1) {
          const game = session.do(ROLL);
          expect(replay(session.events)).toEqual(game);
          const { player, dice } = game.turn;
          const card = cardsOf(game)[player];
          if (dice === undefined || card === undefined) throw new Error('no dice after a roll');
          const legal = legalBoxes(YAHTZEE, card, dice).filter((offer) => offer.legal);
          const choice = legal[(choices.next().value ?? 0) % legal.length];
          session.do(score(choice?.category ?? 'chance'));
        }
        const game = session.game;
        expect(game?.status).toBe('over');
        const sums = cardsOf(game).map((card) => totals(YAHTZEE, card).total);
        expect(session.events.at(-1)).toMatchObject({ type: 'game ended', totals: sums });
        for (const winner of game?.winners ?? []) expect(sums?.[winner]).toBe(Math.max(...(sums ?? [])));
      },
    ),
    { numRuns: 25 },
  );
});
