import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../src/game/index.ts';
import { PHONE, usePages } from './shown-page.ts';
import { StandInTable } from './stand-in-table.ts';

const open = usePages();

const button = (page: Page, input: string) => page.locator(`button[data-input="${input}"]`);
const KEYS = [
  ['Enter', 'lever'],
  [' ', 'select'],
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['1', 'hold1'],
  ['2', 'hold2'],
  ['3', 'hold3'],
  ['4', 'hold4'],
  ['5', 'hold5'],
  ['6', 'hold6'],
] as const;

test('every key with a button presses its pin while it is down', async () => {
  const { page, table } = await open();
  await button(page, 'lever').waitFor();
  for (const [key, input] of KEYS) {
    table.deeds.length = 0;
    await page.keyboard.down(key);
    await expect.poll(() => table.deeds).toEqual([`press ${input}`]);
    expect(await button(page, input).getAttribute('data-down')).toBe('true');
    await page.keyboard.up(key);
    await expect.poll(() => table.deeds).toEqual([`press ${input}`, `release ${input}`]);
    expect(await button(page, input).getAttribute('data-down')).toBe('false');
  }
});

test('a key that repeats itself presses once', async () => {
  const { page, table } = await open();
  await button(page, 'lever').waitFor();
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => table.deeds).toEqual(['press lever', 'release lever']);
});

test('a window that loses its keys lets go of them', async () => {
  const { page, table } = await open();
  await button(page, 'lever').waitFor();
  await page.keyboard.down('Enter');
  await expect.poll(() => table.deeds).toEqual(['press lever']);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect.poll(() => table.deeds).toEqual(['press lever', 'release lever']);
});

test('the mouse presses as long as it is down, and lets go where it leaves the button', async () => {
  const { page, table } = await open();
  await button(page, 'lever').hover();
  await page.mouse.down();
  await expect.poll(() => table.deeds).toEqual(['press lever']);
  await page.mouse.up();
  await expect.poll(() => table.deeds).toEqual(['press lever', 'release lever']);
  await button(page, 'hold2').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await expect.poll(() => table.deeds.slice(2)).toEqual(['press hold2', 'release hold2']);
});

test('after a click the space bar is still select', async () => {
  const { page, table } = await open();
  await button(page, 'hold3').click();
  await expect.poll(() => table.deeds).toEqual(['press hold3', 'release hold3']);
  await page.keyboard.press(' ');
  await expect.poll(() => table.deeds.slice(2)).toEqual(['press select', 'release select']);
});

test('a button that was reached with Tab is the one that Enter presses', async () => {
  const { page, table } = await open();
  await button(page, 'next').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['press next', 'release next']);
});

test('a click without a finger, as screen readers make it, presses for a moment', async () => {
  const { page, table } = await open();
  await button(page, 'select').evaluate((element) => (element as HTMLButtonElement).click());
  await expect.poll(() => table.deeds).toEqual(['press select', 'release select']);
});

test('fingers press on a phone, where every button is large enough and on the screen', async () => {
  const { page, table } = await open({ size: PHONE, touch: true });
  for (const [, input] of KEYS) {
    const box = await button(page, input).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  }
  await button(page, 'hold6').tap();
  await expect.poll(() => table.deeds).toEqual(['press hold6', 'release hold6']);
});

test('while a box is chosen, every key that is typed goes to the table', async () => {
  const { page, table, show } = await open();
  await button(page, 'lever').waitFor();
  table.play([{ roll: '22233' }]);
  await show(table.view());
  await page.keyboard.press('h');
  await page.keyboard.press('x');
  await show(table.view({ shownBox: 'full-house' }));
  expect(table.deeds).toEqual([]);
  await page.keyboard.press('H');
  await page.keyboard.press('x');
  await expect.poll(() => table.deeds).toEqual(['key h', 'key x']);
});

test('one press of q quits, and y and n answer whether to play again', async () => {
  const { page, table, show } = await open({ players: ['Eric'] });
  await button(page, 'lever').waitFor();
  await page.keyboard.press('q');
  await expect.poll(() => table.deeds).toEqual(['key q']);
  await page.keyboard.press('n');
  for (const { category } of YAHTZEE.boxes) table.play([{ roll: '12345' }, { score: category }]);
  await show(table.view());
  await page.keyboard.press('y');
  await page.keyboard.press('n');
  await expect.poll(() => table.deeds).toEqual(['key q', 'key y', 'key n']);
});

