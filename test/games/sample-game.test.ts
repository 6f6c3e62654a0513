/**
 * The sample game of the classic assignment, played only by pressing emulated pins. After every step four things are
 * compared with what the script says: game state, LED pixels, display, and the page in Chromium.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { type Category, CLASSIC_BOXES, cardsOf } from '../../src/game/index.ts';
import { CHANGE_STANDS_STEPS, CHANGE_STEP_MS, CHEER_MS } from '../../src/table/times.ts';
import { boxCodeOf } from '../language/english.ts';
import { type PageTable, startPageTable } from './page-table.ts';
import { SAMPLE_GAME, SAMPLE_TOTALS, type SampleTurn, sampleRolls } from './sample-game.ts';
import { seenOnPage, seenOnTable } from './seen.ts';

const PLAYERS = ['Eric', 'Julie'] as const;
/** Longer than any tumble. */
const TUMBLE_MS = 1300;
/** Until the dice of a turn have given way to those of the next one. */
const CHANGE_MS = (CHANGE_STANDS_STEPS + LEDS.slots) * CHANGE_STEP_MS;
/** A turn change guards itself against nervous presses for 300 ms. */
const GUARD_MS = 320;

/** What the script expects to be true at a moment. */
interface Expected {
  readonly dice: string | undefined;
  readonly held: readonly number[];
  readonly rolls: number;
  readonly player: string;
  readonly display: RegExp;
  readonly message: RegExp;
}

let at: PageTable;
/** Points by player and box, as the script says. */
const cards: Record<string, Partial<Record<Category, number>>> = { Eric: {}, Julie: {} };

beforeAll(async () => {
  at = await startPageTable(PLAYERS, sampleRolls());
});

afterAll(async () => {
  await at?.close();
});

test('two players play the sample game by pins alone, and state, pixels, display and page agree at every step', async () => {
  await at.rig.pull('lever');
  expect(at.rig.display()).toBe('YAHTZEE');
  await at.rig.pull('lever');
  let bonusesSeen = 0;
  for (const turn of SAMPLE_GAME) {
    await at.rig.advance(GUARD_MS);
    await check({
      dice: undefined,
      held: [],
      rolls: 0,
      player: turn.player,
      display: /./,
      message: /Pull the lever/,
    });
    await rollAndHold(turn);
    await score(turn);
    bonusesSeen += Object.keys(cards[turn.player] ?? {}).length === 13 ? 1 : 0;
  }
  expect(bonusesSeen).toBe(2);
  expect(at.rig.game()?.status).toBe('over');
  expect(at.rig.game()?.winners).toEqual([PLAYERS.indexOf('Julie')]);
  // The last score was seen, and nobody takes it back.
  await at.rig.advance(10_000);
  await at.synchronise();
  const { card, message } = await seenOnPage(at.page);
  PLAYERS.forEach((player, index) => {
    const { upper, upperBonus, lower, total } = SAMPLE_TOTALS[player];
    expect([card.upper?.[index], card.upperBonus?.[index], card.lower?.[index], card.total?.[index]]).toEqual(
      [upper, upperBonus, lower, total].map(String),
    );
  });
  expect(message).toMatch(/Julie.*273/);
  expect(await displayPages()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^JULIE/), expect.stringMatching(/273/)]),
  );
  expect(at.rig.uno.leds.violationCount).toBe(0);
  expect(at.rig.uno.figures().overruns).toBe(0);
}, 240_000);

async function rollAndHold({ player, first, again }: SampleTurn): Promise<void> {
  let dice = first;
  let held: readonly number[] = [];
  await pullLever(dice, [], 1, player);
  for (const [index, { keep, rolled }] of again.entries()) {
    for (const slot of [1, 2, 3, 4, 5].filter((one) => held.includes(one) !== keep.includes(one))) {
      await at.rig.press(`hold${slot as 1 | 2 | 3 | 4 | 5}`);
      held = held.includes(slot) ? held.filter((one) => one !== slot) : [...held, slot].sort();
      await check({ dice, held, rolls: index + 1, player, display: /^ROLL/, message: /Hold|choose/ });
    }
    let next = 0;
    dice = [...dice].map((digit, die) => (keep.includes(die + 1) ? digit : (rolled[next++] ?? '?'))).join('');
    await pullLever(dice, held, index + 2, player);
  }
}

