/** What pages let people hear: the sounds of the table by Web Audio, its words by the browser's own voice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Heard } from '../../src/table/view.ts';
import { writePack } from '../sound/write-pack.ts';
import { usePages } from './shown-page.ts';

const open = usePages();
const folder = mkdtempSync(join(tmpdir(), 'dicetable-page-sounds-'));
const { files } = writePack(folder);
afterAll(() => rmSync(folder, { recursive: true }));

interface Witness {
  /** Length in ms and pace of each sound that began. */
  readonly played: [number, number][];
  readonly said: string[];
}

/** Notes what the real nodes play, and what the voice, which a browser without sound card lacks, would say. */
async function witness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Witness = { played: [], said: [] };
    Object.assign(window, { noted });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...at) {
      noted.played.push([Math.round((this.buffer?.duration ?? 0) * 1000), this.playbackRate.value]);
      start.apply(this, at);
    };
    const voice = {
      cancel: () => noted.said.push('…'),
      speak: ({ text, lang }: SpeechSynthesisUtterance) => noted.said.push(`${lang}: ${text}`),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
  });
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Witness }).noted);
const heard = (...all: Omit<Heard, 'count'>[]): readonly Heard[] =>
  all.map((each, index) => ({ count: index + 1, ...each }));

test('the cabinet is heard once it is switched on: every new sound, none of the time before', async () => {
  const { page, table, show, complaints } = await open({ sounds: files, prepare: witness });
  const sound = page.locator('.sound-switch[aria-pressed]');
  await sound.waitFor();
  const first = [{ cue: { sound: 'hold' } }] as const;
  await show({ ...table.view(), heard: heard(...first) });
  await sound.click();
  await page.locator('.sound-switch[aria-pressed="true"]').waitFor();
  const second = [...first, { cue: { sound: 'fanfare' } }, { cue: { sound: 'score', higher: 12 } }] as const;
  await show({ ...table.view(), heard: heard(...second) });
  await show({ ...table.view(), heard: heard(...second), fault: 'nothing new' });
  await expect.poll(async () => (await noted(page)).played).toHaveLength(2);
  await sound.click();
  await page.locator('.sound-switch[aria-pressed="false"]').waitFor();
  await show({ ...table.view(), heard: heard(...second, { cue: { sound: 'farkle' } }) });
  expect((await noted(page)).played.sort()).toEqual([
    [1500, 1],
    [380, 2],
  ]);
  expect(complaints).toEqual([]);
});

test('the rattle begins with the first die and ends with the last', async () => {
  const { page, table, show } = await open({ sounds: files, prepare: witness });
  await page.locator('.sound-switch[aria-pressed]').click();
  await page.locator('.sound-switch[aria-pressed="true"]').waitFor();
  const dice = [5, 4, 0].map((left) => ({ cue: { sound: 'rattle', dice: left } }) as const);
  await show({ ...table.view(), heard: heard(...dice.slice(0, 1)) });
  await expect.poll(async () => (await noted(page)).played).toEqual([[640, 1]]);
  await show({ ...table.view(), heard: heard(...dice) });
  expect((await noted(page)).played).toHaveLength(1);
});

test('a TV with ?sound=1 says what the table says, in its language, and asks for a press only where the browser wants one', async () => {
  const { page, table, show, complaints } = await open({
    ...{ path: '/tv?sound=1', sounds: files, prepare: witness },
  });
  const sound = page.locator('.sound-switch[aria-pressed]');
  await expect.poll(() => sound.textContent()).toBe('Sound ♪ Press any key for sound');
  // As from a remote control.
  await page.keyboard.press('ArrowDown');
  await sound.waitFor({ state: 'detached' });
  const said = (text: Heard['said']) => ({ said: text as NonNullable<Heard['said']> });
  const dice = { say: 'speech.dice', faces: '5, 5, 5, 3, 4' } as const;
  const julie = said({ text: 'Julie', cuts: false });
  await expect
    .poll(async () => {
      await show({ ...table.view(), language: 'de', heard: heard(julie) });
      await show({
        ...{ ...table.view(), language: 'de' },
        heard: heard(julie, said({ text: dice, cuts: true })),
      });
      return (await noted(page)).said.slice(-2);
    })
    .toEqual(['…', 'de: Würfel: 5, 5, 5, 3, 4.']);
  expect(complaints).toEqual([expect.stringContaining('AudioContext was not allowed to start')]);
});

test('a TV without it is silent, and has no switch', async () => {
  const { page, table, show } = await open({ path: '/tv', sounds: files, prepare: witness });
  await show({ ...table.view(), heard: heard({ cue: { sound: 'hold' } }) });
  await show({ ...table.view(), heard: heard({ cue: { sound: 'hold' } }, { cue: { sound: 'hold' } }) });
  expect(await page.locator('.sound-switch').count()).toBe(0);
  expect((await noted(page)).played).toEqual([]);
});
