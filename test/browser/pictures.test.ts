/** The pictures of README show what the table and its pages show now; `npm run pictures` makes them anew. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf, PICTURES, picturesOfPages } from '../pictures/pages.ts';
import { type Shows, showsOf } from '../pictures/shows.ts';
import { filmOfTurns } from '../pictures/turn.ts';
import { turnSvg } from '../pictures/turn-svg.ts';
import { useBuiltPages } from './shown-page.ts';

const FOLDER = 'web/pictures';
const FILM = `${FOLDER}/turn.svg`;
/** What a README on a slow line may cost. */
const FILM_BYTES = 400_000;

const built = useBuiltPages();

test('every picture of a page is the one that was taken, and shows what the page shows now', async () => {
  const shown = JSON.parse(readFileSync(`${FOLDER}/shown.json`, 'utf8')) as Record<
    string,
    Shows & { readonly sha256: string }
  >;
  const now = await picturesOfPages(built.browser(), built.webRoot);
  expect(Object.keys(shown)).toEqual(PICTURES.map(({ name }) => name));
  for (const { name, shows } of now) {
    const { sha256, ...then } = shown[name]!;
    expect(sha256, name).toBe(hashOf(readFileSync(`${FOLDER}/${name}`)));
    expect(then, `${name}: npm run pictures`).toEqual(shows);
  }
});

test('another word, another colour and another die are noticed, another font is not', async () => {
  const page = await built.browser().newPage();
  onTestFinished(() => page.close());
  const showing = async (html: string): Promise<Shows> => {
    await page.setContent(html);
    return showsOf(page);
  };
  const shows = await showing('<p style="color:#123456">40</p><b data-pixels="0110">4</b>');
  expect(shows.words).toEqual(['40', '4']);
  for (const [name, html] of [
    ['word', '<p style="color:#123456">41</p><b data-pixels="0110">4</b>'],
    ['colour', '<p style="color:#123457">40</p><b data-pixels="0110">4</b>'],
    ['die', '<p style="color:#123456">40</p><b data-pixels="0111">4</b>'],
  ] as const) {
    expect((await showing(html)).looks, name).not.toBe(shows.looks);
  }
  expect(
    await showing('<p style="color:#123456;font-family:serif">40</p><b data-pixels="0110">4</b>'),
  ).toEqual(shows);
});

test('the film is what eyes see at the table when these turns are played now', async () => {
  const film = readFileSync(FILM, 'utf8');
  expect(turnSvg(await filmOfTurns()) === film, 'npm run pictures').toBe(true);
  expect(Buffer.byteLength(film)).toBeLessThan(FILM_BYTES);
});

test('the film moves, and stands where four dice are held for who wants no motion', async () => {
  for (const [reducedMotion, state] of [
    ['no-preference', 'running'],
    ['reduce', 'paused'],
  ] as const) {
    const page = await built.browser().newPage({ reducedMotion });
    onTestFinished(() => page.close());
    await page.setContent(readFileSync(FILM, 'utf8'));
    const states = await page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
    expect(states.length).toBeGreaterThan(15);
    expect([...new Set(states)]).toEqual([state]);
    if (state === 'running') continue;
    const words = await page.evaluate(() =>
      [...document.querySelectorAll('text')]
        .filter((text) => {
          const { top, bottom } = text.getBoundingClientRect();
          const window = text.closest('svg')!.getBoundingClientRect();
          return top >= window.top && bottom <= window.bottom;
        })
        .map((text) => text.textContent),
    );
    expect(words).toContain('Hold the dice that shall stay …');
  }
});
