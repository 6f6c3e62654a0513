/** What a phone loads once the first score stands: what players need, the last turn again, rules as pictures, the address. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../src/game/index.ts';
import { findings } from './axe.ts';
import { PHONE, usePages } from './shown-page.ts';

const open = usePages();

/** Of this element, within the window. */
async function inView(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && left >= 0 && right <= innerWidth;
  });
}

test('what Julie needs is one tap away, by name, swipe or keys: what can bring it, never what cannot, and her own seat', async () => {
  const { page, table, show, complaints } = await open({
    path: '/',
    size: PHONE,
    touch: true,
    stillness: true,
    prepare: async (page) => {
      await page.addInitScript(() => localStorage.setItem('person', 'julie'));
    },
  });
  const all = YAHTZEE.boxes.map(({ category }) => category);
  const but = (...open: string[]) => all.filter((category) => !open.includes(category));
  for (const score of but('yahtzee', 'chance', 'sixes')) {
    table.play([{ roll: '66655' }, { score }, { roll: '11123' }, { score }]);
  }
  const seats = [undefined, { id: 'julie', colour: 0, emblem: 0 }];
  await show({ ...table.view(), people: seats });
  await page.click('[data-opens="players"]');
  const julie = page.locator('[data-sheet="1"]');
  await julie.locator('.sheet-boxes').waitFor();
  // Whoever sits here sees the own card first, although Eric plays.
  await expect.poll(() => inView(page, '[data-sheet="1"] h2')).toBe(true);
  expect(await page.locator('.card-tabs [data-mine="true"]').textContent()).toMatch(/^Julie/);
  // Framed where it is drawn, not only named.
  const drawn = (selector: string) =>
    page.$$eval(selector, (elements) =>
      elements.map((element) => {
        const { boxShadow, borderLeftWidth } = getComputedStyle(element);
        return boxShadow !== 'none' || borderLeftWidth === '3px';
      }),
    );
  for (const own of ['.card td', '.card thead th', '.card-tab', '.sheet']) {
    const [all, others] = [await drawn(`${own}[data-mine="true"]`), await drawn(`${own}[data-mine="false"]`)];
    expect(new Set(all), own).toEqual(new Set([true]));
    expect(others.length, own).toBeGreaterThan(0);
  }
  const lines = () => julie.locator('.sheet-needs > p').allTextContents();
  const [behind = '', needs = '', which = ''] = await lines();
  expect(behind).toMatch(/^\d+ behind Eric$/);
  expect(needs).toBe(`needs ${Number(behind.split(' ')[0]) + 1} to pass Eric`);
  expect(which).toMatch(/^(One box alone can bring that|No box alone brings that)/);
  expect(await julie.locator('.sheet-upper').textContent()).toMatch(/^Upper bonus of 35: out of reach/);
  expect(await julie.locator('.sheet-open').first().textContent()).toContain('≤ 30');
  // Eric is a tap away, and a key away.
  await page.click('.sheets [data-owner="0"]');
  await expect.poll(() => inView(page, '[data-sheet="0"] h2')).toBe(true);
  const strip = page.locator('.sheet-strip');
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.sheets [aria-pressed="true"]').getAttribute('data-owner')).toBe('1');
  // A finger, which is on its way back before the page has drawn where it led.
  await strip.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(() => page.locator('.sheets [aria-pressed="true"]').getAttribute('data-owner')).toBe('0');
  await strip.dispatchEvent('touchstart');
  await strip.evaluate((element) => {
    element.addEventListener('scroll', () => element.scrollTo(0, 0), { once: true });
    element.scrollTo(element.clientWidth, 0);
  });
  await page.waitForFunction(() => document.querySelector('.sheet-strip')?.scrollLeft === 0);
  await expect.poll(() => page.locator('.sheets [aria-pressed="true"]').getAttribute('data-owner')).toBe('0');
  // With 50 to come at most, nobody needs more.
  table.play([{ roll: '66651' }, { score: 'chance' }, { roll: '11123' }, { score: 'chance' }]);
  table.play([{ roll: '66651' }, { score: 'sixes' }, { roll: '11123' }, { score: 'sixes' }]);
  await show({ ...table.view(), people: seats });
  await expect
    .poll(lines)
    .toEqual([expect.any(String), 'Cannot be reached: the open boxes bring 50 at most']);
  expect(await page.locator('.standing-note').last().textContent()).toMatch(/behind, cannot win any more$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(complaints).toEqual([]);
});

/** Where the sheets lie once nothing has moved for half a second of pictures, in sheets. */
const restOf = (page: Page) =>
  page.locator('.sheet-strip').evaluate(async (strip) => {
    const PICTURES = 30;
    for (let still = 0, before = -1; still < PICTURES; still += 1) {
      if (strip.scrollLeft !== before) still = 0;
      before = strip.scrollLeft;
      await new Promise(requestAnimationFrame);
    }
    return strip.scrollLeft / strip.clientWidth;
  });

test('a hand that rests at a sheet and goes back before the page has drawn it is not led there once more', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE, touch: true });
  await show(table.view());
  await page.click('[data-opens="players"]');
  await page.locator('.sheet-strip').waitFor();
  expect(await restOf(page)).toBe(0);
  await page.locator('.sheet-strip').evaluate(async (strip) => {
    strip.dispatchEvent(new Event('touchstart', { bubbles: true }));
    strip.scrollLeft = strip.clientWidth;
    strip.dispatchEvent(new Event('scroll'));
    // Drawn, but nothing has come of it.
    for (let task = 0; task < 3; task += 1) await Promise.resolve();
    strip.scrollLeft = 0;
    strip.dispatchEvent(new Event('scroll'));
  });
  expect(await restOf(page)).toBe(0);
});

