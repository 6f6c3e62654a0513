/** Vectors were made with Python's hmac and hashlib, which share no code with ours. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateFace, roundSeal } from '../../src/fairness/duplicate.ts';
import type { DrawnFace } from '../../src/fairness/fair-draw.ts';
import { type DealtThrow, type RoundRecord, verifyRound } from '../../src/fairness/verify-round.ts';

const SEED = '5e'.repeat(32);
const SLOTS = [0, 1, 2, 3, 4];

test.each([
  ['rain', ['51352', '43254', '23246', '36221', '22211', '41216']],
  ['grüße', ['52433', '31611', '44136', '62251', '54536', '14453']],
])('the dice of the word %s are those that another program computes', (cut, expected) => {
  const found = [0, 1].flatMap((turn) =>
    [0, 1, 2].map((roll) =>
      SLOTS.map((slot) => duplicateFace({ round: 'r1', seed: SEED, cut }, { turn, roll }, slot)).join(''),
    ),
  );
  expect(found).toEqual(expected);
});

test('the seal is what sha256sum says, and no line hides another', () => {
  expect(roundSeal(SEED, 'r1', 'yahtzee', ['bar', 'club'])).toBe(
    'b21ab0d09d0a66f376c6b932c9fa201fbc66f84f414002a9d0d8d66f811aafd9',
  );
  expect(() => roundSeal(SEED, 'r1', 'yahtzee', ['bar\nclub'])).toThrow('line feed');
});

const dice = fc.record({
  round: fc.stringMatching(/^[a-z0-9]{1,8}$/),
  seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  cut: fc.string({ maxLength: 16 }),
});
const holds = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
/** Of each turn: what is held at the second and at the third roll. */
const turns = fc.array(fc.tuple(holds, holds), { minLength: 1, maxLength: 5 });

function dealt(
  of: { round: string; seed: string; cut: string },
  held: readonly (readonly boolean[][])[],
): DealtThrow[] {
  return held.flatMap((two, turn) => {
    let faces: readonly DrawnFace[] = [];
    return [SLOTS.map(() => false), ...two].map((stays, roll) => {
      faces = SLOTS.map(
        (slot) => (stays[slot] ? faces[slot] : undefined) ?? duplicateFace(of, { turn, roll }, slot),
      );
      return { turn, roll, held: stays, faces };
    });
  });
}

test('whatever two seats hold, the slots that both roll show the same, and the round is proved', () => {
  fc.assert(
    fc.property(dice, turns, turns, (of, one, two) => {
      const seats = [one, two].map((held, at) => ({ table: `t${at}`, seat: 0, throws: dealt(of, held) }));
      const [first, second] = seats;
      for (const [at, mine] of (first?.throws ?? []).entries()) {
        const other = second?.throws[at];
        for (const slot of SLOTS)
          if (other !== undefined && !mine.held[slot] && !other.held[slot])
            expect(mine.faces[slot]).toBe(other.faces[slot]);
      }
      const tables = ['t0', 't1'];
      const seal = roundSeal(of.seed, of.round, 'yahtzee', tables);
      const log = { dealt: seats, journalled: [] };
      expect(verifyRound({ ...of, seal, rules: 'yahtzee', tables, ...log })).toEqual([]);
    }),
  );
});

test('every face that is changed, throw that is missing, table that was not sealed, and seal that is another is found', () => {
  fc.assert(
    fc.property(dice, turns, fc.nat(), fc.nat(4), (of, held, place, slot) => {
      const throws = dealt(of, held);
      const at = place % throws.length;
      const seat = { table: 't0', seat: 0 };
      const record = (changed: readonly DealtThrow[], more: Partial<RoundRecord> = {}): RoundRecord => ({
        ...{ ...of, rules: 'yahtzee', tables: ['t0'], seal: roundSeal(of.seed, of.round, 'yahtzee', ['t0']) },
        ...{ dealt: [{ table: 't0', seat: 0, throws: changed }], journalled: [], ...more },
      });
      const other = throws.map((one, index) =>
        index === at
          ? {
              ...one,
              faces: one.faces.map((face, die) => (die === slot ? (((face % 6) + 1) as DrawnFace) : face)),
            }
          : one,
      );
      expect(verifyRound(record(other))).toContainEqual({ why: 'face', ...seat, at, slot });
      const missing = throws.filter((_, index) => index !== at);
      // Whether a turn's last roll was thrown only the hall's log and the journal's chain can say.
      if (throws[at]?.roll === 0)
        expect(verifyRound(record(missing))?.some(({ why }) => why === 'order')).toBe(true);
      expect(verifyRound(record(throws, { seal: '0'.repeat(64) }))).toEqual([{ why: 'seal' }]);
      const elsewhere = { dealt: [{ table: 't9', seat: 0, throws }] };
      expect(verifyRound(record(throws, elsewhere))).toEqual([{ why: 'table', table: 't9' }]);
      const journalled = [{ ...seat, throws: other }];
      expect(verifyRound(record(throws, { journalled }))).toEqual([{ why: 'journal', ...seat, at }]);
      expect(verifyRound(record(throws, { journalled: [{ ...seat, throws: throws.slice(0, -1) }] }))).toEqual(
        [],
      );
      expect(verifyRound(record(throws, { seed: null }))).toBeUndefined();
    }),
  );
});
