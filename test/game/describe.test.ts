import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { describe, evolve, type Game, type GameEvent } from '../../src/game/index.ts';
import { english } from '../language/english.ts';
import { cut, free, hold, ROLL, Session, score, start } from './play.ts';

/** Every event of the session in words. */
function told(events: readonly GameEvent[]): readonly string[] {
  let game: Game | undefined;
  return events.map((event) => {
    const sentence = describe(event, game);
    game = evolve(game, event);
    return english(sentence);
  });
}

/** One event in a game of Eric and Julie. */
function tell(event: GameEvent, rules = 'yahtzee'): string {
  const session = new Session(forcedDraw([]));
  return english(describe(event, session.do({ ...start('Eric', 'Julie'), rules })));
}

test('every event of a game with a score card is told in one sentence', () => {
  const session = new Session(forcedDraw(['33312', '66', '66666']));
  session.do(start('Eric', 'Julie'), cut('42'), ROLL, hold(0), hold(1), free(1), hold(1), hold(2), ROLL);
  session.do({ type: 'stop' }, score('threes'), { type: 'take back' }, score('chance'), { type: 'skip' });
  session.do({ type: 'abandon' });
  expect(told(session.events)).toEqual([
    'Eric and Julie begin a game of Yahtzee.',
    'The dice are cut: 42.',
    'Eric rolls: 3 3 3 1 2.',
    'Eric holds die 1.',
    'Eric holds die 2.',
    'Eric frees die 2.',
    'Eric holds die 2.',
    'Eric holds die 3.',
    'Eric rolls: 3 3 3 6 6.',
    'Eric rolls no more.',
    'Eric scores 9 in Threes.',
    'Eric takes the last score back and chooses again.',
    'Eric scores 21 in Chance.',
    'Julie plays this turn later.',
    'The game is abandoned.',
  ]);
});

test('every event of Farkle is told in one sentence', () => {
  const session = new Session(forcedDraw(['111555', '111234', '222346', '223346']));
  session.do({ ...start('Ann', 'Bob'), rules: 'farkle' }, ROLL, ...[0, 1, 2, 3, 4, 5].map(hold), ROLL);
  session.do(hold(0), hold(1), hold(2), { type: 'bank' }, ROLL, hold(0), free(0));
  const farkled = { type: 'farkled', player: 1, lost: 350, penalty: -1000 } as const;
  expect([...told(session.events).slice(8), tell(farkled, 'farkle')]).toEqual([
    'Ann sets 1500 points aside. Hot dice!',
    'Ann rolls: 1 1 1 2 3 4.',
    'Ann picks die 1.',
    'Ann picks die 2.',
    'Ann picks die 3.',
    'Ann banks 2500 points.',
    'Bob rolls: 2 2 2 3 4 6.',
    'Bob picks die 1.',
    'Bob puts back die 1.',
    'Julie farkles and loses 350 points. Farkles in a row cost 1000 points.',
  ]);
});

const SIGNED = { by: 'Anna', why: 'wrong box' };

test.each<readonly [GameEvent, string, string]>([
  [
    { type: 'scored', player: 1, category: 'full-house-x2', points: 25, bonus: 0 },
    'triple-yahtzee',
    'Julie scores 50 in Full House × 2.',
  ],
  [
    { type: 'scored', player: 0, category: 'sixes', points: 30, bonus: 100 },
    'yahtzee',
    'Eric scores 30 in Sixes, and a bonus of 100.',
  ],
  [
    { type: 'scored', player: 0, category: 'yahtzee', points: 0, bonus: 0, also: 'yahtzee-bonus' },
    'fourteen-box',
    'Eric scores 0 in Yahtzee, and 0 in Yahtzee Bonus.',
  ],
  [
    { type: 'claimed', player: 0, category: 'yahtzee', points: 100 },
    'bonus-in-box',
    'Eric adds 100 to Yahtzee.',
  ],
  [
    { type: 'undone', player: 0, what: { kind: 'score', category: 'threes', points: 12 }, ...SIGNED },
    'yahtzee',
    'Taken back: Eric: Threes 12 (Anna: wrong box).',
  ],
  [
    { type: 'repaired', player: 1, category: 'fours-x3', points: 8, was: null, by: 'Anna', why: '' },
    'triple-yahtzee',
    'Julie: Fours × 3 is set to 24 (Anna).',
  ],
  [
    { type: 'repaired', player: 1, category: 'fours', points: null, was: 8, ...SIGNED },
    'yahtzee',
    'Julie: Fours is open again (Anna: wrong box).',
  ],
  [
    { type: 'adjusted', player: 0, points: -50, by: 'Anna', why: 'house rule' },
    'farkle',
    'Eric: Adjustment of -50 (Anna: house rule).',
  ],
  [{ type: 'dropped out', player: 1, ...SIGNED }, 'yahtzee', 'Julie drops out (Anna: wrong box).'],
  [
    { type: 'renamed', player: 1, name: 'Julia', was: 'Julie', ...SIGNED },
    'yahtzee',
    'Julie is called Julia now (Anna: wrong box).',
  ],
  [
    { type: 'skipped', player: 0, next: 1, ...SIGNED },
    'yahtzee',
    'Eric plays this turn later (Anna: wrong box).',
  ],
  [{ type: 'game ended', totals: [200, 210], winners: [1] }, 'yahtzee', 'Julie wins with 210 points.'],
  [
    { type: 'game ended', totals: [210, 210], winners: [0, 1] },
    'yahtzee',
    'Eric and Julie share the win with 210 points.',
  ],
  [
    { type: 'game ended', totals: [10, 20], winners: [] },
    'yahtzee',
    'The game ends, and nobody is left to win it.',
  ],
])('%o of %s is told as: %s', (event, rules, sentence) => {
  expect(tell(event, rules)).toBe(sentence);
});
