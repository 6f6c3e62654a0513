import { expect, test } from 'vitest';
import { drawPicture } from '../../src/table/picture/draw-picture.ts';
import { PHONE, TV, usePages } from './shown-page.ts';
import { inSetup, TUMBLING } from './stand-in-table.ts';

const open = usePages();

test('the page loads from its own server alone, and the browser has nothing to complain about', async () => {
  const asked: string[] = [];
  const { page, server, table, show, complaints } = await open({
    prepare: async (page) => {
      page.on('request', (request) => asked.push(request.url()));
    },
  });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  expect(await page.title()).toBe('Dicetable: the cabinet');
  expect(asked.length).toBeGreaterThan(2);
  for (const url of asked) expect(url).toMatch(new RegExp(`^(http|ws)://127\\.0\\.0\\.1:${server.port}/`));
  expect(complaints).toEqual([]);
});

test('standing dice are pixel for pixel those of the table, in the page’s data and on its canvas', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '12365' }, { hold: 2 }, { hold: 5 }]);
  const view = table.view();
  await show(view);
  const slots = await page.$$eval('[data-slot]', (elements) =>
    elements.map((element) => {
      const canvas = element.querySelector('canvas') as HTMLCanvasElement;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const pitch = canvas.width / 8;
      // The glow of a neighbour reaches over; the body of a lit LED covers its middle.
      const bodies = Array.from({ length: 64 }, (_, index) => {
        const [x, y] = [((index % 8) + 0.5) * pitch, (Math.floor(index / 8) + 0.5) * pitch];
        return (context.getImageData(x, y, 1, 1).data[3] ?? 0) === 255;
      });
      const { pixels = '', colours = '' } = canvas.dataset;
      const { held } = (element as HTMLElement).dataset;
      return { pixels, colours, bodies, held, label: canvas.getAttribute('aria-label') };
    }),
  );
  const picture = drawPicture(view.scene, 0, '8x8');
  for (const [index, slot] of slots.entries()) {
    const { planes, palette } = picture[index] as (typeof picture)[number];
    const wanted = planes[0].flatMap((row, y) =>
      Array.from(
        { length: 8 },
        (_, x) => ((row >> (7 - x)) & 1) + 2 * (((planes[1][y] ?? 0) >> (7 - x)) & 1),
      ),
    );
    expect(slot.pixels).toBe(wanted.join(''));
    expect(slot.bodies).toEqual(wanted.map((number) => number > 0));
    expect(slot.colours).toBe(
      palette
        .map((colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
        .join(' '),
    );
  }
  expect(slots.map(({ held }) => held)).toEqual(['false', 'true', 'false', 'false', 'true', 'false']);
  expect(slots[4]?.label).toBe('die 5: five, held');
});

test('a held die is told by a word too, not by colour alone', async () => {
  const { page, table, show } = await open({ emulated: false });
  table.play([{ roll: '12345' }, { hold: 3 }]);
  await show(table.view());
  expect(await page.locator('.hold-tag').allTextContents()).toEqual(['1', '2', 'Held', '4', '5', '6']);
});

test('tumbling dice move, tell no face, and stand as soon as the table says so', async () => {
  const { page, table, show } = await open();
  table.play([{ roll: '66666' }]);
  await show(table.view(TUMBLING));
  const die = page.locator('[data-slot="1"] canvas');
  expect(await die.getAttribute('data-pixels')).toBe('');
  expect(await die.getAttribute('aria-label')).toBe('die 1: rolling');
  const look = () => die.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const first = await look();
  await expect.poll(look).not.toBe(first);
  await show(table.view());
  expect(await die.getAttribute('aria-label')).toBe('die 1: six');
  expect(await die.getAttribute('data-pixels')).toMatch(/^11000011/);
  const still = await look();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await look()).toBe(still);
});

test('dice that were thrown land with weight, those that merely come with a screen do not move', async () => {
  const { page, table, show } = await open({ path: '/tv' });
  const moves = () =>
    page.locator('[data-slot="1"] .matrix').evaluate((matrix) => getComputedStyle(matrix).animationName);
  await show(table.view(inSetup()));
  expect(await moves()).toBe('none');
  await show(table.view());
  expect(await moves()).toBe('none');
  table.play([{ roll: '66666' }]);
  await show(table.view(TUMBLING));
  expect(await moves()).toBe('none');
  await show(table.view());
  expect(await moves()).toBe('land');
});

test('who wants no motion sees a fade instead', async () => {
  const { page, table, show } = await open({ stillness: true });
  table.play([{ roll: '66666' }]);
  await show(table.view(TUMBLING));
  const die = page.locator('[data-slot="1"] canvas');
  await expect.poll(() => die.evaluate((canvas) => getComputedStyle(canvas).opacity)).toBe('0.12');
  const look = () => die.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const first = await look();
  for (let frame = 0; frame < 10; frame += 1) {
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
  }
  expect(await look()).toBe(first);
});

test('the card shows points, open and scratched boxes, sums, what dice would give, the last change and the shown box', async () => {
  const { page, table, show } = await open();
  table.play([
    { roll: '66666' },
    { score: 'sixes' },
    { roll: '12346' },
    { score: 'yahtzee' },
    { roll: '22233' },
  ]);
  await show(table.view({ shownBox: 'full-house' }));
  const cell = (row: string, player: number) =>
    page.locator(`td[data-row="${row}"][data-player="${player}"]`);
  expect(await cell('sixes', 0).locator('.points').textContent()).toBe('30');
  expect(await cell('yahtzee', 1).locator('.points').textContent()).toBe('0');
  expect(await cell('ones', 1).textContent()).toBe('');
  expect(await cell('full-house', 0).locator('.possible').textContent()).toBe('25');
  expect(await cell('full-house', 0).getAttribute('aria-label')).toBe('open, would give 25');
  expect(await cell('upper', 0).textContent()).toBe('30');
  expect(await cell('total', 1).textContent()).toBe('0');
  expect(await page.locator('td[data-latest="true"]').getAttribute('data-row')).toBe('yahtzee');
  expect(await page.locator('tr[data-shown="true"]').getAttribute('data-row')).toBe('full-house');
  expect(await page.locator('th[data-current="true"]').textContent()).toBe('Eric');
  expect(await page.locator('tbody tr').count()).toBe(18);
});