async function pullLever(
  dice: string,
  held: readonly number[],
  rolls: number,
  player: string,
): Promise<void> {
  await at.rig.pull('lever');
  await at.rig.advance(TUMBLE_MS);
  const message = rolls < 3 ? /rolls? left/ : /[Cc]hoose/;
  await check({ dice, held, rolls, player, display: new RegExp(`^ROLL ${rolls}/3`), message });
}

async function score({ player, box, points }: SampleTurn): Promise<void> {
  const code = boxCodeOf(box);
  const wanted = new RegExp(`^${code}\\s+${points}\\b`);
  for (let presses = 0; !wanted.test(at.rig.display()); presses += 1) {
    expect(presses, `${code} ${points} never came up; the display says ${at.rig.display()}`).toBeLessThan(14);
    await at.rig.press('next');
  }
  const { turn } = at.rig.game()!;
  await check({
    dice: turn.dice!.join(''),
    held: [...turn.held.keys()].filter((slot) => turn.held[slot]).map((slot) => slot + 1),
    rolls: turn.rolls,
    player,
    display: wanted,
    message: /./,
  });
  const others = Object.entries(at.rig.view().possible).filter(([category]) => category !== box);
  const guarded = points === 0 && others.some(([, worth]) => worth > 0);
  await at.rig.press('select');
  if (guarded) {
    expect(at.rig.display()).toBe(`${code} 0 ?`);
    expect(cardsOf(at.rig.game())[PLAYERS.indexOf(player)]?.boxes[box]).toBeUndefined();
    await at.rig.press('select');
  }
  cards[player] = { ...cards[player], [box]: points };
  // A Yahtzee has the dice for itself; those of every other score give way one after the other.
  await at.rig.advance(box === 'yahtzee' && points > 0 ? CHEER_MS : CHANGE_MS);
}

/** State, LEDs, display and page against the script. */
async function check(expected: Expected): Promise<void> {
  const { rig } = at;
  const game = rig.game();
  expect(game?.players[game.turn.player]).toBe(expected.player);
  expect(game?.turn.rolls).toBe(expected.rolls);
  expect(game?.turn.dice?.join('')).toBe(expected.dice);
  expect([...(game?.turn.held ?? [])].flatMap((isHeld, slot) => (isHeld ? [slot + 1] : []))).toEqual(
    expected.held,
  );
  expect(cardsOf(game).map(({ boxes }) => boxes)).toEqual(PLAYERS.map((player) => cards[player]));

  const table = seenOnTable(rig);
  if (expected.dice !== undefined) expect(rig.faces().slice(0, 5).join('')).toBe(expected.dice);
  else expect(rig.faces().slice(0, 5)).toEqual(Array.from({ length: 5 }, () => undefined));
  expect(table.held).toEqual(expected.held);
  expect(table.display).toMatch(expected.display);

  await at.synchronise();
  const page = await seenOnPage(at.page);
  expect(page.slots).toEqual(table.slots);
  expect(page.held).toEqual(expected.held);
  expect(page.display).toBe(table.display);
  expect(page.current).toContain(expected.player);
  expect(page.message).toMatch(expected.message);
  for (const { category } of CLASSIC_BOXES) {
    expect(page.card[category]).toEqual(PLAYERS.map((player) => `${cards[player]?.[category] ?? ''}`));
  }
}

/** What the display says over its alternating pages. */
async function displayPages(): Promise<readonly string[]> {
  const pages = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    pages.add(at.rig.display());
    await at.rig.advance(500);
  }
  return [...pages];
}
