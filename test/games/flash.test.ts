/** A board that carries an older firmware behind a real bootloader, and an operator who has this version put on it, in Chromium. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { FIRMWARE, hasProgram } from '../board/flash/flash-rig.ts';
import { bootloader } from '../rig/bootloaders.ts';
import { olderFirmware } from '../rig/older-firmware.ts';
import { type PageTable, startPageTable } from './page-table.ts';
import { startGame } from './robot.ts';

let table: PageTable | undefined;

afterEach(async () => {
  await table?.close();
  table = undefined;
});

/** Longer than it takes behind the old bootloader, with the search for it. */
const FLASHED_MS = 25_000;
const STEP_MS = 200;
/** RJMP to itself: what stands at the beginning until all else is written. */
const ENDLESS_LOOP = 0xcfff;
/** From power-up to the program, with either. */
const BOOTS_MS = 2500;

async function boardTab({ page, table: { operators } }: PageTable): Promise<void> {
  await page.fill('input[name="name"]', 'Ann');
  await page.fill('input[name="pin"]', operators.pin);
  await page.keyboard.press('Enter');
  await page.locator('#tab-board').click();
}

/** Lets table time pass until the page shows it. */
async function until({ rig, page }: PageTable, selector: string, within = FLASHED_MS): Promise<void> {
  for (let ms = 0; ms < within && !(await page.locator(selector).first().isVisible()); ms += STEP_MS)
    await rig.advance(STEP_MS);
  await page.locator(selector).first().waitFor();
}

const toldOf = (page: Page) => page.locator('[data-flash] .told').textContent();
const isOurs = ({ rig }: PageTable) => hasProgram(rig.uno);

test('the game waits while this version’s firmware is put on the board, also after the cable was pulled, and goes on', async () => {
  const started = await startPageTable(['Eric', 'Julie'], ['55534', '12345'], {
    paths: ['/operator'],
    bought: {
      program: olderFirmware(FIRMWARE, 'of another build'),
      bootloader: bootloader('Optiboot'),
    },
  });
  table = started;
  const { rig, page } = started;
  await rig.advance(BOOTS_MS);
  await startGame(rig);
  await rig.pull('lever');
  await rig.advance(1500);
  const dice = rig.faces();
  expect(dice.slice(0, 5).join('')).toBe('55534');
  await boardTab(started);
  const put = page.getByRole('button', { name: 'Put this version’s firmware on the board' });
  await put.click();
  for (let ms = 0; rig.uno.flash[0] !== ENDLESS_LOOP && ms < FLASHED_MS; ms += STEP_MS)
    await rig.advance(STEP_MS);
  await rig.advance(STEP_MS);
  await page.locator('[data-flash="running"]', { hasText: 'Writing …' }).locator('progress').waitFor();
  await page.locator('[data-fault]', { hasText: 'the game waits and goes on by itself' }).waitFor();
  rig.uno.pullCable('all');
  await until(started, '[data-flash="trouble"]');
  expect(await toldOf(page)).toContain('the cable was pulled');
  expect(isOurs(started)).toBe(false);

  rig.uno.plugCable();
  await put.click();
  await until(started, '[data-flash="done"]');
  expect(await toldOf(page)).toBe('The board runs the firmware of this version; the game goes on.');
  expect(isOurs(started)).toBe(true);
  await rig.advance(1000);
  expect(rig.faces()).toEqual(dice);
  await rig.pull('lever');
  await rig.advance(1500);
  expect(rig.faces().slice(0, 5).join('')).toBe('12345');
});

test('a board that speaks another protocol is offered the firmware, in the operator’s language, and lights up', async () => {
  const started = await startPageTable(['Eric'], ['55534'], {
    paths: ['/operator'],
    locale: 'de',
    bought: {
      program: olderFirmware(FIRMWARE, 'of another protocol'),
      bootloader: bootloader('ATmegaBOOT'),
    },
  });
  table = started;
  const { rig, page } = started;
  await rig.advance(BOOTS_MS);
  await boardTab(started);
  await page.locator('[data-fault]', { hasText: 'eine andere Version der Firmware' }).waitFor();
  await page.getByRole('button', { name: 'Firmware dieser Version aufspielen' }).click();
  await until(started, '[data-flash="done"]');
  expect(await toldOf(page)).toBe(
    'Auf der Platine läuft die Firmware dieser Version; das Spiel geht weiter.',
  );
  await page.locator('[data-board="ready"]').waitFor();
  await page.getByRole('button', { name: 'Noch einmal aufspielen' }).waitFor();
});
