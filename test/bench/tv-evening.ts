/**
 * What a TV shows on an evening, by a table that is played on in the time of the room: the screens between games, setup, six
 * players' turns up to the last one, the end, a game of Farkle. Turns of which nobody waits for anything are played at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Input } from '../../hardware/cabinet.ts';
import { type Category, CLASSIC_BOXES } from '../../src/game/index.ts';
import type { MemoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { LEAST_SEEN_MS, SEEN_AFTER_CHEER_MS, SEEN_MS } from '../../src/table/times.ts';
import type { TableView } from '../../src/table/view.ts';
import { TestTable, type TestTableOptions } from '../app/test-table.ts';
import { boxCodeOf } from '../language/english.ts';
import { LONG_NAMES } from '../pictures/layout-moments.ts';

const PLAYERS = 6;
const FARKLERS = 4;
const BOXES = CLASSIC_BOXES.map(({ category }) => category);
/** Of six ones each, between the third turn and the last one. */
const FARKLE_TURNS = 15;
/** In the menu of setup. */
const MOST_GAMES = 13;
const MINUTE_MS = 60_000;
/** Until all cards have come. */
const NOBODY_ROLLS_MS = 3000;
/** Between two looks at the table's clock. */
const STEP_MS = 20;

/** Who looks on. */
export interface Onlooker {
  publish(view: TableView): unknown;
  /** What is shown from now on; undefined: nobody looks, because things follow each other as never on an evening. */
  mark(part: string | undefined): Promise<void>;
  /** Throws when this arrangement is not shown. */
  sees(stage: string): Promise<void>;
  /** Waits until all screens between games have been on. */
  attract(): Promise<void>;
  /** How long the end is looked at: podium, card and all cards, and the podium again. */
  readonly overMs: number;
}

/** The names of what is marked, in their order. */
export const EVENING_PARTS = [
  'between games',
  'setup',
  'turn',
  'end of a round',
  'upper bonus',
  'Yahtzee',
  'last turns',
  'end',
  'Farkle',
  'end of Farkle',
] as const;
type Part = (typeof EVENING_PARTS)[number];

/** A table whose time is the room's while somebody looks. */
class RoomTable extends TestTable {
  /** Its time runs ahead of the room's: nobody waits. */
  hurries = true;

  override async advance(ms: number): Promise<void> {
    const startedMs = performance.now();
    let doneMs = 0;
    while (!this.hurries && doneMs < ms) {
      await sleep(STEP_MS);
      const dueMs = Math.min(ms, performance.now() - startedMs);
      await super.advance(dueMs - doneMs);
      doneMs = dueMs;
    }
    await super.advance(ms - doneMs);
  }
}

/** Each turn's rolls: of three the second and the third leave the first two dice. */
const turnDice = (round: number, player: number): readonly string[] => {
  const pip = `${Math.min(6, round + 1)}`;
  if (player === 0 && BOXES[round] === 'yahtzee') return ['66666'];
  if (player === 0 && round === 0) return ['11632', '154', '621'];
  // Four alike in each box of the upper section bring its bonus.
  if (player === 0 && round < 6) return [`${pip.repeat(4)}${pip === '6' ? '1' : '6'}`];
  return [['66655', '12345', '33326', '22244', '51515', '45662'][(player + round) % 6] ?? ''];
};

async function start(
  journal: MemoryJournal,
  onlooker: Onlooker,
  options: TestTableOptions,
): Promise<RoomTable> {
  const table = new RoomTable({ ...options, journal });
  table.loop.subscribe((view) => {
    if (!table.hurries) onlooker.publish(view);
  });
  await table.loop.start();
  await table.clock.advance(1);
  return table;
}

/** `journal` has games of earlier evenings, and gets those of this one. */
export async function evening(journal: MemoryJournal, onlooker: Onlooker): Promise<void> {
  await playYahtzee(journal, onlooker);
  await playFarkle(journal, onlooker);
}

/** Nobody looks meanwhile; what has come of it is shown at the end. */
async function unseen(table: RoomTable, onlooker: Onlooker, play: () => Promise<void>): Promise<void> {
  await onlooker.mark(undefined);
  table.hurries = true;
  await play();
  onlooker.publish(table.view);
  await sleep(2000);
  table.hurries = false;
}

/** From the screens between games to the first turn. */
async function setUp(table: RoomTable, onlooker: Onlooker, players: number, menu: string): Promise<void> {
  await onlooker.mark('setup' satisfies Part);
  await table.press('lever');
  await table.advance(1000);
  for (let presses = 0; table.display !== menu && presses < MOST_GAMES; presses += 1)
    await table.press('next');
  await table.press(`hold${players}` as Input, 'lever');
  await table.advance(1500);
}

