/** Games in which scores were undone, replaced and skipped are proved like any other: no correction touches a die. */
import { expect, test } from 'vitest';
import { playerOf } from '../../src/commands/simulate/play.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { seal } from '../../src/fairness/seal.ts';
import { verifyGame } from '../../src/fairness/verify.ts';
import { CATEGORIES, type Command, RULE_SETS } from '../../src/game/index.ts';
import { recordOf } from '../../src/journal/memory/memory-history.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { chanceOf } from '../config/chance.ts';
import { cut, POSTPONE, ROLL, replace, Session, start, UNDO } from '../game/play.ts';

const PLAYERS = ['Ann', 'Bob', 'Cid'];

/** Corrections and moves that may be refused. */
function disturbance(chance: () => number): Command {
  const pick = <T>(...from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
  return pick<Command>(
    UNDO,
    UNDO,
    POSTPONE,
    replace(pick(...CATEGORIES)),
    { type: 'take back' },
    { type: 'skip' },
    { type: 'hold', slot: pick(0, 1, 2, 3, 4) },
    ROLL,
  );
}

test.each(RULE_SETS)('$id: every roll of corrected games comes out again', async (rules) => {
  let corrected = 0;
  let proved = 0;
  for (let number = 1; number <= 6; number += 1) {
    const seed = `${number}f`.repeat(32).slice(0, 64);
    const session = new Session(fairDraw);
    session.do(
      { ...start(...PLAYERS), rules: rules.id, seed, seal: seal(seed, rules.id, PLAYERS) },
      cut('7'),
    );
    const chance = chanceOf(number);
    const player = playerOf(rules, 'random', chance);
    for (let step = 0; step < 600 && session.game?.status === 'playing'; step += 1) {
      const refused = session.try(chance() < 0.15 ? disturbance(chance) : player(session.game));
      // An open choice of Farkle that cannot roll on.
      if (refused !== undefined) session.try({ type: 'bank' });
    }
    session.try({ type: 'abandon' });
    corrected += session.game?.corrected === true ? 1 : 0;
    const journal = memoryJournal();
    await journal.append(session.events);
    const record = recordOf(journal.stored, 1);
    if (record === undefined) throw new Error('There is no game.');
    const { wrong, rolls } = verifyGame(record);
    expect(wrong).toEqual([]);
    proved += rolls.length;
  }
  expect(proved).toBeGreaterThan(200);
  expect(corrected).toBeGreaterThan(3);
});