test('whose turn, what to do, rolls left and the display stand on the page', async () => {
  const { page, table, show } = await open();
  await show(table.view({ leaf: undefined }));
  expect(await page.locator('[data-turn]').textContent()).toBe('Eric');
  expect(await page.locator('[data-message]').textContent()).toBe("Eric's turn. Pull the lever.");
  expect(await page.locator('[data-message]').getAttribute('aria-live')).toBe('polite');
  expect(await page.locator('[data-display]').getAttribute('data-display')).toBe('ERIC');
  table.play([{ roll: '55534' }]);
  await show(table.view());
  expect(await page.locator('[data-rolls-left]').getAttribute('data-rolls-left')).toBe('2');
  expect(await page.locator('[data-rolls-left]').textContent()).toBe('2 rolls left');
  expect(await page.locator('.display-lit path[d]:not([d=""])').count()).toBe('ROLL1/3'.length);
});

test('where nobody plays, the page tells how to play', async () => {
  const { page } = await open({ players: [] });
  await page.locator('.how-to').waitFor();
  expect(await page.locator('.how-to h2').allTextContents()).toEqual(['How to play', 'Keyboard']);
});

test('a fault of the table is told in its own words to who stands at it, and to guests whom to tell', async () => {
  const fault = 'The board is gone: /dev/ttyUSB0. Plug the cable in again.';
  const cabinet = await open({ path: '/cabinet' });
  const { board, ...view } = cabinet.table.view();
  const unplugged = { ...view, board: { ...board, state: 'connecting' as const } };
  await cabinet.show({ ...unplugged, fault, faultName: 'The board is gone' });
  expect(await cabinet.page.locator('.trouble').textContent()).toBe(fault);
  const { page, table, show } = await open({ path: '/' });
  await show({ ...unplugged, fault, faultName: 'The board is gone' });
  expect(await page.locator('.trouble').textContent()).toBe(
    'The board is gone. Please tell who runs this table.',
  );
  expect(await page.locator('[data-message]').textContent()).toBe(
    'The table waits for its board. No game is lost.',
  );
  await show(table.view());
  expect(await page.locator('.trouble').isVisible()).toBe(false);
});

test.each([
  ['two players', ['Eric', 'Julie']],
  ['six players with long names', ['Eric', 'Julie', 'Maximiliane', 'Bo', 'Charlotte', 'Fritz-Peter']],
])('a TV shows everything of %s without scrolling', async (_title, players) => {
  for (const emulated of [true, false]) {
    for (const size of [TV, { width: 1280, height: 720 }]) {
      const { page, table, show } = await open({ players, size, emulated });
      table.play([{ roll: '55534' }, { hold: 1 }]);
      await show(table.view());
      if (emulated) await page.locator('button[data-input="lever"]').waitFor();
      const overflowing = await page.$$eval('html, body, .main, .cabinet, .card-scroll, .paper', (elements) =>
        elements
          .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
            return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
          })
          .map(({ className, tagName }) => className || tagName),
      );
      expect(overflowing).toEqual([]);
    }
  }
});

test('on a TV, dice, totals and message can be read across the room', async () => {
  const { page, table, show } = await open({ emulated: false });
  table.play([{ roll: '55534' }]);
  await show(table.view());
  const shares = await page.evaluate(() => {
    const share = (selector: string, size: (element: Element) => number) =>
      size(document.querySelector(selector) as Element) / innerHeight;
    const box = (element: Element) => element.getBoundingClientRect().height;
    const font = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return {
      die: share('.matrix', box),
      total: share('.standing-total', font),
      turn: share('.turn', font),
      cell: share('td .possible', font),
    };
  });
  expect(shares.die).toBeGreaterThan(0.1);
  expect(shares.total).toBeGreaterThan(0.05);
  expect(shares.turn).toBeGreaterThan(0.05);
  expect(shares.cell).toBeGreaterThan(0.025);
});

test('on a phone, names and boxes stay in view while the card scrolls, and the shown box comes into view', async () => {
  const players = ['Eric', 'Julie', 'Ann', 'Bo', 'Cy', 'Di'];
  const { page, table, show } = await open({ players, size: PHONE });
  await page.locator('button[data-input="lever"]').waitFor();
  const card = page.locator('.card-scroll');
  await card.evaluate((element) => element.scrollTo(200, 300));
  const [frame, name, label] = await Promise.all(
    ['.card-scroll', 'thead th:last-child', 'tr[data-row="chance"] th'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(name?.y).toBeCloseTo(frame?.y ?? Number.NaN, 0);
  expect(label?.x).toBeCloseTo(frame?.x ?? Number.NaN, 0);
  await card.evaluate((element) => element.scrollTo(200, 0));
  table.play([{ roll: '12345' }]);
  await show(table.view({ shownBox: 'chance' }));
  const [shown, total] = await Promise.all(
    ['td[data-row="chance"][data-player="0"]', 'tr[data-row="total"] th'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual((total?.y ?? 0) + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
