/** The TV: readable across the room, nothing to scroll, everything by itself. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ShownPage, TV, usePages } from './shown-page.ts';
import { inSetup, StandInTable, type Step } from './stand-in-table.ts';

const open = usePages();

const SIX = ['Eric', 'Julie', 'Maximiliane', 'Bo', 'Charlotte', 'Fritz-Peter'];
const HD = { width: 1280, height: 720 };
const thrice = (digits: string): Step[] => [{ roll: digits }, { roll: '' }, { roll: '' }];

/**
 * Letters are measured as their font size, dice as their height, in shares of the screen's height. Names are those of
 * the standings and of whose turn it is; those over the columns of a card belong to the card.
 */
const LARGE = [
  '.matrix',
  '.turn',
  '.rolls',
  '.tv-message',
  '.standing-name',
  '.standing-total',
  '.farkle-name',
  '.farkle-total',
  '.tv-winner-name',
  '.tv-winner-total',
  '.tv-podium li',
];
const CELLS = ['.card td', '.card th', '.card .points', '.card .possible', '.farkle-sheet td'];

async function measure(page: Page): Promise<void> {
  const { small, hidden } = await page.evaluate(
    ({ large, cells }) => {
      const share = (element: Element) => {
        const size = element.matches('.matrix')
          ? element.getBoundingClientRect().height
          : Number.parseFloat(getComputedStyle(element).fontSize);
        return size / innerHeight;
      };
      const below = (selectors: readonly string[], least: number) =>
        selectors.flatMap((selector) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => share(element) < least - 0.0005)
            .map((element) => `${selector} ${share(element).toFixed(4)} ${element.textContent}`),
        );
      // What hangs out of the screen, or is cut off inside its frame; names may be cut to their column.
      const out = [...document.querySelectorAll('.tv *')].filter((element) => {
        if (element.closest('.hidden-text, svg') !== null || element.closest('canvas') !== null) return false;
        const { bottom, right } = element.getBoundingClientRect();
        return bottom > innerHeight + 1 || right > innerWidth + 1;
      });
      // From Chromium 156 on, the room of a font above and below its letters counts even where lines are closer.
      const letters = innerHeight * 0.004;
      const cut = [
        ...document.querySelectorAll('.tv, .tv-main, .tv-stage, .tv-side, .tv-cards, .tv-attract-screen'),
      ].filter(
        (element) =>
          element.scrollHeight > element.clientHeight + letters ||
          element.scrollWidth > element.clientWidth + 1,
      );
      return {
        small: [...below(large, 0.05), ...below(cells, 0.025)],
        hidden: [...out, ...cut].map(
          ({ className, tagName, scrollWidth, scrollHeight }) =>
            `${tagName} ${className} ${scrollWidth}×${scrollHeight}`,
        ),
      };
    },
    { large: LARGE, cells: CELLS },
  );
  expect(small).toEqual([]);
  expect(hidden).toEqual([]);
}

/** Everything that stands on a TV while a game of this set is played, by its stage. */
const GAMES: readonly (readonly [string, readonly string[], readonly Step[], readonly Step[]])[] = [
  ['yahtzee', SIX, [{ roll: '55534' }, { hold: 1 }], [{ score: 'fives' }]],
  ['yahtzee', ['Maximiliane'], [{ roll: '55534' }], [{ score: 'fives' }]],
  ['fourteen-box', SIX.slice(0, 2), [{ roll: '66655' }], [{ score: 'sixes' }]],
  ['triple-yahtzee', SIX.slice(0, 4), thrice('66665'), [{ score: 'sixes' }]],
  ['farkle', SIX.slice(0, 4), [{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }], ['bank']],
];

test.each([
  ['1080p', TV],
  ['720p', HD],
])(
  'at %s every arrangement fills the screen without scrolling, in letters to be read across the room',
  async (_, size) => {
    const { page, show } = await open({ path: '/tv', size });
    for (const [rules, players, steps, end] of GAMES) {
      const table = new StandInTable(players, { rules });
      await show(table.view());
      await measure(page);
      table.play(steps);
      await show(table.view());
      expect(await stage(page)).toBe('play');
      await measure(page);
      // The others have their turns, and the next round begins with all cards.
      table.play(end);
      for (let other = 1; other < players.length; other += 1) {
        table.play(steps);
        table.play(end);
      }
      await show(table.view());
      await expect.poll(() => stage(page)).toBe('cards');
      // Their cells come by and by: this is told once all are there.
      await show(table.view());
      expect(
        await page.locator(rules === 'farkle' ? '.farkle-race li' : '.card thead tr:last-child th').count(),
      ).toBe(rules === 'farkle' ? players.length : 1 + players.length * (rules === 'triple-yahtzee' ? 3 : 1));
      await measure(page);
    }
    const table = new StandInTable();
    await show(table.view(inSetup({ players: 3 })));
    expect(await stage(page)).toBe('setup');
    await measure(page);
  },
);

