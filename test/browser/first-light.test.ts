/** The first light, tapped through in Chromium by somebody who sees only what a badly built cabinet shows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEDS, type Orientation } from '../../hardware/cabinet.ts';
import { Maker } from './maker.ts';
import { useBuiltPages } from './shown-page.ts';

useBuiltPages();

const CABINET = 'leds:\n  # as it is built\n  brightness: 200 # for the bar\n  layout: rows\n';
const MOUNTED: readonly Orientation[] = ['90', '180', '270', '0-mirrored', '90-mirrored', '270-mirrored'];

// One table for all steps, in their order: each begins where the one before has ended.
let maker: Maker;
beforeAll(async () => {
  maker = await Maker.begin(CABINET);
});
afterAll(() => maker.table.close());

test('heartbeat: a board that does nothing is named, until it beats', async () => {
  maker.bench.break({ kind: 'no heartbeat' });
  await maker.advance(2000);
  await maker.press('Begin');
  await maker.found('noBeat');
  await maker.found('beatsAlone');
  maker.bench.mend();
  await maker.advance(4000);
  await maker.noneFound();
  await maker.right('displays');
});

test('displays: dead ones, and exchanged ones', async () => {
  const { bench } = maker;
  expect(bench.text()).toBe('LEFTRGHT');
  for (const [modules, text, wrong] of [
    [[0], '    RGHT', 'leftDark'],
    [[1], 'LEFT    ', 'rightDark'],
    [[0, 1], '        ', 'displaysDark'],
  ] as const) {
    bench.break(...modules.map((module) => ({ kind: 'display dead', module }) as const));
    expect(bench.text()).toBe(text);
    await maker.advance(5000);
    await maker.found(wrong);
    bench.mend();
  }
  await maker.advance(5000);
  await maker.noneFound();
  bench.break({ kind: 'displays exchanged' });
  expect(bench.text()).toBe('RGHTLEFT');
  await maker.look('displaysSwapped');
  bench.mend();
  expect(bench.text()).toBe('LEFTRGHT');
  await maker.right('buttons');
});

test('buttons and lever: one that bounces, those that are stuck, and then each once', async () => {
  const { bench, page, table } = maker;
  for (const down of [true, false, true, false]) {
    if (down) table.rig.uno.press('hold3');
    else table.rig.uno.release('hold3');
    await maker.advance(down ? 10 : 52);
  }
  await maker.found('inputBounces');
  bench.break({ kind: 'input stuck', input: 'hold5' }, { kind: 'input stuck', input: 'lever' });
  await maker.advance(21_000);
  await maker.found('inputStuck');
  await maker.look('buttonDead');
  await page.getByRole('button', { name: '4 Lever' }).click();
  await maker.found('leverStuck');
  bench.mend();
  await maker.press('Look again');
  await maker.noneFound();
  await table.rig.pull('lever');
  await page.locator('[data-readings="lever"]', { hasText: 'Presses 1 · Bounces 0' }).waitFor();
  await page.getByRole('button', { name: '3 Buttons' }).click();
  await page.locator('[data-readings="buttons"]').waitFor();
  for (const input of [
    'hold1',
    'hold2',
    'hold3',
    'hold4',
    'hold5',
    'hold6',
    'previous',
    'next',
    'select',
  ] as const)
    await table.rig.press(input);
  await page.locator('[data-readings] dd', { hasText: 'Presses 1 · Bounces 0' }).nth(8).waitFor();
  await maker.right('lever');
  await maker.right('buzzer');
});

test('buzzer: silence, then a tone', async () => {
  const { bench } = maker;
  bench.break({ kind: 'buzzer silent' });
  await maker.press('Let it sound');
  expect(bench.hz()).toBe(0);
  await maker.look('buzzerSilent');
  bench.mend();
  await maker.advance(1500);
  await maker.press('Let it sound');
  expect(bench.hz()).toBeCloseTo(1000, -2);
  await maker.right('rail');
});

test('LED supply: missing, low, high, and right', async () => {
  for (const [millivolts, wrong] of [
    [0, 'railMissing'],
    [4200, 'railLow'],
    [5600, 'railHigh'],
  ] as const) {
    maker.bench.break({ kind: 'rail', millivolts });
    await maker.advance(3000);
    await maker.found(wrong);
    maker.bench.mend();
  }
  await maker.advance(3000);
  await maker.noneFound();
  await maker.measure('railVolts', '5.02');
  await maker.right('lanes');
});

test('lanes: exchanged, dark, cut in the middle, begun at the wrong die, and right', async () => {
  for (const [faults, wrongs] of [
    [
      [
        { kind: 'lanes exchanged', lanes: [0, 2] },
        { kind: 'lane dark', lane: 1 },
      ],
      ['lanesSwapped', 'laneDark'],
    ],
    [
      [
        { kind: 'second dark', lane: 2 },
        { kind: 'dice exchanged', lane: 0 },
      ],
      ['secondDark', 'diceSwapped'],
    ],
  ] as const) {
    maker.bench.break(...faults);
    await maker.tapDice();
    for (const wrong of wrongs) await maker.found(wrong);
    maker.bench.mend();
    await maker.press('Look again');
  }
  await maker.tapDice();
  await maker.noneFound();
  await maker.right('mounting');
});

test('mounting: a torn letter leads back to the pixel, and six turned and mirrored dice stand upright at once', async () => {
  const { bench, page, table } = maker;
  bench.break({ kind: 'serpentine' }, { kind: 'mounted', orientations: MOUNTED });
  await maker.tap(0, () => 'rows');
  await maker.tap(1, () => maker.letterAt(0));
  await maker.found('letterBroken');
  await maker.press('Look again');
  await maker.tap(0, () => maker.pathSeen());
  await maker.tapLetters();
  await page.getByText('Written to the cabinet file').waitFor();
  await maker.advance(300);
  expect(maker.letters()).toEqual(Array(LEDS.slots).fill('0'));
  const file = table.cabinetFile();
  expect(file).toContain(CABINET.replace('layout: rows', 'layout: serpentine'));
  expect(file).toContain('orientations: ["90", "180", "270", 0-mirrored, 90-mirrored, 270-mirrored]');
  await maker.right('colours');
});

test('colours: pixels with another order are red where red is meant from then on', async () => {
  const { bench, page, table } = maker;
  bench.break({ kind: 'colour order', order: 'BRG' });
  for (let taken = 0; taken < 3; taken += 1) await maker.tap(taken, () => maker.colourSeen());
  await page.getByText('Written to the cabinet file').waitFor();
  expect(table.cabinetFile()).toContain('colourOrder: BRG');
  const seen = new Set<string>();
  for (let second = 0; second < 4; second += 1) {
    await maker.advance(1000);
    seen.add(maker.colourSeen());
  }
  expect([...seen].toSorted()).toEqual(['blue', 'green', 'red', 'white']);
  await maker.right('current');
});

test('current: what was measured becomes what a pixel draws, and a low voltage at the end is named', async () => {
  await maker.advance(1500);
  await maker.measure('ledMa', '2.4');
  await maker.page.getByText('in mA, not A?').waitFor();
  expect(await maker.page.getByRole('button', { name: /^Save leds.pixelMa/ }).count()).toBe(0);
  await maker.measure('ledMa', '2400');
  await maker.found('currentLow');
  await maker.measure('farVolts', '4.2');
  await maker.found('farLow');
  await maker.page.getByRole('button', { name: /^Save leds.pixelMa/ }).click();
  await expect.poll(() => maker.table.cabinetFile()).toMatch(/pixelMa: 4\d/);
  await maker.measure('farVolts', '4.8');
  await maker.right('end');
});

test('the record has every step with who, when and what was met; the table shows that it is ready, and goes on', async () => {
  const { bench, page } = maker;
  await maker.advance(500);
  expect(bench.text().trim()).toBe('READY');
  await page.locator('.light-record[data-all="true"]').waitFor();
  const text = decodeURIComponent((await page.locator('a[download]').getAttribute('href')) ?? '');
  expect(text).toContain('10 Current: right, Ann, ');
  expect(text).toContain('5.02 V');
  expect(text).toContain('Met on the way: A die of another pair lights.');
  expect(await page.locator('.light-table circle').count()).toBeGreaterThan(20);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.top-bar').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await maker.press('Leave; the table goes on');
  await maker.advance(500);
  expect(bench.text().trim()).not.toBe('READY');
  await page.getByRole('button', { name: 'First light' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
});