async function playYahtzee(journal: MemoryJournal, onlooker: Onlooker): Promise<void> {
  const all = Array.from({ length: BOXES.length * PLAYERS }, (_, turn) => turn);
  const rolls = all.flatMap((turn) => turnDice(Math.floor(turn / PLAYERS), turn % PLAYERS));
  const table = await start(journal, onlooker, { rolls, options: { players: LONG_NAMES.slice(0, PLAYERS) } });
  await unseen(table, onlooker, () => table.advance(6 * MINUTE_MS));
  await onlooker.mark('between games' satisfies Part);
  await onlooker.attract();
  await setUp(table, onlooker, PLAYERS, 'YAHTZEE');
  const score = (category: Category) => table.score(boxCodeOf(category));
  for (const turn of all) {
    const round = Math.floor(turn / PLAYERS);
    const player = turn % PLAYERS;
    const box = BOXES[round] as Category;
    const part = partOf(round, player);
    const dice = turnDice(round, player);
    const play = async () => {
      await table.roll();
      for (const _ of dice.slice(1)) await table.keep(1, 2);
      await score(box);
    };
    if (part === undefined) {
      if (!table.hurries) await onlooker.mark(undefined);
      table.hurries = true;
      await play();
      await table.advance(SEEN_MS);
      continue;
    }
    if (table.hurries) await unseen(table, onlooker, async () => {});
    await onlooker.mark(part);
    await play();
    await table.advance(SEEN_MS + SEEN_AFTER_CHEER_MS + LEAST_SEEN_MS);
    if (part === 'end of a round' && player === PLAYERS - 1) {
      await table.advance(NOBODY_ROLLS_MS);
      await onlooker.sees('cards');
    }
  }
  await onlooker.mark('end' satisfies Part);
  await table.advance(onlooker.overMs);
  // Nobody plays on.
  table.hurries = true;
  await table.advance(6 * MINUTE_MS);
  table.hurries = false;
  onlooker.publish(table.view);
  await table.advance(4000);
  await table.press('hold1');
  await onlooker.mark(undefined);
  table.hurries = true;
  await table.advance(11 * MINUTE_MS);
}

/** What of a turn is looked at; undefined: it is played at once. */
function partOf(round: number, player: number): Part | undefined {
  const isLast = round === BOXES.length - 1;
  if (isLast) return player >= PLAYERS - 2 ? 'last turns' : undefined;
  if (round === 0 && player < 2) return 'turn';
  if ((round === 0 && player === PLAYERS - 1) || (round === 1 && player === 0)) return 'end of a round';
  if (player !== 0) return undefined;
  return BOXES[round] === 'yahtzee' ? 'Yahtzee' : BOXES[round] === 'sixes' ? 'upper bonus' : undefined;
}

/** Points, a farkle, a bank; then everybody banks what six ones are worth until somebody wins. */
async function playFarkle(journal: MemoryJournal, onlooker: Onlooker): Promise<void> {
  const rolls = ['113334', '2346', '113334', ...Array.from({ length: 200 }, () => '111111')];
  const table = await start(journal, onlooker, {
    rolls,
    options: { players: LONG_NAMES.slice(0, FARKLERS) },
  });
  table.hurries = true;
  await table.advance(11 * MINUTE_MS);
  onlooker.publish(table.view);
  table.hurries = false;
  // The screen is saved until somebody comes.
  await table.advance(2000);
  await onlooker.mark('between games' satisfies Part);
  await table.press('hold1');
  await table.advance(2000);
  await setUp(table, onlooker, FARKLERS, 'FARKLE');
  await onlooker.mark('Farkle' satisfies Part);
  await table.roll();
  await table.press('hold1', 'hold2', 'lever');
  await table.advance(4000);
  await table.roll();
  await table.press('hold1', 'hold2', 'select');
  await table.advance(SEEN_MS + LEAST_SEEN_MS);
  const bankAll = async () => {
    await table.roll();
    await table.press('hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'hold6', 'select');
  };
  await bankAll();
  await table.advance(SEEN_MS);
  await onlooker.mark(undefined);
  table.hurries = true;
  for (let turn = 0; turn < FARKLE_TURNS; turn += 1) {
    await bankAll();
    await table.advance(SEEN_MS);
  }
  await unseen(table, onlooker, async () => {});
  await onlooker.mark('end of Farkle' satisfies Part);
  await bankAll();
  if (table.game?.status !== 'over') throw new Error('The game of Farkle goes on.');
  await table.advance(SEEN_MS + onlooker.overMs);
  await onlooker.mark(undefined);
  table.hurries = true;
  await table.advance(6 * MINUTE_MS);
}