test('from the first round on a sheet says what it takes to lead, and what it may come to only where that decides something', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE, stillness: true });
  table.play([{ roll: '66655' }, { score: 'full-house' }, { roll: '11123' }, { score: 'chance' }]);
  table.play([{ roll: '66655' }, { score: 'sixes' }]);
  await show(table.view());
  expect(await page.locator('.turn-note').textContent()).toBe('35 behind');
  await page.click('[data-opens="players"]');
  const julie = page.locator('[data-sheet="1"]');
  await julie.locator('.sheet-boxes').waitFor();
  const lines = () => julie.locator('.sheet-needs > p').allTextContents();
  expect(await lines()).toEqual(['35 behind Eric', 'needs 36 to pass Eric']);
  const view = table.view();
  const total = { expected: 240, low: 180, high: 305 };
  const odds = {
    ...{ tie: 0, assumes: 'perfect' as const, how: 'exact' as const, house: false, needs: [] },
    players: [
      { win: 0.6, total },
      { win: 0.4, total },
    ],
  };
  await show({ ...view, odds });
  await expect
    .poll(lines)
    .toEqual(['35 behind Eric', 'needs 36 to pass Eric', 'Likely about 240 in the end (180 to 305)']);
});

test('the last turn stands in one line with its dice, and is played again roll by roll, by itself or in steps', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE, stillness: true });
  table.play([{ roll: '55512' }, { hold: 1 }, { hold: 2 }, { hold: 3 }, { roll: '34' }, { score: 'fives' }]);
  await show(table.view());
  const line = page.locator('.last-turn');
  await expect.poll(() => line.getAttribute('data-last-turn')).toBe('Eric: Fives +15');
  expect(await line.locator('.die').count()).toBe(5);
  await line.click();
  const dialog = page.getByRole('dialog', { name: 'The last turn: Eric' });
  const now = () => dialog.locator('.turn-replay-line').textContent();
  const staying = () => dialog.locator('[data-stays="true"]').count();
  // Who wants no motion is shown none: the first roll stands until a button is pressed.
  expect([await now(), await staying()]).toEqual(['Roll 1 of 2', 3]);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Next' }).click();
  expect([await now(), await staying()]).toEqual(['Roll 2 of 2', 3]);
  await page.keyboard.press('ArrowRight');
  expect(await now()).toBe('Eric: Fives +15');
  // Two presses before the page has drawn again.
  await page.evaluate(() => {
    for (const key of ['ArrowLeft', 'ArrowLeft']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  expect(await now()).toBe('Roll 1 of 2');
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(0);
  expect(await line.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await line.click();
  await expect.poll(now).toBe('Eric: Fives +15');
});

test('the rules are pictures too, and the page is an app where the browser makes it one', async () => {
  const { page, server } = await open({ path: '/', size: PHONE });
  await page.click('[data-opens="rules"]');
  await page.locator('[data-picture="full-house"]').waitFor();
  expect(await page.locator('.box-picture').count()).toBe(YAHTZEE.boxes.length);
  expect(await page.locator('[data-picture="full-house"]').textContent()).toBe(
    '= 25Full House: three alike and two of another face. Pays 25.',
  );
  const url = `http://127.0.0.1:${server.port}`;
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
  for (const src of ['/apple-touch-icon.png', ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    const answer = await fetch(`${url}${src}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  }
  // http on a LAN has no share sheet: the address stands there.
  await page.click('[data-opens="players"]');
  await page.getByRole('button', { name: 'Share this table' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.getByLabel('The address, to be copied').inputValue()).toMatch(/^http:\/\//);
});
