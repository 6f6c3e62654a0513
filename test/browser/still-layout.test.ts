/** Nothing on phone and cabinet moves while a game is played: lines that come and go have their room kept. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../src/game/index.ts';
import type { Ui } from '../../src/table/state/ui.ts';
import type { TableView } from '../../src/table/view.ts';
import { PHONE, type ShownPage, usePages } from './shown-page.ts';
import { inSetup, StandInTable } from './stand-in-table.ts';

const open = usePages();

/** What the browser itself counts as moved, and what of it. */
interface Shift {
  readonly value: number;
  readonly parts: readonly string[];
}

const NAMES = ['Eric', 'Maximilienne', 'Julie', 'Wilhelmine M', 'Bo', 'Bartholomäus'];

/** From the questions before a game over two turns, with all that comes and goes beside them. */
function* twoTurns(players: number): Generator<readonly [string, TableView]> {
  const names = NAMES.slice(0, players);
  yield ['setup', new StandInTable().view(inSetup({ question: 'name', players, names }))];
  const table = new StandInTable(names);
  for (const [turn, category] of (['twos', 'full-house'] as const).entries()) {
    const called = (what: string) => `${what}, turn ${turn + 1}`;
    yield [called('begin'), table.view()];
    table.play([{ roll: '22366' }]);
    yield [called('rolled'), table.view()];
    table.play([{ hold: 1 }, { hold: 2 }]);
    yield [called('held'), table.view()];
    table.play([{ roll: '662' }]);
    const view = table.view();
    yield [called('advised'), advised(view)];
    table.play([{ roll: '662' }]);
    yield [called('last roll'), table.view()];
    yield [called('shown'), table.view({ shownBox: category })];
    yield [called('menu'), table.view({ menu: { item: 1, sinceMs: 0 } })];
    yield [called('menu left'), table.view({ shownBox: category })];
    table.play([{ score: category }]);
    const highlight = {
      ...{ game: 1, player: turn, category, points: 4, dice: [2, 2, 6, 6, 2] as const, feats: [] },
      sinceMs: 0,
    };
    yield [called('scored'), table.view({ highlight })];
    yield [called('scored, advised'), advised(table.view({ highlight }))];
  }
  yield ['next turn', table.view()];
}

/** The coach has something to say. */
function advised(view: TableView): TableView {
  if (view.game === undefined) throw new Error('There is no game.');
  return {
    ...view,
    game: { ...view.game, coach: 'after' },
    verdict: {
      ...{ player: 1, cost: 13.4, value: 20 },
      made: { keep: [], next: 'roll' },
      best: { keep: [2, 2, 2, 6], next: 'roll' },
    },
  };
}

async function watched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRect;
            readonly currentRect: DOMRect;
          }[];
        };
        const said = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        shifts.push({
          value,
          parts: sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${element?.tagName}.${element?.className}: ${said(previousRect)} → ${said(currentRect)}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function twoPictures({ page }: ShownPage): Promise<void> {
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next)))),
  );
}

/** What has moved since the last call, once two pictures were drawn. */
async function shiftsOf(shown: ShownPage): Promise<readonly Shift[]> {
  await twoPictures(shown);
  return shown.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}

/** Where the dice lie, to the pixel: browsers round to a 64th of one, now up, now down. */
function diceOf({ page }: ShownPage): Promise<string> {
  return page.$$eval('.slot', (slots) =>
    slots
      .map((slot) => {
        const { x, y, width, height } = slot.getBoundingClientRect();
        const [left, top, wide, high] = [x, y, width, height].map(Math.round);
        return `${left},${top} ${wide}×${high}`;
      })
      .join(' '),
  );
}

/** As much as the seal's own line is, which leaves the sheet beside the cabinet once, with the first roll. */
const LEAST_SHIFT = 0.01;