test('what the server did not understand is said, until the table shows something new', async () => {
  const { page, table, show } = await open({
    table: { rehearsal: true },
    prepare: async (page) => {
      // A page of another version than its server.
      await page.routeWebSocket('**/control', (route) => {
        const server = route.connectToServer();
        route.onMessage((message) => server.send(String(message).replace('"dice"', '"throw"')));
      });
    },
  });
  await page.locator('.typed-dice input').fill('12345');
  await page.locator('.typed-use').click();
  await page.locator('[data-message][data-warning="true"]').waitFor();
  expect(await page.locator('[data-message]').textContent()).toContain('was not understood');
  table.play([{ roll: '12345' }]);
  await show(table.view());
  expect(await page.locator('[data-message]').getAttribute('data-warning')).toBe('false');
});

test('keys of the browser stay the browser’s', async () => {
  const { page, table } = await open();
  await button(page, 'lever').waitFor();
  const taken = await page.evaluate(() => {
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return [
      press({ key: 'F5', code: 'F5' }),
      press({ key: 'Tab', code: 'Tab' }),
      press({ key: '1', code: 'Digit1', ctrlKey: true }),
      press({ key: 'ArrowLeft', code: 'ArrowLeft', altKey: true }),
    ];
  });
  expect(taken).toEqual([false, false, false, false]);
  await page.keyboard.press('Enter');
  await expect.poll(() => table.deeds).toEqual(['press lever', 'release lever']);
});

test('who only watches has no buttons, no key hints, and keys that do nothing', async () => {
  const refused: string[] = [];
  const { page, table, show } = await open({
    emulated: false,
    prepare: async (page) => {
      page.on('websocket', (socket) => {
        if (!socket.url().endsWith('/control')) return;
        socket.on('framereceived', ({ payload }) => refused.push(String(payload)));
        socket.on('framesent', ({ payload }) => refused.push(`sent ${payload}`));
      });
    },
  });
  table.play([{ roll: '22233' }]);
  await show(table.view({ shownBox: 'full-house' }));
  await expect.poll(() => refused).toHaveLength(1);
  expect(refused[0]).toContain('control.realButtons');
  for (const [key] of KEYS) await page.keyboard.press(key);
  await page.keyboard.press('h');
  table.play([{ hold: 1 }]);
  await show(table.view());
  expect(await page.locator('button').count()).toBe(0);
  expect(await page.locator('kbd').count()).toBe(0);
  expect(refused).toHaveLength(1);
  expect(table.deeds).toEqual([]);
});

test('who may only watch is told why, and where to', async () => {
  const { page } = await open({ emulated: false });
  const note = page.locator('.watching');
  await note.waitFor();
  expect(await note.textContent()).toBe(
    'This table has real buttons: press those. Watch the score card instead.',
  );
  expect(await note.locator('a').getAttribute('href')).toBe('/');
});

test('a table with a real board is not even asked', async () => {
  const asked: string[] = [];
  const { table, show } = await open({
    emulated: false,
    table: { real: true },
    prepare: async (page) => {
      page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
    },
  });
  table.play([{ roll: '22233' }]);
  await show(table.view());
  expect(asked).toEqual(['/live']);
});

test('buttons and dice have names for people who do not see them', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '22233' }, { hold: 1 }]);
  await show(table.view());
  await page.getByRole('button', { name: 'Roll lever' }).waitFor();
  expect(await page.locator('button[data-input]').count()).toBe(10);
  expect(await page.getByRole('button', { name: 'Hold 1' }).getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('img', { name: 'die 1: two, held' }).count()).toBe(1);
  expect(await page.getByRole('img', { name: 'Display: ROLL 1/3' }).count()).toBe(1);
});

test('whoever is new here begins a led first game with a button, and the page says that it is practice', async () => {
  const { page, table, show } = await open({ players: [], size: PHONE });
  await page.getByRole('button', { name: 'New here? A led first game' }).click();
  await expect.poll(() => table.deeds).toEqual(['key l']);
  const led = new StandInTable(['Eric'], { rehearsal: true, lesson: true });
  await show(led.view());
  expect(await page.locator('[data-mark="rehearsal"]').textContent()).toBe(
    'Practice, with hints: it never counts.',
  );
  expect(await page.locator('.typing').count()).toBe(0);
  expect(await page.locator('.cabinet .message').textContent()).toMatch(/^Pull the lever: five dice roll\./);
});
