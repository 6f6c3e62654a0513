/** Whole games by pins alone, seen on phone, TV and overlay at once: after every turn they show what the table knows. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_CARD, findRules, type Game, RULE_SETS, shownTotal } from '../../src/game/index.ts';
import { CHEER_MS, SEEN_MS } from '../../src/table/times.ts';
import { english } from '../language/english.ts';
import { type PageTable, startPageTable } from './page-table.ts';
import { playTurn, startGame } from './robot.ts';

/** What they say does not depend on it. */
const SMALL = { width: 480, height: 270 };

let at: PageTable | undefined;

afterEach(async () => {
  await at?.close();
  at = undefined;
});

/** Standings where there are some, else the total row of all cards: its columns, added up. */
function look(page: Page): Promise<{ readonly totals: readonly number[]; readonly dice: string }> {
  return page.evaluate(() => {
    const standing = [...document.querySelectorAll('.standing-total, .overlay-total, .tv .farkle-total')];
    const added: number[] = [];
    for (const cell of document.querySelectorAll<HTMLElement>('.tv-cards tr[data-row="total"] td')) {
      const player = Number(cell.dataset.player);
      added[player] = (added[player] ?? 0) + Number(cell.dataset.points);
    }
    const totals = standing.map(({ textContent }) => Number((textContent ?? '').replace(/,/g, '')));
    const dice = [...document.querySelectorAll('canvas')].map((slot) => `${slot.dataset.pixels}`);
    return { totals: totals.length > 0 ? totals : added, dice: dice.join(' ') };
  });
}

function totalsOf(game: Game): readonly number[] {
  if (game.family === 'farkle') return game.totals;
  const rules = findRules(RULE_SETS, game.rules);
  if (rules?.family !== 'five-dice') throw new Error(`There is no card in ${game.rules}`);
  return game.players.map((_, player) => shownTotal(rules, game.cards[player] ?? EMPTY_CARD));
}

test.each([
  ['yahtzee', ['Eric', 'Julie'], undefined, 1],
  // All six score: seven turns lead to the target.
  ['farkle', ['Eric', 'Julie'], Array.from({ length: 20 }, () => '111555'), 1],
  // Thirty-nine turns: to look at five of them, in each column, is enough.
  ['triple-yahtzee', ['Eric'], undefined, 8],
])(
  'a whole game of %s is on phone, TV and overlay at once, turn by turn to the winner',
  async (rules, players, dice, lookEach) => {
    const paths = ['/', '/tv', '/overlay'];
    at = await startPageTable(players, dice, { rules, tumbleMs: 150, paths, size: SMALL });
    const { rig, pages } = at;
    const [phone, tv, overlay] = pages as [Page, Page, Page];
    await startGame(rig);
    for (let turn = 1; rig.game()?.status === 'playing'; turn += 1) {
      await playTurn(rig);
      if (turn % lookEach !== 0) continue;
      await at.synchronise();
      const game = rig.game() as Game;
      if (game.status !== 'playing') break;
      const seen = await Promise.all(pages.map(look));
      for (const { totals, dice } of seen) {
        expect(totals).toEqual(totalsOf(game));
        expect(dice).toBe(seen[0]?.dice);
      }
      expect(seen[0]?.dice).toHaveLength(6 * 64 + 5);
      const message = english(rig.view().scene.message);
      expect(await phone.locator('.dock .message').textContent()).toBe(message);
      // For some seconds it shows what was scored in its place.
      expect(await tv.locator('.tv-message').getAttribute('data-message')).toBe(message);
    }
    const game = rig.game() as Game;
    // The last score is seen first, with its celebration.
    await rig.advance(CHEER_MS + SEEN_MS);
    await at.synchronise();
    const [winner = 0] = game.winners;
    const name = game.players[winner] as string;
    expect(await tv.locator('.tv-winner-name').textContent()).toContain(name);
    const total = totalsOf(game)[winner]?.toLocaleString('en');
    expect(await tv.locator('.tv-winner-total').textContent()).toBe(total);
    expect(
      await phone.locator(`.standings li[data-standing="${winner}"] .standing-total`).textContent(),
    ).toBe(total);
    expect(await overlay.locator('.overlay-winner').textContent()).toContain(name);
  },
  180_000,
);
