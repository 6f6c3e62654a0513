/** What must be true of every rule set, whatever is corrected and whenever. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerOf } from '../../src/commands/simulate/play.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { seal } from '../../src/fairness/seal.ts';
import { verifyGame } from '../../src/fairness/verify.ts';
import {
  adjusted,
  adjustmentsOf,
  allScoringDice,
  boxValues,
  type Category,
  type Command,
  countsOf,
  describe,
  eventFrom,
  FARKLE,
  firstFlaw,
  type Game,
  type GameEvent,
  pointsByTable,
  RULE_SETS,
  type RuleSet,
  replay,
  totals,
  totalsOf,
  turnPointsOf,
  undoable,
} from '../../src/game/index.ts';
import { recordOf } from '../../src/journal/memory/memory-history.ts';
import { english } from '../language/english.ts';
import { adjust, dropOut, POSTPONE, ROLL, rename, repair, replace, Session, start, UNDO } from './play.ts';

const SETS: readonly RuleSet[] = [
  ...RULE_SETS,
  {
    ...FARKLE,
    ...{ id: 'farkle-last-turns', target: 3000, atTarget: 'othersGetOneTurn' },
    farklePenalty: { inARow: 3, points: -500 },
  },
];
const PLAYERS = ['Ann', 'Bob', 'Cid'];

/** What every box can hold, worked out once. */
const VALUES = new Map(
  SETS.flatMap((rules) =>
    rules.family === 'farkle'
      ? []
      : rules.boxes.map(({ category }) => [`${rules.id} ${category}`, boxValues(rules, category)] as const),
  ),
);
const valuesOf = ({ id }: RuleSet, category: Category) => VALUES.get(`${id} ${category}`) ?? [0];

type Chance = () => number;

