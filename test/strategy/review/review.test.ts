/** Games looked at with best play: accounts that add up exactly, whatever happens in a game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Command,
  decide,
  EMPTY_CARD,
  evolve,
  type Face,
  type FiveDiceRules,
  type Game,
  type GameAnalysis,
  type GameEvent,
  isRejection,
  legalBoxes,
  RULE_SETS,
  seenEvents,
  totalsOf,
} from '../../../src/game/index.ts';
import { type Adviser, adviserFrom, tooLarge } from '../../../src/strategy/five-dice/advice.ts';
import { modelOf } from '../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../src/strategy/five-dice/solve.ts';
import { reviewOf } from '../../../src/strategy/review/review.ts';

const advisers = new Map<string, Adviser>();
function adviserOf(rules: FiveDiceRules): Adviser | undefined {
  if (tooLarge(rules) !== undefined) return undefined;
  const known = advisers.get(rules.id) ?? adviserFrom(solve(modelOf(rules)));
  advisers.set(rules.id, known);
  return known;
}

const SOLVABLE = RULE_SETS.filter((set) => set.family === 'farkle' || tooLarge(set) === undefined);

/** Two to four play at random, corrections included; `seed` decides everything. */
function randomGame(
  rules: string,
  seed: number,
): { readonly events: readonly GameEvent[]; readonly game: Game } {
  let state = seed >>> 0;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const draw = ({ count }: { count: number }) => Array.from({ length: count }, () => (next(6) + 1) as Face);
  const events: GameEvent[] = [];
  let game: Game | undefined;
  const attempt = (command: Command): boolean => {
    const decided = decide(RULE_SETS, game, command, draw);
    if (isRejection(decided)) return false;
    for (const event of decided) {
      events.push(event);
      game = evolve(game, event);
    }
    return true;
  };
  const zeros = '0'.repeat(64);
  const players = ['Eric', 'Julie', 'Vendla', 'Mehran'].slice(0, 2 + (seed % 3));
  attempt({ type: 'start', rules, players, starter: 0, seed: zeros, seal: zeros });
  const by = { by: 'Ann', why: '' };
  for (let step = 0; step < 4000 && game?.status === 'playing'; step += 1) {
    const { turn } = game;
    if (next(40) === 0) attempt({ type: 'take back' });
    else if (next(60) === 0) attempt({ type: 'undo', ...by });
    else if (next(80) === 0) attempt({ type: 'skip' });
    else if (next(90) === 0)
      attempt({ type: 'adjust', player: next(players.length), points: next(40) - 20, ...by });
    else if (next(700) === 0) attempt({ type: 'drop out', player: next(players.length), ...by });
    else if (turn.dice === undefined) attempt({ type: 'roll' });
    else if (game.family === 'farkle') {
      const slot = next(turn.dice.length);
      const chosen = next(5);
      if (chosen < 3) attempt({ type: turn.held[slot] === true ? 'free' : 'hold', slot });
      else attempt({ type: chosen === 3 ? 'roll' : 'bank' });
    } else if (next(2) === 0 && attempt({ type: 'hold', slot: next(5) })) continue;
    else if (next(3) > 0 && attempt({ type: 'roll' })) continue;
    else {
      const set = RULE_SETS.find(({ id }) => id === rules) as FiveDiceRules;
      const card = game.cards[turn.player] ?? EMPTY_CARD;
      const boxes = legalBoxes(set, card, turn.dice, turn.claimed === true).filter(({ legal }) => legal);
      const box = boxes[next(boxes.length)];
      if (box === undefined || !attempt({ type: 'score', category: box.category })) attempt({ type: 'roll' });
    }
  }
  return { events, game: game as Game };
}

const review = (rules: string, events: readonly GameEvent[]): GameAnalysis =>
  reviewOf(
    RULE_SETS.find(({ id }) => id === rules) as (typeof RULE_SETS)[number],
    events,
    adviserOf,
  ) as GameAnalysis;

test.each(SOLVABLE.map(({ id }) => id))(
  'in any game of %s par, luck, choices and corrections add up exactly to the total',
  { timeout: 120_000 },
  (rules) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const { events, game } = randomGame(rules, seed);
        const { players, decisions } = review(rules, events);
        const set = RULE_SETS.find(({ id }) => id === rules);
        for (const [player, account] of players.entries()) {
          const { par, luck, choices, corrections, adjustments, result } = account;
          expect(par + luck + choices + corrections + adjustments).toBe(result);
          expect(choices).toBeLessThanOrEqual(0);
          if (game.status !== 'over') continue;
          expect(result).toBe(totalsOf(set, game)[player]);
          const costs = decisions.filter((each) => each.player === player && each.takenBack !== true);
          expect(costs.reduce((sum, { cost }) => sum + cost, choices)).toBe(0);
        }
        for (const { cost } of decisions) expect(cost).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 8, seed: 15 },
    );
  },
);

