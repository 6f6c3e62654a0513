/** Every family of rule sets on the page: what it shows, and that it fits on a phone and on a TV. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIVE_DICE_SETS, RULE_SETS } from '../../src/game/index.ts';
import { PHONE, TV, usePages } from './shown-page.ts';
import { inSetup, type Step } from './stand-in-table.ts';

const open = usePages();

/** A turn of a roll-again set: three rolls, all dice kept. */
const thrice = (digits: string): Step[] => [{ roll: digits }, { roll: '' }, { roll: '' }];
const FOUR = ['Eric', 'Julie', 'Maximiliane', 'Bo'];

const text = (page: Page, selector: string) => page.locator(selector).textContent();
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();

/** Nothing sticks out to the side or out of the cabinet, and nothing is laid over anything else. */
async function fits(page: Page): Promise<void> {
  const { overflow, overlaps } = await page.evaluate(() => {
    const parts = ['.screen', '.dice', '.deck', '.status', '.standings', '.cabinet > .farkle-race']
      .flatMap((selector) => [...document.querySelectorAll(`.cabinet ${selector}, ${selector}`)])
      .filter((element, index, all) => all.indexOf(element) === index)
      .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const found: string[] = [];
    for (const [index, a] of parts.entries()) {
      for (const b of parts.slice(index + 1)) {
        const besides = a.box.right <= b.box.left + 1 || b.box.right <= a.box.left + 1;
        const apart = a.box.bottom <= b.box.top + 1 || b.box.bottom <= a.box.top + 1;
        if (!besides && !apart) found.push(`${a.name} over ${b.name}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const cabinet = document.querySelector('.cabinet');
    const hidden = cabinet === null ? 0 : cabinet.scrollHeight - cabinet.clientHeight;
    return { overflow: Math.max(scrollWidth - clientWidth, hidden), overlaps: found };
  });
  expect(overflow).toBe(0);
  expect(overlaps).toEqual([]);
}

test.each(FIVE_DICE_SETS)(
  '$id: its rows, its possible points and its total are on the page',
  async (rules) => {
    const { page, table, show, complaints } = await open({ table: { rules: rules.id } });
    table.play(rules.manners.stopEarly === 'no' ? thrice('44441') : [{ roll: '44441' }]);
    await show(table.view());
    expect(await texts(page, 'tr[data-kind="box"] th .card-label')).toHaveLength(
      rules.boxes.length / rules.columns.length,
    );
    expect(await text(page, 'td[data-row="fours"][data-player="0"][data-column="0"] .possible')).toBe('16');
    expect(await page.locator('tr[data-row="total"] td').count()).toBe(rules.columns.length > 1 ? 3 : 2);
    expect(await text(page, '.fact-rules')).toBe(rules.name);
    expect(complaints).toEqual([]);
  },
);

test('triple Yahtzee shows the three columns of the player, the others by their totals, and any card on demand', async () => {
  const { page, table, show } = await open({
    players: FOUR,
    table: { rules: 'triple-yahtzee' },
    size: PHONE,
  });
  table.play([...thrice('66665'), { score: 'sixes-x3' }, ...thrice('55551')]);
  await show(table.view({ shownBox: 'four-of-a-kind-x2' }));
  expect(await texts(page, '.card-tab-total')).toEqual(['72', '0', '0', '0']);
  expect(await page.locator('.card-tab[aria-pressed="true"]').getAttribute('data-owner')).toBe('1');
  expect((await texts(page, 'thead th')).slice(1)).toEqual(['× 1', '× 2', '× 3']);
  const shown = page.locator('td[data-shown="true"]');
  expect(await shown.count()).toBe(1);
  expect(await shown.getAttribute('data-column')).toBe('1');
  await expect.poll(() => isInView(page, 'td[data-shown="true"]')).toBe(true);
  await page.locator('.card-tab[data-owner="0"]').click();
  expect(await text(page, 'td[data-row="sixes"][data-column="2"]')).toContain('24');
  expect(await text(page, 'tr[data-row="total"] td[data-column="2"]')).toBe('72');
  expect(await page.locator('.possible').count()).toBe(0);
  // The next turn brings its own card.
  table.play([{ score: 'fives' }]);
  await show(table.view());
  await expect
    .poll(() => page.locator('.card-tab[aria-pressed="true"]').getAttribute('data-owner'))
    .toBe('2');
});

/** Not under the total, and not beyond the edge. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (box === undefined) return false;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + 2);
    const bottom = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
    return [top, bottom].every((element) => element?.closest(wanted) !== null);
  }, selector);
}

test('who pressed a tab with the keyboard gives the space bar to it, who clicked it does not', async () => {
  const { page, table, show } = await open({ table: { rules: 'triple-yahtzee' } });
  table.play(thrice('66665'));
  await show(table.view());
  await page.locator('button[data-input="lever"]').waitFor();
  await page.locator('.card-tab[data-owner="1"]').click();
  await page.keyboard.press(' ');
  await expect.poll(() => table.deeds).toEqual(['press select', 'release select']);
  await page.locator('.card-tab[data-owner="0"]').focus();
  await page.keyboard.press(' ');
  expect(await page.locator('.card-tab[aria-pressed="true"]').getAttribute('data-owner')).toBe('0');
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => table.deeds)
    .toEqual(['press select', 'release select', 'press previous', 'release previous']);
});

test('a filled box that can be claimed shows what it would get more, and the card its keys', async () => {
  const { page, table, show } = await open({
    players: ['Eric'],
    table: { rules: 'bonus-in-box' },
    size: PHONE,
  });
  await page.locator('button[data-input="lever"]').waitFor();
  table.play([{ roll: '66666' }, 'stop', { score: 'yahtzee' }, { roll: '55555' }, 'stop']);
  await show(table.view({ shownBox: 'yahtzee' }));
  const cell = page.locator('td[data-row="yahtzee"]');
  expect(await cell.locator('.points').textContent()).toBe('50');
  expect(await cell.locator('.possible').textContent()).toBe('+100');
  expect(await cell.getAttribute('aria-label')).toBe('50, would get 100 more');
  expect(await text(page, 'tr[data-row="full-house"] th')).toBe('Full House (h)');
  expect(await page.locator('.card kbd').count()).toBe(0);
  expect(await text(page, 'thead th[data-current="true"]')).toBe('1 Eric');
  await expect.poll(() => isInView(page, 'td[data-row="yahtzee"]')).toBe(true);
});

test('dice that are marked to roll again say so', async () => {
  const { page, table, show } = await open({ table: { rules: 'yahtzee-plain' } });
  await page.locator('button[data-input="lever"]').waitFor();
  table.play([{ roll: '66634' }, { free: 4 }, { free: 5 }]);
  await show(table.view());
  expect(await texts(page, '.hold-cap')).toEqual(['1', '2', '3', 'Again', 'Again', '6']);
  expect(await page.getByRole('img', { name: 'die 4: three, rolls again' }).count()).toBe(1);
});

const FARKLE_GAME: Step[] = [
  ...[{ roll: '111345' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, 'bank' as const],
  { roll: '223346' },
  ...[{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, { roll: '156' }, { hold: 4 }],
];

test('Farkle shows totals, bars to the target, the turn, the picked dice and the last turns', async () => {
  const { page, table, show } = await open({ table: { rules: 'farkle' } });
  table.play(FARKLE_GAME);
  await show(table.view());
  expect(await texts(page, '.paper [data-farkle-sum] dd')).toEqual(['600', '+100', '700']);
  expect(await text(page, '.turn-points strong')).toBe('700');
  expect(await text(page, '[data-farkle-state]')).toBe('2 dice would roll next');
  expect(await texts(page, '.paper .farkle-total')).toEqual(['1,000', '0']);
  expect(await text(page, '.paper [data-racer="0"] .farkle-note')).toBe('9,000 to go');
  const widths = await page
    .locator('.paper [data-racer="0"] .farkle-bar span')
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width));
  expect(widths).toEqual(['10%', '7%']);
  expect(await texts(page, '.farkle-sheet tbody td')).toEqual(['1,000', 'Farkle']);
  expect(await texts(page, '.hold-cap')).toEqual(['Set', 'Set', 'Set', 'Picked', '5', '6']);
  expect(await text(page, '.facts span:nth-child(2)')).toBe('Round 2');
});

test.each([
  ['a phone that watches', PHONE, false, 1],
  ['a phone that plays', PHONE, true, 1],
  ['a TV that watches', TV, false, 0],
  ['a TV that plays', TV, true, 1],
] as const)('%s shows the race to the target once', async (_, size, plays, onPaper) => {
  const { page, table, show } = await open({ size, emulated: plays, table: { rules: 'farkle' } });
  if (plays) await page.locator('button[data-input="lever"]').waitFor();
  table.play(FARKLE_GAME);
  await show(table.view());
  expect(await page.locator('.farkle-race:visible').count()).toBe(1);
  expect(await page.locator('.paper .farkle-race:visible').count()).toBe(onPaper);
});

test('hot dice, refused dice and a farkle cannot be overlooked', async () => {
  const { page, table, show } = await open({ table: { rules: 'farkle' } });
  const state = () => page.locator('.farkle-turn').getAttribute('data-state');
  table.play([{ roll: '111552' }, { hold: 6 }]);
  await show(table.view());
  expect(await state()).toBe('wrong');
  table.play([{ free: 6 }, ...[1, 2, 3].map((hold) => ({ hold })), { roll: '555' }]);
  table.play([4, 5, 6].map((hold) => ({ hold })));
  await show(table.view());
  expect(await state()).toBe('hot');
  expect(await text(page, '[data-farkle-state]')).toBe('Hot dice: all of them roll again');
  table.play([{ roll: '223346' }]);
  await show(table.view(table.farkled()));
  expect(await state()).toBe('lost');
  expect(await text(page, '[data-farkle-state]')).toBe('Farkle: 1500 lost');
});

test('setup shows games, players and names, and what is asked', async () => {
  const { page, table, show } = await open({ players: [] });
  await show(table.view(inSetup({ rules: 'scotzee', players: 3 })));
  const offered = RULE_SETS.filter(({ inMenu }) => inMenu);
  expect(await page.locator('.setup-games li').count()).toBe(offered.length);
  expect(await text(page, '.setup-games li[data-chosen="true"]')).toContain('Scotzee');
  expect(await text(page, '.setup-numbers li[data-chosen="true"]')).toContain('3');
  expect(await text(page, '.setup-part[data-asked="true"] h2')).toBe('Game');
  await show(table.view(inSetup({ question: 'name', players: 2, player: 1, text: 'JU', letter: 'L' })));
  expect(await text(page, '.setup-part[data-asked="true"] h2')).toBe('Names');
  expect(await text(page, '.setup-names > li[data-asked="true"]')).toBe('JUL');
});

test('a phone shows the choices of the question that is asked alone', async () => {
  const { page, table, show } = await open({ players: [], size: PHONE });
  await show(table.view(inSetup({ rules: 'farkle', question: 'name', players: 2 })));
  expect(await page.locator('.setup-games li:visible').allTextContents()).toEqual(['Farkle chosen']);
  await show(table.view(inSetup({ question: 'game' })));
  expect(await page.locator('.setup-games li:visible').count()).toBeGreaterThan(9);
});

test('names are typed into fields, and the keys that do it press nothing', async () => {
  const { page, table, show } = await open({ players: [] });
  await show(table.view(inSetup({ players: 2 })));
  const field = page.getByRole('textbox', { name: 'Name of player 2' });
  await field.click();
  await page.keyboard.type('Jürgen 1q');
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['name 1 Jürgen 1q']);
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds.slice(1)).toEqual(['press lever', 'release lever']);
});

test('a rehearsal is asked for in setup, marked on every screen, and its dice are typed', async () => {
  const { page, table, show } = await open({ table: { rehearsal: true } });
  const mark = () => page.locator('[data-mark="rehearsal"]').count();
  expect(await mark()).toBe(1);
  const field = page.getByRole('textbox', { name: 'Type the faces of 5 dice' });
  await field.fill('12347');
  await page.keyboard.press('Enter');
  await page.locator('.typed-wrong').waitFor();
  expect(table.deeds).toEqual([]);
  await field.fill(' 12345, 66 ');
  await field.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['dice 12345\n66']);
  table.play([{ roll: '12345' }, { roll: '12345' }, { roll: '12345' }]);
  await show(table.view());
  expect(await page.locator('.typed-dice').count()).toBe(0);
  await show(table.view({ place: 'attract' }));
  expect(await mark()).toBe(1);
  await show(table.view(inSetup()));
  expect(await mark()).toBe(0);
  await page.locator('.setup-rehearsal').click();
  await expect.poll(() => table.deeds.slice(1)).toEqual(['rehearse true']);
  await show(table.view(inSetup({ rehearsal: true })));
  expect(await mark()).toBe(1);
});

test('who only watches types nothing', async () => {
  const { page, table, show } = await open({ emulated: false, table: { rehearsal: true } });
  await show(table.view());
  await show(table.view(inSetup({ players: 2 })));
  expect(await page.locator('input, button').count()).toBe(0);
});

test('a corrected game is marked', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '66666' }, { score: 'chance' }]);
  await show(table.view());
  expect(await page.locator('[data-mark]:not([data-slot])').count()).toBe(0);
  table.play(['take back']);
  await show(table.view());
  expect(await text(page, '[data-mark="corrected"]')).toContain('taken back');
});

test('between games the page shows the last one, the hall of fame and how to play', async () => {
  const { page, table, show } = await open({ players: ['Eric'], size: PHONE });
  const rules = FIVE_DICE_SETS[0];
  for (const { category } of rules?.boxes ?? []) table.play([{ roll: '12345' }, { score: category }]);
  const facts = { rules: 'yahtzee', player: 0, turns: undefined, corrected: false };
  const hall = {
    yahtzee: [
      { ...facts, name: 'Julie', total: 250, game: 7 },
      { ...facts, name: 'Eric', total: 100, game: 1 },
    ],
    farkle: [{ ...facts, rules: 'farkle', name: 'Bo', total: 10_050, turns: 14, game: 3 }],
  };
  await show(table.view({ place: 'attract' }, {}, 0, hall));
  expect(await texts(page, '.last-game li span')).toEqual(['★ Eric', '100']);
  expect(await texts(page, '.fame-table caption')).toEqual(['Yahtzee', 'Farkle']);
  expect(await texts(page, '.fame-table tr[data-fresh="true"] th')).toEqual(['Eric new']);
  expect(await texts(page, '.fame-others td:last-child')).toEqual(['14 turns · 10050']);
  expect(await page.locator('.how-to').count()).toBe(1);
});

test('a game that waits to be gone on with keeps its card in sight', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '66666' }, { score: 'sixes' }]);
  await show(table.view({ place: 'attract' }));
  expect(await text(page, 'td[data-row="sixes"][data-player="0"] .points')).toBe('30');
});

test.each([
  ['a phone', PHONE],
  ['a TV', TV],
])('on %s nothing lies over anything else, whatever is played', async (_, size) => {
  const sets: [string, readonly Step[]][] = [
    ['triple-yahtzee', thrice('66665')],
    ['yatzy', [{ roll: '66655' }, { hold: 1 }]],
    ['fourteen-box', [{ roll: '66655' }]],
    ['farkle', [{ roll: '666125' }, { hold: 1 }, { hold: 2 }, { hold: 3 }]],
  ];
  for (const rehearsal of [false, true]) {
    for (const [rules, steps] of sets) {
      const { page, table, show } = await open({ players: FOUR, size, table: { rules, rehearsal } });
      await page.locator('button[data-input="lever"]').waitFor();
      table.play(steps);
      await show(table.view());
      await fits(page);
      await show(table.view(inSetup({ rules, players: 4 })));
      await fits(page);
    }
  }
});
