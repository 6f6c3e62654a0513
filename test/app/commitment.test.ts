/**
 * Once a game is sealed and cut, nothing that the machine measures can change a face: not when the lever was pulled or
 * how long it was down, not what was pressed in between, not the disk's speed, the machine's clock or its own chance.
 */

import { afterEach, expect, test, vi } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { type Command, decide, evolve, type Game, isRejection, RULE_SETS } from '../../src/game/index.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { chanceOf } from '../config/chance.ts';
import { english } from '../language/english.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Manner {
  readonly options?: TestTableOptions;
  /** Presses before the first roll that cut the dice. */
  readonly cut?: readonly Input[];
  /** What happens before every pull of the lever. */
  readonly before?: (table: TestTable) => Promise<void>;
}

/** Three turns: die 2 is held in the second roll, dice 1 and 2 in the third; the faces of every roll. */
async function facesOf({ options, cut = [], before }: Manner): Promise<readonly string[]> {
  const table = await TestTable.start(options);
  await table.begin(1);
  await table.press(...cut);
  for (let turn = 0; turn < 3; turn += 1) {
    for (const held of [[], [2], [1, 2]]) {
      await before?.(table);
      await table.keep(...held);
    }
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  return table.journal.stored.flatMap(({ event }) =>
    event.type === 'rolled' ? [`${event.n}: ${event.faces.join('')}`] : [],
  );
}

const slowDisk =
  (ms: number) =>
  (journal: Journal, clock: TestTable['clock']): Journal => ({
    ...journal,
    async append(events, booked) {
      const link = await journal.append(events, booked);
      await new Promise<void>((resolve) => clock.after(ms, () => resolve()));
      return link;
    },
  });

test('when the lever is pulled, how fast the disk is and what is pressed in between change no face', async () => {
  const faces = await facesOf({});
  expect(faces).toHaveLength(9);
  const chance = chanceOf(1);
  const manners: readonly Manner[] = [
    { before: (table) => table.advance(1) },
    { before: (table) => table.advance(Math.floor(chance() * 5000)) },
    { options: { options: { tumbleMs: 100 } } },
    { options: { options: { calm: true, buzzer: 'off' } } },
    {
      options: {
        wrapJournal: slowDisk(200) as NonNullable<TestTableOptions['wrapJournal']>,
        untracked: true,
      },
    },
    {
      // Browsing, refused presses, holds put and taken back; before the first roll, holds would cut.
      before: async (table) => {
        await table.press('next', 'previous');
        if (table.game?.turn.dice !== undefined) await table.press('hold6', 'hold4', 'hold4');
      },
    },
  ];
  for (const manner of manners) expect(await facesOf(manner)).toEqual(faces);
});

test('the clock and the chance of the machine change no face', async () => {
  const faces = await facesOf({});
  vi.spyOn(Math, 'random').mockReturnValue(0.123);
  vi.spyOn(performance, 'now').mockReturnValue(42);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2039-07-01T12:34:56.789Z') });
  expect(await facesOf({})).toEqual(faces);
});

test("only the players' cut changes them, and only before the first roll", async () => {
  const faces = await facesOf({});
  const cut = await facesOf({ cut: ['hold3'] });
  expect(cut).not.toEqual(faces);
  expect(await facesOf({ cut: ['hold3'], before: (table) => table.advance(777) })).toEqual(cut);
});

test('the draw is asked with journalled values alone: game, seed, cut, number and count', () => {
  const asked: string[][] = [];
  let game: Game | undefined;
  const act = (command: Command): void => {
    const decision = decide(RULE_SETS, game, command, (request) => {
      asked.push(Object.keys(request).sort());
      return fairDraw(request);
    });
    if (isRejection(decision)) throw new Error(english(decision.reason));
    for (const event of decision) game = evolve(game, event);
  };
  const hex = 'ab'.repeat(32);
  for (const rules of ['yahtzee', 'farkle']) {
    act({ type: 'start', rules, players: ['Eric'], starter: 0, seed: hex, seal: hex });
    act({ type: 'roll' });
    act({ type: 'abandon' });
  }
  expect(asked).toEqual(Array.from({ length: 2 }, () => ['count', 'cut', 'game', 'n', 'seed']));
});
