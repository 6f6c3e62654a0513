/** A round of Farkle over the real servers: six dice, as many rolls as somebody dares, hot dice, and turns that are lost. */
import { expect, onTestFinished, test } from 'vitest';
import { duplicateFace } from '../../../src/fairness/duplicate.ts';
import { verifyRound } from '../../../src/fairness/verify-round.ts';
import { openPool } from '../../../src/hall/hall.ts';
import { Rounds } from '../../../src/hall/round/rounds.ts';
import { quiet, testHall, until } from '../rig.ts';
import { RoundTable, SETS } from './round-table.ts';

const MOST_TURNS = 200;

/** Ones and fives, and other faces by threes: dice that score. A fourth would have no value of its own, and none may be set so. */
function scoring(dice: readonly number[], isSet: readonly boolean[]): readonly number[] {
  const open = dice.map((face, slot) => (isSet[slot] ? 0 : face));
  return [1, 2, 3, 4, 5, 6].flatMap((face) => {
    const slots = open.flatMap((one, slot) => (one === face ? [slot + 1] : []));
    return face === 1 || face === 5 ? slots : slots.slice(0, slots.length - (slots.length % 3));
  });
}

/** Rolls up to so many times, sets aside all that scores, and banks. */
async function turn(at: RoundTable, rolls: number): Promise<void> {
  const { table } = at;
  for (let roll = 0; roll < rolls; roll += 1) {
    const before = table.game;
    const isFirst = before?.turn.dice === undefined;
    await table.roll();
    await at.answered();
    await table.advance(2500);
    // Lost: the next turn, or the end, came by itself; or the hall was too slow, and the lever is pulled again.
    if (table.game?.turn.dice === undefined) return;
    const { dice, set } = table.game.turn as { dice: readonly number[]; set: readonly boolean[] };
    for (const slot of scoring(dice, set)) await table.press(`hold${slot}` as 'hold1');
    expect(table.game.round?.begun[0]).toBe((before?.round?.begun[0] ?? 0) + (isFirst ? 1 : 0));
  }
  await table.press('select');
  await table.advance(4000);
}

test('tables that dare more or less play the same six dice, and the round is proved', async () => {
  const hall = await testHall();
  const pool = openPool(hall.database, quiet);
  onTestFinished(() => pool.end());
  const rounds = new Rounds(pool, SETS);
  const tables = [new RoundTable(hall, 'Bar 1'), new RoundTable(hall, 'Bar 2')] as const;
  await Promise.all(tables.map((table) => table.start()));
  const wanted = { rules: 'small', dice: 6, seats: 1, tables: ['Bar 1', 'Bar 2'], par: null };
  const no = (await rounds.open(wanted)) as number;
  await rounds.cut(no, 'rain');
  for (const [at, table] of tables.entries()) {
    await table.enter(no);
    for (let turns = 0; table.table.game?.status === 'playing'; turns += 1) {
      if (turns === MOST_TURNS) throw new Error('It never ends.');
      await turn(table, 1 + ((turns + at) % 3));
    }
  }
  const sheet = async () => {
    const found = await rounds.show(no);
    if (found === undefined) throw new Error('There is no round.');
    return found;
  };
  await until(async () => (await sheet()).closedAt !== null);
  const record = await sheet();
  expect(verifyRound(record)).toEqual([]);
  expect(record.games.map(({ state, wrong }) => [state, wrong])).toEqual(Array(2).fill(['over', null]));
  const dealt = record.dealt.map(({ throws }) => throws);
  expect(dealt.every((throws) => throws.some(({ roll }) => roll > 0))).toBe(true);
  const dice = { round: `${no}`, seed: record.seed ?? '', cut: 'rain' };
  for (const { turn: place, roll, held, faces } of dealt.flat())
    faces.forEach((face, slot) => {
      if (!held[slot]) expect(face).toBe(duplicateFace(dice, { turn: place, roll }, slot));
    });
}, 150_000);