test('a game is worth the same whatever its seed and cut, as long as the same was seen', () => {
  const { events } = randomGame('farkle', 7);
  const other = events.map((event): GameEvent => {
    if (event.type === 'game started') return { ...event, seed: 'f'.repeat(64), seal: 'e'.repeat(64) };
    return event.type === 'rolled' ? { ...event, cut: 'abc' } : event;
  });
  expect(JSON.stringify(seenEvents(other))).toBe(JSON.stringify(seenEvents(events)));
  expect(JSON.stringify(seenEvents(other))).not.toMatch(/f{64}|e{64}|abc/);
  expect(review('farkle', seenEvents(other))).toEqual(review('farkle', events));
});

const ROLLED: readonly GameEvent[] = [
  {
    type: 'game started',
    ...{ game: 1, rules: 'yahtzee', dice: 5, players: ['Eric'], starter: 0 },
    ...{ seed: '', seal: '' },
  },
  { type: 'rolled', n: 1, player: 0, held: Array(5).fill(false), cut: '', faces: [5, 5, 1, 2, 3] },
];
const again = (held: readonly boolean[]): GameEvent => ({
  ...{ type: 'rolled', n: 2, player: 0, held, cut: '', faces: [5, 5, 1, 2, 3] },
});

test('par is what best play expects at the start, and a choice costs what the best one is worth more', () => {
  const { players, decisions, costliest, swing } = review('yahtzee', [
    ...ROLLED,
    again(Array(5).fill(false)),
  ]);
  expect(players[0]?.par).toBeCloseTo(254.587_729, 5);
  expect(decisions).toMatchObject([{ dice: [5, 5, 1, 2, 3], roll: 1, made: { keep: [], next: 'roll' } }]);
  expect(decisions[0]?.cost).toBeGreaterThan(1);
  expect(players[0]?.choices).toBe(-(decisions[0]?.cost ?? 0));
  expect([costliest, swing?.round]).toEqual([[0], 1]);
  expect(players[0]?.accuracy).toBeLessThan(90);
});

test('a choice that was taken back costs nothing, and its player chooses again', () => {
  const scored: GameEvent = { type: 'scored', player: 0, category: 'yahtzee', points: 0, bonus: 0 };
  const { players, decisions } = review('yahtzee', [...ROLLED, scored, { type: 'taken back', player: 0 }]);
  expect(decisions).toMatchObject([{ takenBack: true, made: { score: 'yahtzee' } }]);
  expect(players[0]).toMatchObject({ choices: 0, accuracy: null });
});

test('a position says what the Yahtzee box holds, and nothing while it is open', () => {
  const scored = (points: number): GameEvent => ({
    ...{ type: 'scored', player: 0, category: 'yahtzee', points, bonus: 0 },
  });
  const held = (points: number) => {
    const events = [...ROLLED, scored(points), ...ROLLED.slice(1), again(Array(5).fill(false))];
    return review('yahtzee', events).decisions.map(({ yahtzee }) => yahtzee);
  };
  expect(held(50)).toEqual([undefined, 50]);
  expect(held(0)).toEqual([undefined, 0]);
});

test('a game that was left ends with what could be expected then, and nothing of it counts as corrected', () => {
  const left: GameEvent = { type: 'game abandoned' };
  const played = review('yahtzee', ROLLED);
  const { players } = review('yahtzee', [...ROLLED, left]);
  expect(players).toEqual(played.players);
  expect(players[0]?.result).toBeGreaterThan(200);
  expect(players[0]?.corrections).toBe(0);
});

test('adjusted points stand on a line of their own', () => {
  const adjusted: GameEvent = { type: 'adjusted', player: 0, points: -5, by: 'Ann', why: '' };
  expect(review('yahtzee', [...ROLLED, adjusted]).players[0]).toMatchObject({
    adjustments: -5,
    corrections: 0,
  });
});

test('a set that cannot be worked out has no analysis', () => {
  const { events } = randomGame('triple-yahtzee', 3);
  expect(review('triple-yahtzee', events)).toBeUndefined();
});