const stage = (page: Page) => page.$eval('.tv', (tv) => (tv as HTMLElement).dataset.stage);

/** The page's own clock goes on, and the page looks at it. */
async function pass({ page }: ShownPage, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

function wholeGame(table: StandInTable, boxes: readonly string[]): void {
  for (const category of boxes) {
    table.play([
      { roll: '66666' },
      { score: category as never },
      { roll: '11112' },
      { score: category as never },
    ]);
  }
}

const BOXES = [
  ...['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'three-of-a-kind', 'four-of-a-kind'],
  ...['full-house', 'small-straight', 'large-straight', 'yahtzee', 'chance'],
];

test('all cards are shown for eight seconds between rounds; at the end the ceremony in white on blue, as in the classic assignment, then the cards', async () => {
  const shown = await open({ path: '/tv', size: HD, prepare: (page) => page.clock.install() });
  const { page, table, show } = shown;
  wholeGame(table, BOXES.slice(0, 11));
  await show(table.view());
  wholeGame(table, BOXES.slice(11, 12));
  await show(table.view());
  expect(await stage(page)).toBe('play');
  await pass(shown, 3000);
  expect(await stage(page)).toBe('cards');
  await pass(shown, 6500);
  expect(await stage(page)).toBe('cards');
  await pass(shown, 2000);
  expect(await stage(page)).toBe('play');
  wholeGame(table, BOXES.slice(12));
  await show(table.view());
  expect(await stage(page)).toBe('winner');
  const { total = 0 } = {
    total: Number(await page.locator('.tv-winner-others strong').first().textContent()),
  };
  expect(await page.locator('.tv-winner-name').textContent()).toBe('Eric');
  expect(await page.locator('.tv-winner-total').textContent()).toBe(`${total}`);
  await measure(page);
  const colours = await page.$eval('.tv-winner-total', (element) => [
    getComputedStyle(element).color,
    getComputedStyle(element.closest('.tv') as Element).backgroundColor,
  ]);
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(10, 58, 140)']);
  await pass(shown, 16_500);
  expect(await stage(page)).toBe('cards');
});

/** Of a hall, beside whose table somebody stands with a phone. */
const LEAGUE = 'http://192.168.178.100:8091/league/12';

test('between games the attract screens take turns, with the QR code of the phone page, and the next game is followed', async () => {
  const shown = await open({
    path: '/tv',
    size: HD,
    publicUrl: 'http://dice.club/',
    league: () => ({ name: 'The long winter cup of all bars between Aachen and Görlitz', address: LEAGUE }),
    prepare: (page) => page.clock.install(),
  });
  const { page, table, show } = shown;
  wholeGame(table, BOXES);
  const hall = { yahtzee: [{ game: 1, name: 'Eric', total: 300, corrected: false }] };
  await show(table.view({ place: 'attract' }, {}, 0, hall as never));
  const attract = page.locator('.tv-attract');
  for (const screen of ['league', 'join', 'fame', 'how', 'last']) {
    for (let second = 0; (await attract.getAttribute('data-attract')) !== screen; second += 1) {
      expect(second, `no ${screen} yet`).toBeLessThan(600);
      await page.clock.runFor(1000);
    }
    await measure(page);
    if (screen === 'league') {
      expect(await page.locator('.tv-door .qr').getAttribute('aria-label')).toBe(`QR code: ${LEAGUE}`);
      expect(await page.locator('.tv-follow .qr').count()).toBe(1);
      expect(await page.locator('.tv-door').textContent()).toContain('winter cup');
    }
    if (screen !== 'join') continue;
    expect(await page.locator('.qr').getAttribute('aria-label')).toBe('QR code of http://dice.club/');
    const addresses = await page.locator('.tv-join li').allTextContents();
    expect(addresses[0]).toBe('dice.club');
    expect(addresses.length).toBeGreaterThan(1);
  }
  await show(new StandInTable(['Ann', 'Bo']).view());
  expect(await stage(page)).toBe('play');
  expect(await page.locator('.turn').textContent()).toBe('Ann');
});

test('a table that nobody has touched for long gets a screen saver, which the first press ends', async () => {
  const { page, show } = await open({ path: '/tv', size: HD, players: [] });
  const table = new StandInTable();
  const idle = table.view();
  await show({ ...idle, scene: { ...idle.scene, dimmed: true } });
  expect(await stage(page)).toBe('saver');
  // Who comes in now finds the way to their card.
  const code = page.locator('.tv-saver .qr');
  await code.waitFor();
  expect(await page.locator('.tv-saver .tv-follow-part').allTextContents()).not.toEqual([]);
  const [light, dark] = await code.evaluate((svg) =>
    ['rect', 'path'].map((part) => getComputedStyle(svg.querySelector(part) as Element).fill),
  );
  // 5.6 to 1, and far from the white that burns in.
  expect([light, dark]).toEqual(['rgb(138, 133, 120)', 'rgb(5, 5, 8)']);
  await show(table.view());
  expect(await stage(page)).toBe('attract');
});
