/** What must be true of every rule set, whichever it is. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerOf } from '../../src/commands/simulate/play.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import {
  type Command,
  cardsOf,
  FACES,
  FIVE_DICE_SETS,
  legalBoxes,
  RULE_SETS,
  replay,
  shownTotal,
  totals,
} from '../../src/game/index.ts';
import { houseLines } from '../language/english.ts';
import { deepFreeze } from './deep-freeze.ts';
import { free, hold, ROLL, Session, score, start } from './play.ts';

test('the fourteen sets have their ids, display names of eight characters and players', () => {
  expect(RULE_SETS.map(({ id, menu, players }) => `${id} ${menu} ${players.min}-${players.max}`)).toEqual([
    'yahtzee YAHTZEE 1-12',
    'yahtzee-free-joker FREE JKR 1-12',
    'yahtzee-plain CLASSIC 1-4',
    'yahtzee-no-joker CHIPS 1-4',
    'triple-yahtzee TRIPLE 1-4',
    'bonus-in-box BOX +100 1-4',
    'fourteen-box 14 BOXES 1-12',
    'scotzee SCOTZEE 1-12',
    'yatzy YATZY 1-12',
    'maxi-yatzy MAXI 1-12',
    'kismet KISMET 1-12',
    'farkle FARKLE 1-4',
    'zilch ZILCH 1-4',
    'farkle-literal FARKLE L 1-4',
  ]);
  expect(RULE_SETS.filter(({ inMenu }) => !inMenu).map(({ id }) => id)).toEqual(['farkle-literal']);
  for (const { menu } of RULE_SETS) expect(menu).toMatch(/^[A-Z0-9 +]{1,8}$/);
});

test.each(RULE_SETS)('$id: every sentence is there, and the house rules name no undefined', (rules) => {
  for (const [name, sentence] of Object.entries(rules.manners.sentences)) {
    const mayBeEmpty = name === 'stop' || (name === 'farkle' && rules.family !== 'farkle');
    if (!mayBeEmpty) expect(sentence, name).not.toBe('');
  }
  expect(houseLines(rules).join('\n')).not.toMatch(/undefined|NaN|null|\[object/);
});

/** Random wrong and right moves beside those of a player who plays on. */
const noise: fc.Arbitrary<Command> = fc.oneof(
  fc.constant(ROLL),
  fc.integer({ min: -1, max: 6 }).map(hold),
  fc.integer({ min: -1, max: 6 }).map(free),
  fc.constantFrom('ones', 'yahtzee', 'yahtzee-bonus', 'sixes-x2', 'yatzy').map((box) => score(box as 'ones')),
  fc.constantFrom<Command>({ type: 'stop' }, { type: 'bank' }, { type: 'take back' }, { type: 'skip' }),
  fc.constant(start('Ann')),
);
/** A replay of all so far takes longer with each step. */
const REPLAYED_EVERY = 20;

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

test.each(RULE_SETS)(
  '$id: in random games replay is the live state, no state is changed in place, a rejection changes nothing, and the end adds up',
  (rules) => {
    fc.assert(
      fc.property(seeds, fc.array(noise, { minLength: 40, maxLength: 40 }), (seed, moves) => {
        const session = new Session(fairDraw);
        session.do({ ...start('Ann', 'Bob'), rules: rules.id, seed });
        const chance = mulberry(Number.parseInt(seed.slice(0, 8), 16));
        const player = playerOf(rules, 'random', chance);
        for (let step = 0; session.game?.status === 'playing' && step < 4000; step += 1) {
          const wanted = chance() < 0.1 ? moves[step % moves.length] : undefined;
          // Dice that the noise picks would be set aside along with the player's own, after a skip by another player.
          const picks = wanted?.type === 'hold' || wanted?.type === 'skip';
          const noisy = rules.family === 'farkle' && picks ? undefined : wanted;
          const before = deepFreeze(session.game);
          const count = session.events.length;
          const rejection = session.try(noisy ?? player(before));
          if (noisy === undefined) expect(rejection?.reason).toBeUndefined();
          if (rejection !== undefined) {
            expect(session.game).toBe(before);
            expect(session.events).toHaveLength(count);
          }
          if (step % REPLAYED_EVERY === 0) expect(replay(session.events)).toEqual(session.game);
        }
        expect(replay(session.events)).toEqual(session.game);
        expect(session.game?.status).toBe('over');
        expect(replay(JSON.parse(JSON.stringify(session.events)))).toEqual(session.game);
        const { game } = session;
        const sums =
          rules.family === 'farkle'
            ? game?.family === 'farkle' && game.totals
            : cardsOf(game).map((card) => totals(rules, card).total);
        expect(session.events.at(-1)).toMatchObject({ type: 'game ended', totals: sums });
      }),
      // A whole game is no smaller for being shrunk, and that takes minutes.
      { numRuns: 2, endOnFailure: true },
    );
  },
);

const cards = fc.record({
  boxes: fc.dictionary(
    fc.constantFrom(...FIVE_DICE_SETS.flatMap(({ boxes }) => boxes.map(({ category }) => category))),
    fc.constantFrom(0, 5, 20, 50, 150),
  ),
  yahtzeeBonuses: fc.constant(0),
});
const fiveDice = fc.array(fc.constantFrom(...FACES), { minLength: 5, maxLength: 5 });

test.each(FIVE_DICE_SETS)('$id: the order of the dice never matters', (rules) => {
  fc.assert(
    fc.property(
      fc.oneof(
        fiveDice,
        fc.constantFrom(...FACES).map((face) => Array(5).fill(face)),
      ),
      cards,
      (dice, card) => {
        const offers = legalBoxes(rules, card, dice);
        expect(legalBoxes(rules, card, [...dice].reverse())).toEqual(offers);
        expect(legalBoxes(rules, card, [...dice].sort())).toEqual(offers);
      },
    ),
  );
});

test.each(FIVE_DICE_SETS)(
  '$id: the total is the sum of its parts, and what is shown leaves out at most the upper bonus',
  (rules) => {
    fc.assert(
      fc.property(cards, (card) => {
        const { upper, upperBonus, yahtzeeBonus, lower, total } = totals(rules, card);
        expect(total).toBe(upper + upperBonus + yahtzeeBonus + lower);
        const own = rules.boxes.reduce(
          (sum, { category, column }) => sum + (card.boxes[category] ?? 0) * (rules.columns[column] ?? 0),
          0,
        );
        expect(upper + lower).toBe(own);
        expect([total, total - upperBonus]).toContain(shownTotal(rules, card));
      }),
    );
  },
);

/** A small generator for choices in tests. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
