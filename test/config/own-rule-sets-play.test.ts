/** Whatever the checks of the cabinet file let through can be played to its end, and fits the display all the way. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISPLAY } from '../../hardware/cabinet.ts';
import { playerOf } from '../../src/commands/simulate/play.ts';
import { ruleSetProblems, ruleSetsOf } from '../../src/config/own-rule-sets.ts';
import { type OwnRuleSet, ownRuleSetSchema } from '../../src/config/rule-set-schema.ts';
import type { Config } from '../../src/config/schema.ts';
import {
  cardsOf,
  decide,
  evolve,
  type Face,
  type Game,
  isRejection,
  RULE_SETS,
  type RuleSet,
  totals,
} from '../../src/game/index.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { lookAt, pagesOf, sentenceOf } from '../../src/table/shown.ts';
import { choosable } from '../../src/table/state/choices.ts';
import { finalLeaves, turnLeaves } from '../../src/table/state/leaf.ts';
import { playOf } from '../../src/table/state/moment.ts';
import type { Situation } from '../../src/table/state/situation.ts';
import { startUi, type Ui } from '../../src/table/state/ui.ts';
import { english, houseLines } from '../language/english.ts';
import { chanceOf } from './chance.ts';

/** No text is cut in the middle of a word: points keep all their digits. */
const FITS = new RegExp(`^(?=.*[^ ])(?!.* P$)[A-Z0-9 /?+-]{1,${DISPLAY.characters}}$`);
/** Every place in a sentence has been filled. */
const WHOLE = /^[^{}]+$/;
const HEX = 'ab'.repeat(32);
const upTo = (max: number, ...more: readonly number[]) =>
  fc.oneof(fc.integer({ min: 0, max }), fc.constantFrom(0, max, ...more));
const alike = fc.oneof(
  fc.constant(null),
  upTo(10_000, 1000),
  fc.record({ timesTriple: fc.integer({ min: 1, max: 10 }) }),
);
const idsOf = (family: RuleSet['family']) =>
  RULE_SETS.filter((set) => set.family === family).map(({ id }) => id);
const common = {
  playersMax: fc.integer({ min: 1, max: 12 }),
  ties: fc.constantFrom('shared', 'lowestNumber'),
  menu: fc.constantFrom('CHIPS', 'BAR', 'EIGHT +8'),
};
const anyFiveDice = fc.record(
  {
    like: fc.constantFrom(...idsOf('five-dice')),
    ...common,
    rolls: fc.integer({ min: 1, max: 9 }),
    columns: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    upperThreshold: fc.integer({ min: 1, max: 105 }),
    upperPoints: upTo(3000, 35),
    upperMax: fc.integer({ min: 1, max: 105 }),
    yahtzeeBonus: upTo(8000),
    claim: upTo(8000),
    joker: fc.constantFrom('none', 'forced', 'free', 'lower'),
    selectMeans: fc.constantFrom('hold', 'rollAgain'),
    holdsPersist: fc.boolean(),
    holdsFixed: fc.boolean(),
    stopEarly: fc.constantFrom('yes', 'no', 'final'),
    totals: fc.constantFrom('live', 'end'),
    keysOnCard: fc.boolean(),
  },
  { requiredKeys: ['like'] },
);
const anyFarkle = fc.record(
  {
    like: fc.constantFrom(...idsOf('farkle')),
    ...common,
    target: fc.constantFrom(1, 500, 10_000, 99_999),
    dice: fc.constantFrom(5, 6),
    entryMinimum: fc.constantFrom(0, 500, 10_000, 99_999),
    bankMinimum: fc.constantFrom(0, 300, 10_000),
    emptyFirstRoll: fc.oneof(fc.constant(null), upTo(10_000, 500)),
    atTarget: fc.constantFrom('ends', 'othersGetOneTurn'),
    single1: upTo(10_000),
    single5: upTo(10_000),
    straight: fc.oneof(fc.constant(null), upTo(10_000)),
    threePairs: fc.oneof(fc.constant(null), upTo(10_000)),
    twoTriplets: fc.oneof(fc.constant(null), upTo(10_000)),
    fourAlike: alike,
    fiveAlike: alike,
    sixAlike: alike,
    farklePenalty: fc.oneof(
      fc.constant(null),
      fc.record({ inARow: fc.integer({ min: 1, max: 10 }), points: fc.integer({ min: -10_000, max: -1 }) }),
    ),
    keeps: fc.constantFrom('scoringDice', 'anyWithPoints'),
  },
  { requiredKeys: ['like'] },
);

/** The set, if the checks accept it. */
function accepted(switches: object): RuleSet | undefined {
  const parsed = ownRuleSetSchema.safeParse({ id: 'own-set', ...switches });
  if (!parsed.success || ruleSetProblems([parsed.data], 'yahtzee', RULE_SETS).length > 0) return undefined;
  return ruleSetsOf({ ruleSets: [parsed.data] as OwnRuleSet[] as Config['ruleSets'] }).at(-1);
}

