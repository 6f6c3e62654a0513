/** A whole game of every rule set, played by presses alone, and what has to hold whatever is played. */

import { beforeAll, describe, expect, test } from 'vitest';
import { type Input, LEDS } from '../../hardware/cabinet.ts';
import { DICE_KINDS, type DiceKind } from '../../hardware/dice.ts';
import {
  allScoringDice,
  countsOf,
  findRules,
  mayRoll,
  pointsBySearch,
  RULE_SETS,
  type RuleSet,
  replay,
  withCards,
} from '../../src/game/index.ts';
import { english } from '../language/english.ts';
import { shareOfLimits } from '../table/current.ts';
import { litChanges, mostFlashes } from '../table/flashes.ts';
import { TestTable } from './test-table.ts';

const MENU = RULE_SETS.filter(({ inMenu }) => inMenu);

/** Farkle: sets all scoring dice aside and banks at 300. */
async function farkleTurn(table: TestTable): Promise<void> {
  await table.roll();
  for (let rolls = 0; rolls < 40; rolls += 1) {
    const { game } = table;
    if (game?.family !== 'farkle' || game.turn.dice === undefined) return;
    if (table.scene.farkle !== undefined) {
      await table.advance(2000);
      return;
    }
    const rules = findRules(RULE_SETS, game.rules);
    if (rules?.family !== 'farkle') return;
    const { dice, set, spared } = game.turn;
    if (spared === true) {
      await table.press('select');
      await table.advance(400);
      return;
    }
    const free = dice.filter((_, slot) => set[slot] !== true);
    const keep = allScoringDice(rules, pointsBySearch(rules), countsOf(free));
    const left = [...(keep?.dice ?? [])];
    for (const [slot, face] of dice.entries()) {
      const at = set[slot] === true ? -1 : left.indexOf(face);
      if (at === -1) continue;
      left.splice(at, 1);
      await table.press(`hold${slot + 1}` as Input);
    }
    if (game.turn.points + (keep?.points ?? 0) >= 300) {
      await table.press('select');
      await table.advance(400);
      return;
    }
    await table.roll();
  }
}

/** Takes every roll that it may, holds what is alike, and scores the best box. */
async function boxTurn(table: TestTable, rules: RuleSet): Promise<void> {
  const player = table.game?.turn.player;
  await table.roll();
  const mayGoOn = (): boolean => {
    const cards = withCards(rules, table.game);
    return cards !== undefined && cards.game.turn.player === player && mayRoll(cards.rules, cards.game);
  };
  while (mayGoOn()) {
    // In sets whose marks mean roll again, all dice stay at first.
    const slot = Math.max(0, table.game?.turn.held.indexOf(false) ?? 0);
    await table.press(`hold${slot + 1}` as Input);
    await table.roll();
  }
  for (let presses = 0; presses < 8; presses += 1) {
    const before = table.journal.stored.length;
    await table.press('select');
    await table.advance(400);
    const event = table.journal.stored.slice(before).find(({ event: { type } }) => type === 'scored');
    if (event !== undefined) return;
  }
  throw new Error(`No box could be scored; the display says "${table.display}".`);
}

/** Every set on 8×8 dice; on smaller ones those that have other frames: set aside, and to roll again. */
const GAMES: readonly (readonly [id: string, diceKind: DiceKind, rules: RuleSet])[] = DICE_KINDS.flatMap(
  (kind) =>
    MENU.filter(({ id }) => kind === '8x8' || ['farkle', 'yahtzee-plain'].includes(id)).map(
      (rules) => [rules.id, kind, rules] as const,
    ),
);

describe.each(GAMES)('a whole game of %s on %s dice', (_id, diceKind, rules) => {
  let table: TestTable;
  beforeAll(async () => {
    table = await TestTable.start({ options: { diceKind, players: ['Eric', 'Julie'] } });
    await table.begin(2, rules.menu);
    for (let turn = 0; table.scene.screen !== 'over' && turn < 200; turn += 1) {
      if (rules.family === 'farkle') await farkleTurn(table);
      else await boxTurn(table, rules);
    }
    // The last score was seen, and nobody takes it back.
    await table.advance(10_000);
  }, 60_000);

  test('is played to its end by presses, and the journal says the same', () => {
    expect(table.game).toMatchObject({ status: 'over', rules: rules.id });
    expect(replay(table.journal.stored.map(({ event }) => event))).toEqual(table.game);
    const end = table.journal.stored.at(-1)?.event;
    const best = end?.type === 'game ended' ? Math.max(...end.totals) : Number.NaN;
    expect(table.scene.pages.some((page) => page.startsWith(`${best}`.padStart(4)))).toBe(true);
  });

  test('refuses none of the presses of somebody who plays well', () => {
    expect(table.outcomes.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  test('never flashes a pixel or a slot more than three times a second', () => {
    const most = mostFlashes(table.pictures);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(3);
  });

  // On the small dice this is looked at in whole-game.test.ts.
  if (diceKind === '8x8')
    test('never lights or darkens more than half of a matrix at once while dice tumble', () => {
      const overMs = table.views.find(({ scene }) => scene.screen === 'over')?.nowMs ?? 0;
      const played = table.pictures.filter(({ atMs }) => atMs < overMs);
      let most = 0;
      for (const [index, { picture }] of played.slice(1).entries()) {
        for (const [slot, shown] of picture.entries()) {
          const { on, off } = litChanges(played[index]?.picture[slot] ?? shown, shown);
          most = Math.max(most, on, off);
        }
      }
      expect(most).toBeLessThanOrEqual(LEDS.pixelsPerSlot / 2);
    });

  test('stays below the limits of the LED supply, and within what a display can show', () => {
    const shares = table.pictures.map(({ picture }) => shareOfLimits(picture));
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(table.texts.filter((text) => !/^[A-Z0-9 /?+-]{1,8}$/.test(text))).toEqual([]);
  });

  test('has one outcome for every press, and every sentence is filled in', () => {
    const messages = new Set(table.views.map(({ scene }) => english(scene.message)));
    expect([...messages].filter((message) => /[{}]|undefined|NaN|^$/.test(message))).toEqual([]);
  });
});