test.each([
  ['/', 390, 844, 2],
  ['/', 390, 844, 6],
  ['/', 320, 568, 6],
  ['/', 844, 390, 6],
  ['/cabinet', 1280, 720, 2],
  ['/cabinet', 1280, 720, 6],
  ['/cabinet', 1280, 800, 6],
  ['/cabinet', 390, 844, 2],
  ['/cabinet', 390, 844, 6],
] as const)(
  'two turns move nothing on %s of %s × %s with %s players',
  async (path, width, height, players) => {
    const size = { width, height };
    const shown = await open({ path, size, players: [], prepare: watched, stillness: true });
    const isPhone = path === '/';
    let dice: string | undefined;
    const moved: string[] = [];
    let sum = 0;
    for (const [name, view] of twoTurns(players)) {
      await shown.show(view);
      // On a slow computer what comes late would come with the roll.
      if (isPhone && name === 'begin, turn 1') await shown.page.locator('.cut-open').waitFor();
      if (view.verdict !== undefined) await shown.page.locator('[data-verdict]').waitFor();
      const shifts = await shiftsOf(shown);
      const lie = await diceOf(shown);
      if (lie !== (dice ?? lie)) moved.push(`${name}: dice from ${dice} to ${lie}`);
      // What stands beside the dice of a phone is another page with every game.
      if (dice !== undefined && !(isPhone && name === 'begin, turn 1')) {
        for (const { value, parts } of shifts) {
          sum += value;
          if (value > LEAST_SHIFT / 10) moved.push(`${name}: ${value.toFixed(4)}, ${parts.join('; ')}`);
        }
      }
      dice = lie;
    }
    expect(moved.filter((line) => line.includes('dice from'))).toEqual([]);
    expect(sum, moved.join('\n')).toBeLessThan(LEAST_SHIFT);
  },
);

test.each([
  [1280, 720],
  [844, 390],
  [390, 844],
  [320, 568],
])(
  'a result is not squeezed on a cabinet of %s × %s while the last box can be taken back, and moves nothing after',
  async (width, height) => {
    const shown = await open({ size: { width, height }, players: [], prepare: watched, locale: 'de' });
    const table = new StandInTable(NAMES.slice(0, 2));
    for (const { category } of YAHTZEE.boxes) {
      for (const roll of ['12345', '66666']) table.play([{ roll }, { score: category }]);
    }
    const dice = [6, 6, 6, 6, 6] as const;
    const highlight = { game: 1, player: 1, category: 'chance', points: 30, dice, feats: [], sinceMs: -5000 };
    await shown.show(table.view({ highlight } as Partial<Ui>));
    await shown.page.locator('.told-lines .coach').waitFor();
    expect(await shown.page.locator('.message .fitted').count()).toBe(0);
    await shiftsOf(shown);
    const lie = await diceOf(shown);
    await shown.show(table.view());
    expect(await shown.page.locator('.told-lines .coach').count()).toBe(0);
    expect(await shiftsOf(shown)).toEqual([]);
    expect(await diceOf(shown)).toBe(lie);
  },
);

test.each([
  [1280, 720],
  [720, 1280],
  [480, 270],
])('in setup the dice of a TV of %s × %s lie still, whatever is asked', async (width, height) => {
  const shown = await open({ path: '/tv', size: { width, height }, players: [] });
  const names = [...NAMES, ...NAMES.map((name) => `${name} 2`)];
  const questions = [
    inSetup(),
    ...[1, 2, 6, 12].flatMap((players) => [
      inSetup({ question: 'players', players }),
      inSetup({ question: 'name', players, names: names.slice(0, players), player: 0 }),
    ]),
  ];
  const lies: string[] = [];
  for (const ui of questions) {
    await shown.show(new StandInTable().view(ui));
    await twoPictures(shown);
    lies.push(await diceOf(shown));
  }
  expect(new Set(lies)).toEqual(new Set(lies.slice(0, 1)));
});

test('news that does not come moves nothing on a phone either', async () => {
  const shown = await open({ path: '/', size: PHONE, prepare: watched });
  const dice = await diceOf(shown);
  await shown.server.close();
  await shown.page.locator('.trouble[data-stale="true"]').waitFor();
  expect(await diceOf(shown)).toBe(dice);
  const top = await shown.page.$eval('main', (main) => main.getBoundingClientRect().top);
  const banner = await shown.page.$eval('.trouble', (line) => line.getBoundingClientRect().bottom);
  expect(banner).toBeLessThanOrEqual(top + 1);
});
