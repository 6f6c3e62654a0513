/** Another language, chosen with the pins of the cabinet: display, TV, pages without one of their own, and the cabinet file. */
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.ts';
import { type Rig, startRig } from '../../src/testing.ts';
import { type PageTable, startPageTable } from './page-table.ts';

let at: PageTable | undefined;
let rig: Rig | undefined;

afterEach(async () => {
  await at?.close();
  await rig?.close();
  at = undefined;
  rig = undefined;
});

/** From attract: setup, back from the first game past LEARN and all languages to the first of them that is not English, and taken. */
async function chooseOther(table: Rig): Promise<string> {
  await table.pull('lever');
  for (const _ of LANGUAGES) await table.press('previous');
  const offered = table.display();
  await table.press('select');
  return offered;
}

test('a whole turn of German words on the display', async () => {
  rig = await startRig({ players: ['Eric'], dice: ['55534'] });
  expect(await chooseOther(rig)).toBe('DEUTSCH');
  await rig.press('next');
  expect(rig.display()).toBe('FREI JKR');
  await rig.press('previous');
  await rig.pull('lever');
  await rig.press('select');
  expect(rig.display()).toBe('WUERFELN');
  await rig.pull('lever');
  await rig.advance(1500);
  expect(rig.display()).toBe('WURF 1/3');
  await rig.press('next');
  expect(rig.display()).toBe('3G 22');
  await rig.press('next');
  expect(rig.display()).toBe('4G 0 ?');
});

test('display, TV and a page without a language of its own follow at once, and the cabinet file keeps it', async () => {
  at = await startPageTable(['Eric'], ['55534'], {
    paths: ['/tv', '/'],
    locale: 'it-IT',
    cabinetFile: '# Our table\ncalm: true # for the eyes\n',
  });
  const languages = () =>
    Promise.all((at as PageTable).pages.map((page) => page.evaluate(() => document.documentElement.lang)));
  await at.synchronise();
  expect(await languages()).toEqual(['en', 'en']);
  expect(await chooseOther(at.rig)).toBe('DEUTSCH');
  await at.rig.advance(100);
  await at.synchronise();
  await expect.poll(languages).toEqual(['de', 'de']);
  await expect.poll(() => at?.page.textContent('body')).toContain('Zurück und Weiter zeigen andere Spiele');
  expect(at.cabinetFile()).toBe('# Our table\ncalm: true # for the eyes\nlanguage: de\n');
});
