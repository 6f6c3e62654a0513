/** Duplicate dice at a table: offered in setup, asked of the hall throw by throw, and waited for while nobody answers. */
import { expect, test } from 'vitest';
import { speechIn } from '../../src/commands/speech.ts';
import { reportOf } from '../../src/commands/verify/report.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { CHAIN_START, chainHash } from '../../src/fairness/hash-chain.ts';
import { verifyGame } from '../../src/fairness/verify.ts';
import { HALL_HAS_SEED, playedGame, RULE_SETS } from '../../src/game/index.ts';
import { firstFlaw } from '../../src/game/stored/replay-check.ts';
import { MemoryDealer, ROUND_OFFER } from './round-dealer.ts';
import { TestTable } from './test-table.ts';

async function inRound(dealer = new MemoryDealer(), options = {}): Promise<TestTable> {
  const table = await TestTable.start({ rounds: dealer, ...options });
  await table.press('lever');
  for (let presses = 0; table.display !== 'ROUND 7'; presses += 1) {
    if (presses > 20) throw new Error(`No round: ${table.display}`);
    await table.press('next');
  }
  await table.press('lever');
  await table.advance(400);
  return table;
}

test('a round is offered after the games, starts with its own seal and word, and nobody cuts it again', async () => {
  const table = await inRound();
  expect(table.game).toMatchObject({
    ...{ rules: 'yahtzee', seed: HALL_HAS_SEED, seal: ROUND_OFFER.seal, cut: 'rain', coach: 'off' },
    round: { id: '7', hall: ROUND_OFFER.hall, begun: [0] },
  });
  await table.press('hold1');
  expect(table.display).toBe('CUT DONE');
  expect(table.loop.view()?.guestsMayCut).toBe(false);
  expect(table.loop.rehearse(true)).toMatchObject({ type: 'refused' });
});

test('two tables that hold other dice are dealt the same in every slot that both roll, turn after turn', async () => {
  const [one, two] = [await inRound(), await inRound()];
  for (const [table, slots] of [
    [one, [1, 2]],
    [two, [5]],
  ] as const) {
    await table.roll();
    await table.keep(...slots);
  }
  const [mine, others] = [one.game?.turn.dice ?? [], two.game?.turn.dice ?? []];
  expect(mine.slice(2, 4)).toEqual(others.slice(2, 4));
  for (const table of [one, two]) {
    await table.press('select', 'select');
    await table.advance(400);
    await table.roll();
  }
  expect(one.game?.turn.dice).toEqual(two.game?.turn.dice);
  expect(one.game?.round?.begun).toEqual([2]);
});

test('dice tumble at once, also while the hall is away; the table says so, and a later pull is answered', async () => {
  const dealer = new MemoryDealer();
  dealer.says = { error: 'away' };
  const table = await inRound(dealer);
  await table.press('lever');
  expect(table.display).toBe('NO HALL');
  expect(table.game?.turn.dice).toBeUndefined();
  await table.advance(10_000);
  expect(table.display).toBe('NO HALL');
  dealer.says = undefined;
  await table.roll();
  expect(table.game?.turn.rolls).toBe(1);
  expect(dealer.asked.map(({ turn, roll }) => [turn, roll])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('a table that was ended before it had written the answer down asks the same again', async () => {
  const dealer = new MemoryDealer();
  const table = await inRound(dealer);
  await table.roll();
  await table.press('hold2', 'hold4');
  dealer.says = { error: 'away' };
  await table.press('lever');
  const [asked] = dealer.asked.slice(-1);
  await table.loop.close();

  const again = new MemoryDealer();
  again.asked.push(...dealer.asked);
  const later = await TestTable.start({ rounds: again, journal: table.journal });
  await later.roll();
  expect(again.asked.at(-1)).toEqual(asked);
  expect(later.game?.turn.rolls).toBe(2);
});

test.each([
  [{ error: 'held', held: [true, false, false, true, false] }, 'HOLD SO'],
  [{ error: 'closed' }, 'RND OVER'],
  [{ error: 'refused' }, 'BAD HALL'],
  [{ error: 'lies' }, 'BAD HALL'],
  [{ faces: [1, 2, 3] }, 'BAD HALL'],
] as const)(
  'what the hall says instead of dice (%j) is shown, and the dice lie as before',
  async (says, display) => {
    const dealer = new MemoryDealer();
    const table = await inRound(dealer);
    await table.roll();
    const before = table.game;
    dealer.says = says;
    await table.press('hold1', 'lever');
    expect(table.display).toBe(display);
    expect(table.game?.turn.dice).toEqual(before?.turn.dice);
  },
);

test('a held die that a hall turns is not taken', async () => {
  const dealer = new MemoryDealer();
  const table = await inRound(dealer);
  await table.roll();
  const [first = 1] = table.game?.turn.dice ?? [];
  dealer.says = { faces: [first === 6 ? 1 : 6, 1, 1, 1, 1] };
  await table.press('hold1', 'lever');
  expect(table.display).toBe('BAD HALL');
});

test('such a game is read again by its rules, its dice as the hall dealt them; and it is in no hall of fame', async () => {
  const table = await inRound();
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(500);
  }
  expect(table.game?.status).toBe('over');
  const events = (await table.journal.read()).map(({ event }) => event);
  expect(firstFlaw(RULE_SETS, events, fairDraw)).toBeUndefined();
  const rows = (await table.journal.read()).map(({ seq, at, event }) => ({
    ...{ seq, at, type: event.type, payload: JSON.stringify(event) },
  }));
  expect(playedGame(RULE_SETS, rows).wrong).toBeUndefined();
  let hash = CHAIN_START;
  const chained = rows.map((row) => {
    hash = chainHash(hash, row);
    return { ...row, hash };
  });
  const record = { game: 1, before: CHAIN_START, rows: chained };
  expect(verifyGame(record)).toMatchObject({ cut: 'rain', wrong: [], started: { round: { id: '7' } } });
  const report = reportOf(record, playedGame(RULE_SETS, rows), {}, speechIn('en'));
  expect(report.found).toBe('unproved');
  expect(report.text).toContain('/round/7');
  expect(table.loop.view()?.hall).toEqual({});
});