/** A game of two, or of one; dice that love ones and sixes, so that games end and bonuses come. */
function play(rules: RuleSet, seed: number, mostCommands: number): Game {
  const sets = [rules];
  const chance = chanceOf(seed);
  const players = ['Wolfgang', 'Wolfgangerl'].slice(0, rules.players.max);
  const player = playerOf(rules, 'random', chance);
  const face = (): Face =>
    chance() < 0.55 ? (chance() < 0.5 ? 1 : 6) : ((1 + Math.floor(chance() * 6)) as Face);
  let game: Game | undefined;
  const wrong = new Set<string>();
  const start = { type: 'start', rules: rules.id, players, starter: 0, seed: HEX, seal: HEX } as const;
  for (let count = 0; count < mostCommands; count += 1) {
    const command = game === undefined ? start : player(game);
    const decision = decide(sets, game, command, (asked) => Array.from({ length: asked.count }, face));
    if (isRejection(decision)) throw new Error(`${command.type} was refused: ${english(decision.reason)}`);
    for (const event of decision) game = evolve(game, event);
    const now = game as Game;
    for (const text of wrongTexts(sets, rules, now)) wrong.add(text);
    if (now.status !== 'playing') break;
  }
  expect([...wrong]).toEqual([]);
  return game as Game;
}

/** Asserted once a game: a thousand looks are cheap, a thousand asserts are not. */
function wrongTexts(sets: readonly RuleSet[], rules: RuleSet, game: Game): readonly string[] {
  const options = { ...TABLE_DEFAULTS, ruleSets: sets, rules: rules.id };
  const situation = (change: Partial<Ui>): Situation => ({
    ...{ ui: { ...startUi(game, options, 0), ...change }, game, options, hall: {}, nowMs: 0 },
  });
  const play = playOf(sets, game);
  const choices = play?.family === 'five-dice' ? choosable(play) : [];
  const boxes = choices.map(({ category }) => situation({ shownBox: category }));
  // The card is leafed through now and then, the final ones wholly.
  const leaves =
    game.status === 'over' ? finalLeaves(rules, game) : game.turn.rolls === 0 ? turnLeaves(rules, game) : [];
  const leafed = leaves.map((_, leaf) => situation({ leaf }));
  const setup = situation({ place: 'setup' });
  return [situation({}), situation({ pickedUntilMs: 1 }), setup, ...boxes, ...leafed].flatMap((each) => {
    const look = lookAt(each);
    const sentence = english(sentenceOf(look));
    return [...pagesOf(look).filter((page) => !FITS.test(page)), ...(WHOLE.test(sentence) ? [] : [sentence])];
  });
}

test('every five-dice set that is accepted can be played to its end, and all its texts fit', {
  timeout: 60_000,
}, () => {
  let played = 0;
  fc.assert(
    fc.property(anyFiveDice, fc.nat(), (switches, seed) => {
      const rules = accepted(switches);
      fc.pre(rules?.family === 'five-dice');
      if (rules?.family !== 'five-dice') return;
      const game = play(rules, seed, 40_000);
      expect(game.status).toBe('over');
      expect(cardsOf(game).every((card) => totals(rules, card).total <= 99_999)).toBe(true);
      expect(houseLines(rules).every((line) => !/undefined|NaN|null/.test(line))).toBe(true);
      played += 1;
    }),
    { numRuns: 40, maxSkipsPerRun: 1000 },
  );
  expect(played).toBe(40);
});

/** Plays one game of a Farkle set, if the checks accept it, and looks at its texts. */
function playFarkle(switches: object, seed: number, mostCommands: number): Game {
  const rules = accepted(switches);
  fc.pre(rules?.family === 'farkle');
  if (rules?.family !== 'farkle') throw new Error('not reached: the precondition has ended this run');
  expect(houseLines(rules).every((line) => !/undefined|NaN|null/.test(line))).toBe(true);
  return play(rules, seed, mostCommands);
}

test('every Farkle set that is accepted plays without a wrong move, and all its texts fit', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyFarkle, fc.nat(), (switches, seed) => {
      playFarkle(switches, seed, 1000);
    }),
    { numRuns: 25, maxSkipsPerRun: 1000 },
  );
});

test('every Farkle set that is accepted, and asks for no more points than come by chance, is played to its end', {
  timeout: 60_000,
}, () => {
  const withinReach = fc.record({
    target: fc.constantFrom(1, 500),
    entryMinimum: fc.constantFrom(0, 500),
    bankMinimum: fc.constantFrom(0, 300),
    // A penalty for each farkle takes more than dice at random bring.
    farklePenalty: fc.constant(null),
  });
  fc.assert(
    fc.property(anyFarkle, withinReach, fc.nat(), (switches, reach, seed) => {
      expect(playFarkle({ ...switches, ...reach }, seed, 5000).status).toBe('over');
    }),
    { numRuns: 15, maxSkipsPerRun: 1000 },
  );
});