/** Any correction, often a wrong one. */
function correction(rules: RuleSet, chance: Chance): Command {
  const pick = <T>(...from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  const boxes: readonly Category[] =
    rules.family === 'five-dice' ? rules.boxes.map(({ category }) => category) : ['ones'];
  const box = pick(...boxes);
  const values = valuesOf(rules, box);
  const player = Math.floor(chance() * 4);
  return pick<() => Command>(
    () => UNDO,
    () => UNDO,
    () => UNDO,
    () => replace(box),
    () => repair(player, box, pick(null, 7, ...values)),
    () => adjust(player, pick(-50, 0, 100)),
    () => (chance() < 0.1 ? dropOut(player) : UNDO),
    () => rename(player, pick('Dora', 'Ann', ' ', 'Emil')),
    () => POSTPONE,
    () => ({ type: 'take back' }),
  )();
}

/** A player who plays on from wherever the game stands, also where a choice is open again. */
function playerFor(rules: RuleSet, chance: Chance): (game: Game) => Command {
  if (rules.family === 'five-dice') return playerOf(rules, 'random', chance);
  const pointsOf = pointsByTable(rules);
  return (game) => {
    if (game.family !== 'farkle' || game.turn.dice === undefined) return ROLL;
    const { dice, held, set, stopped, spared, points } = game.turn;
    const free = dice.filter((_, slot) => set[slot] !== true);
    const keep = spared === true ? undefined : allScoringDice(rules, pointsOf, countsOf(free));
    const left = [...(keep?.dice ?? [])];
    for (const [slot, face] of dice.entries()) {
      const at = set[slot] === true ? -1 : left.indexOf(face);
      if (at !== -1) left.splice(at, 1);
      if ((at !== -1) !== (held[slot] === true)) return { type: at !== -1 ? 'hold' : 'free', slot };
    }
    const enough = points + (keep?.points ?? 0) >= rules.bankMinimum;
    return stopped === true || (enough && chance() < 0.5) ? { type: 'bank' } : ROLL;
  };
}

/** Totals are the sum of their parts, and what ended or dropped out is counted so. */
function expectSums(rules: RuleSet, game: Game): void {
  for (const player of game.players.keys()) {
    const extra = adjusted(adjustmentsOf(game, player));
    const ofTurns = turnPointsOf(rules, game)[player] ?? [];
    expect(ofTurns.reduce((sum, points) => sum + points, extra)).toBe(totalsOf(rules, game)[player]);
    if (game.family === 'farkle') {
      const sheet = game.sheet[player] ?? [];
      expect(game.totals[player]).toBe(sheet.reduce((sum, points) => sum + points, extra));
      expect(game.turns[player]).toBe(sheet.length);
      continue;
    }
    const card = game.cards[player];
    if (card === undefined || rules.family !== 'five-dice') throw new Error('no card');
    const { upper, upperBonus, yahtzeeBonus, lower, total } = totals(rules, card);
    expect(total).toBe(upper + upperBonus + yahtzeeBonus + lower + extra);
    for (const { category } of rules.boxes) {
      const points = card.boxes[category];
      if (points !== undefined && !valuesOf(rules, category).includes(points)) {
        throw new Error(`${category} cannot hold ${points}.`);
      }
    }
  }
}

/** As a journal gives the events back. */
function expectReplayed({ events, game }: Session): void {
  expect(isDeepStrictEqual(replay(JSON.parse(JSON.stringify(events))), game)).toBe(true);
}

const rolls = (session: Session) => session.events.filter(({ type }) => type === 'rolled');

test.each(SETS)(
  '$id: with random corrections replay is the live state after every step, sums add up, and all can be undone to the rolls',
  (rules) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const seed = Buffer.from(bytes).toString('hex');
        const chance = mulberry(Number.parseInt(seed.slice(0, 8), 16));
        const session = new Session(fairDraw, SETS);
        session.do({ ...start(...PLAYERS), rules: rules.id, seed, seal: seal(seed, rules.id, PLAYERS) });
        const player = playerFor(rules, chance);
        // Half of the games are left somewhere: what is over is undone only as far as no roll is needed.
        const leaves = chance() < 0.5 ? 0.02 : 0;
        for (let step = 0; step < 4000; step += 1) {
          const before = session.game as Game;
          const over = before.status === 'over';
          if (chance() < (over ? 0.5 : leaves)) break;
          const corrects = over || chance() < 0.12;
          const command = corrects ? correction(rules, chance) : player(before);
          const copy = step % 16 === 0 ? structuredClone(before) : undefined;
          const count = session.events.length;
          const rejection = session.try(command);
          if (!corrects && rejection?.code !== 'seed-open') expect(rejection?.reason).toBeUndefined();
          if (rejection !== undefined) {
            expect(session.game).toBe(before);
            expect(session.events).toHaveLength(count);
            continue;
          }
          const game = session.game as Game;
          if (copy !== undefined) {
            expect(isDeepStrictEqual(before, copy)).toBe(true);
            expectReplayed(session);
          }
          expectSums(rules, game);
          const told = session.events.slice(count).map((event) => describe(event, before, SETS));
          for (const sentence of told) expect(english(sentence)).toMatch(/^\S.*[.!]$/);
          if (game.status === 'playing') expect(game.droppedOut).not.toContain(game.turn.player);
        }
        // Every roll has its number once, in order: what is corrected never draws again.
        const numbers = rolls(session).map((event) => (event.type === 'rolled' ? event.n : 0));
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        const drawn = session.game?.rollsDrawn;
        let steps = 0;
        for (; session.game && undoable(SETS, session.game) !== undefined; steps += 1) {
          const refused = session.try(UNDO)?.code;
          if (refused !== undefined) {
            expect([refused, session.game.opened]).toEqual(['seed-open', true]);
            break;
          }
          if (steps % 16 === 0) expectReplayed(session);
        }
        const game = session.game as Game;
        if (game.opened) {
          playOn(session, player);
          expectBelieved(session);
          return;
        }
        expect(game).toMatchObject({
          players: PLAYERS,
          droppedOut: [],
          status: 'playing',
          rollsDrawn: drawn,
        });
        if (game.family === 'farkle') {
          for (const points of game.sheet.flat()) expect(points).toBeLessThanOrEqual(0);
        } else expect(game.cards).toEqual(PLAYERS.map(() => ({ boxes: {}, yahtzeeBonuses: 0 })));
        expectSums(rules, game);
        playOn(session, player);
        expectBelieved(session);
      }),
      { numRuns: 3 },
    );
  },
  60_000,
);

/** Whoever reads it from a journal finds its dice fair, and each event what the rules make of it. */
function expectBelieved(session: Session): void {
  expect(wrongDice(session)).toEqual([]);
  const read = session.events.map((event) => eventFrom(event.type, JSON.stringify(event)));
  expect(read).toEqual(JSON.parse(JSON.stringify(session.events)));
  expect(firstFlaw(SETS, read as readonly GameEvent[], fairDraw)).toBeUndefined();
  // Without its rules it is still a game.
  expect(firstFlaw([], read as readonly GameEvent[], fairDraw)).toBeUndefined();
}

/** What the check of a finished game says about its dice. */
function wrongDice({ events }: Session): readonly string[] {
  const stored = events.map((event, at) => ({ seq: at + 1, at: '2026-01-01T00:00:00.000Z', event }));
  const record = recordOf(stored, 1);
  if (record === undefined) throw new Error('no record');
  return english(verifyGame(record).wrong).map(({ why }) => why);
}

/** From wherever it is, the game can be played to its end. */
function playOn(session: Session, player: (game: Game) => Command): void {
  for (let step = 0; session.game?.status === 'playing'; step += 1) {
    if (step > 4000) throw new Error('The game never ends.');
    const rejection = session.try(player(session.game));
    if (rejection?.code !== 'seed-open') expect(rejection?.reason).toBeUndefined();
  }
  expect(session.game?.status).toBe('over');
}

/** A small generator for choices in tests. */
function mulberry(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
