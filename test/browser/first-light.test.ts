/** The first light, tapped through in Chromium by somebody who sees only what a badly built cabinet shows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diceSteps } from './first-light-dice.ts';
import { MET } from './first-light-wrongs.ts';
import { Maker } from './maker.ts';
import { useBuiltPages } from './shown-page.ts';

useBuiltPages();

const CABINET = 'leds:\n  # as it is built\n  brightness: 200 # for the bar\n  layout: rows\n';

// One table for all steps, in their order: each begins where the one before has ended.
let maker: Maker;
beforeAll(async () => {
  maker = await Maker.begin(CABINET);
});
afterAll(() => maker.table.close());

test('heartbeat: a board that does nothing is named, until it beats, and one that gets too little from USB', async () => {
  maker.bench.break({ kind: 'no heartbeat' });
  await maker.advance(2000);
  await maker.press('Begin');
  await maker.found('noBeat');
  await maker.found('beatsAlone');
  maker.bench.mend();
  await maker.advance(4000);
  await maker.noneFound();
  maker.bench.break({ kind: 'board supply', millivolts: 4600 });
  await maker.advance(2000);
  await maker.found('weakUsb');
  maker.bench.mend();
  await maker.advance(2000);
  await maker.noneFound();
  await maker.right('displays');
});

test('displays: dead ones, exchanged ones, and one with other segments', async () => {
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
  bench.break({ kind: 'other segments', module: 0 });
  expect(bench.text()).toBe('####RGHT');
  await maker.look('displayGarbage');
  bench.mend();
  await maker.right('buttons');
});

test('buttons and lever: those that bounce, are dead, exchanged or stuck, and then each once', async () => {
  const { bench, page, table } = maker;
  bench.break({ kind: 'input bounces', input: 'hold3', openMs: 52 });
  await maker.push('hold3');
  await maker.found('inputBounces');
  bench.mend();
  bench.break(
    { kind: 'input dead', input: 'hold1' },
    { kind: 'inputs exchanged', inputs: ['hold5', 'hold6'] },
  );
  await maker.push('hold1');
  await maker.push('hold5');
  await maker.counted(5, 'Presses 1');
  await maker.counted(4, 'Presses 0');
  await maker.look('buttonOther');
  await maker.counted(0, 'Presses 0');
  await maker.look('buttonDead');
  bench.mend();
  bench.break({ kind: 'input stuck', input: 'hold5' }, { kind: 'input stuck', input: 'lever' });
  await maker.advance(21_000);
  await maker.found('inputStuck');
  await page.getByRole('button', { name: '4 Lever' }).click();
  await maker.found('leverStuck');
  bench.mend();
  await maker.press('Look again');
  await maker.noneFound();
  bench.break({ kind: 'input dead', input: 'lever' });
  await maker.push('lever');
  await maker.counted(0, 'Presses 0');
  await maker.look('leverDead');
  bench.mend();
  bench.break({ kind: 'input bounces', input: 'lever', openMs: 150 });
  await maker.push('lever');
  await maker.found('leverBounces');
  bench.mend();
  await maker.press('Look again');
  await maker.noneFound();
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
  await page.getByText('Not pressed since this card was opened: Lever.').waitFor();
  await page.getByRole('button', { name: 'It is right all the same' }).waitFor();
  await table.rig.pull('lever');
  await page.getByRole('button', { name: 'Yes, that is right' }).waitFor();
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
  await table.rig.pull('lever');
  await page.locator('[data-readings="lever"]', { hasText: 'Presses 1' }).waitFor();
  await maker.right('buzzer');
});

test('buzzer: silence, the tone of an active one, then the one that is meant', async () => {
  const { bench } = maker;
  bench.break({ kind: 'buzzer silent' });
  await maker.press('Let it sound');
  expect(bench.hz()).toBe(0);
  await maker.look('buzzerSilent');
  bench.mend();
  bench.break({ kind: 'own tone', hz: 2300 });
  expect(bench.hz()).toBe(2300);
  await maker.look('buzzerGrowls');
  bench.mend();
  await maker.advance(1500);
  await maker.press('Let it sound');
  expect(bench.hz()).toBeCloseTo(1000, -2);
  await maker.right('rail');
});

test('LED supply: missing, low, high, fed from elsewhere, and right', async () => {
  for (const [millivolts, wrong] of [
    [0, 'railMissing'],
    [4200, 'railLow'],
    [5600, 'railHigh'],
    [1800, 'railGhost'],
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

diceSteps(() => maker, CABINET);

test('the record has every step with who, when and what was met; the table shows that it is ready, and goes on', async () => {
  const { bench, page } = maker;
  await maker.advance(500);
  expect(bench.text().trim()).toBe('READY');
  await page.locator('.light-record[data-all="true"]').waitFor();
  const text = decodeURIComponent((await page.locator('a[download]').getAttribute('href')) ?? '');
  expect(text).toContain('10 Current: right, Ann, ');
  expect(text).toContain('; leds.layout: serpentine; leds.orientations: 90, 180, 270, ');
  expect(text).toContain('Cabinet file: ');
  expect(text).toContain('5.02 V');
  expect(text).toContain('Met on the way: A die of another pair lights.');
  expect(await page.locator('.light-table circle').count()).toBeGreaterThan(20);
  expect(await page.getByText('All ten steps are right.').count()).toBe(1);
  // Its presses are counted anew whenever the card is opened.
  await maker.press('4 Lever');
  await page.getByRole('button', { name: 'Yes, that is right' }).click();
  await maker.press('It is right all the same');
  await maker.opened('buzzer');
  await maker.press('Record');
  await maker.opened('end');
  await page
    .getByText('said against what the table saw: Not pressed since this card was opened: Lever.')
    .waitFor();
  expect(await page.getByText('All ten steps are right.').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.top-bar').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await maker.press('Leave; the table goes on');
  await maker.advance(500);
  expect(bench.text().trim()).not.toBe('READY');
  await page.getByRole('button', { name: 'First light' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
});

test('every mistake that the cards know has been met, and those of them that the table can see it has told by itself', () => {
  expect(maker.met).toEqual(MET);
});
