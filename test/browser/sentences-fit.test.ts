/** Every sentence of every language, with the longest names, in the very element that shows it: neither is too narrow. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxName, familyOf, houseRules, RULE_SETS } from '../../src/game/index.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { BIG_SCREEN as de } from '../../src/language/de/big-screen.ts';
import { BIG_SCREEN as en } from '../../src/language/en/big-screen.ts';
import type { SENTENCES } from '../../src/language/en/sentences.ts';
import { BIG_SCREEN as es } from '../../src/language/es/big-screen.ts';
import { BIG_SCREEN as fr } from '../../src/language/fr/big-screen.ts';
import { BIG_SCREEN as ja } from '../../src/language/ja/big-screen.ts';
import { LANGUAGES, type Language } from '../../src/language/languages.ts';
import { type Text, tellAll } from '../../src/language/sentence.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { BIG_SCREEN as sv } from '../../src/language/sv/big-screen.ts';
import { toldAtLongest } from '../language/longest.ts';
import { MEASURED } from './measured-languages.ts';
import { usePages } from './shown-page.ts';
import { StandInTable, type Step } from './stand-in-table.ts';

const open = usePages();

const LONG = ['WWWWWWWWWWWW', 'MMMMMMMMMMMM'];
const SMALL = { width: 320, height: 640 };
const TV = { width: 1280, height: 720 };

/** Where the sentences of a section are shown; undefined: in no element that has to be wide enough for them. */
const SHOWN = {
  table: 'message',
  refusal: 'message',
  manner: 'message',
  text: 'message',
  event: 'feed',
  fault: 'trouble',
  cause: 'trouble',
  faultName: undefined,
  detail: 'trouble',
  house: 'rule',
  condition: 'rule',
  pays: 'rule',
  state: 'stateTitle',
  help: 'help',
  set: 'title',
  answer: 'told',
  check: 'told',
  clash: 'told',
  config: 'told',
  control: 'told',
  desk: 'told',
  expect: 'told',
  key: 'told',
  limit: 'told',
  solver: 'told',
  sound: 'told',
  // Names of boxes stand in rows of their own (card-width.test.ts) and, with their rules, on the house-rule card.
  box: undefined,
  // Parts of sentences and words of the display, whose length is eight.
  boxCode: undefined,
  button: undefined,
  display: undefined,
  faultWord: undefined,
  refused: undefined,
  setMenu: undefined,
  ignored: undefined,
  // On a terminal, in the log, and in editors.
  command: undefined,
  hex: undefined,
  service: undefined,
  league: undefined,
  round: undefined,
  leaf: undefined,
  leafWord: undefined,
  leafMeans: undefined,
  doctor: undefined,
  switch: undefined,
  update: undefined,
  hall: undefined,
  // At the fleet page of a hall, where lines break.
  fleet: undefined,
  order: undefined,
  // At a phone, where lines break.
  people: undefined,
  home: undefined,
  // Only heard.
  speech: undefined,
} as const satisfies Record<keyof typeof SENTENCES, string | undefined>;
type Place = NonNullable<(typeof SHOWN)[keyof typeof SHOWN]> | 'what' | 'brings' | 'how';

const isShown = (section: string): section is keyof typeof SHOWN => section in SHOWN;

/** What may stand in each place, in any language. */
function textsOf(place: Place): readonly string[] {
  return [
    ...new Set([
      ...MEASURED.flatMap((language) => [...sentencesAt(place, language), ...cardsAt(place, language)]),
      ...(place === 'how' ? LANGUAGES.flatMap(howIn) : []),
    ]),
  ];
}

function sentencesAt(place: Place, language: Language): readonly string[] {
  return [...toldAtLongest(sentencesIn(language))].flatMap(([code, text]) => {
    const [section = ''] = code.split('.');
    return isShown(section) && SHOWN[section] === place ? [text] : [];
  });
}

const HOW = { en, de, fr, es, sv, ja };

/** What the pictures of the TV say. */
function howIn(language: Language): readonly string[] {
  const { boxes, aside } = HOW[language].how;
  return [boxes, aside].flatMap((steps) => Object.values(steps));
}

/** Of the house-rule cards of all sets. */
function cardsAt(place: Place, language: Language): readonly string[] {
  const words = sentencesIn(language);
  return RULE_SETS.flatMap((rules) => {
    const told = tellAll(words, houseRules(rules));
    switch (place) {
      case 'rule': {
        const boxes = familyOf(rules)
          .boxes(rules)
          .map((box): Text => {
            const { condition, pays } = box;
            return { say: 'house.boxRule', box: boxName(box), condition, pays };
          });
        return [...told.filter((line) => typeof line === 'string'), ...tellAll(words, boxes)];
      }
      case 'what':
      case 'brings':
        return told.flatMap((line) => (typeof line === 'string' ? [] : [line[place]]));
      default:
        return [];
    }
  });
}

interface Job {
  readonly selector: string;
  readonly texts: readonly string[];
}

/** Puts every text where the first one stands, and returns those for which it, or the page, was too narrow. */
function tooWide(page: Page, places: Readonly<Record<string, Place>>): Promise<readonly string[]> {
  const jobs = Object.entries(places).map(([selector, place]): Job => ({ selector, texts: textsOf(place) }));
  return page.evaluate((all) => {
    const { documentElement: html } = document;
    return all.flatMap(({ selector, texts }) => {
      const [element] = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        ({ clientWidth }) => clientWidth > 0,
      );
      if (element === undefined || texts.length === 0) return [`${selector}: nothing to look at`];
      const stood = [...element.childNodes];
      const wide = texts.filter((text) => {
        element.textContent = text;
        const { bottom } = element.getBoundingClientRect();
        const isHigh = element.closest('.tv-how') !== null && bottom > innerHeight;
        return isHigh || element.scrollWidth > element.clientWidth || html.scrollWidth > innerWidth;
      });
      element.replaceChildren(...stood);
      return wide.map((text) => `${selector}: ${text}`);
    });
  }, jobs);
}

const GAME: readonly Step[] = [{ roll: '55534' }, { hold: 1 }, { score: 'fives' }, { roll: '12245' }];
const STOPPED = { fault: 'The table has stopped.', faultName: 'The table has stopped' };

test('on a phone', async () => {
  const { page, table, show } = await open({ path: '/', size: SMALL, players: LONG });
  table.play(GAME);
  await show({ ...table.view(), ...STOPPED });
  await page.click('td[data-row="full-house"][data-player="1"]');
  const turn = { '.message': 'message', '.trouble': 'trouble', '.rule-line': 'rule' } as const;
  const wide = [...(await tooWide(page, turn))];
  await page.click('[data-opens="feed"]');
  wide.push(...(await tooWide(page, { '.feed li': 'feed' })));
  await page.click('[data-opens="rules"]');
  await page.locator('.house-rules').waitFor();
  const row = { '.house-rules dt': 'what', '.house-rules dd': 'brings' } as const;
  wide.push(...(await tooWide(page, { '.house-rules h2': 'title', '.house-rules li': 'rule', ...row })));
  await page.click('[data-opens="table"]');
  await show(new StandInTable().view());
  await page.locator('.how-to-buttons summary').click();
  wide.push(...(await tooWide(page, { '.how-to h3': 'stateTitle', '.how-to dd': 'help' })));
  expect(wide).toEqual([]);
});

test('on a TV', async () => {
  const prepare = (fresh: Page) => fresh.clock.setFixedTime(0);
  const { page, table, show } = await open({ path: '/tv', size: TV, players: LONG, prepare });
  table.play(GAME);
  await show({ ...table.view(), ...STOPPED });
  const wide = [
    ...(await tooWide(page, { '.tv-message': 'message', '.tv-title': 'title', '.trouble': 'trouble' })),
  ];
  await show(table.view({ place: 'attract' }));
  // After the last game and the way to the phone page.
  await page.clock.setFixedTime(24_000);
  await show(table.view({ place: 'attract' }));
  await page.locator('.tv-how').waitFor();
  wide.push(...(await tooWide(page, { '.tv-message': 'message' })));
  // Pictures of both families, in every language: what stands below one fits its box, and the page.
  wide.push(...(await tooWide(page, { '.tv-how li p': 'how', '.tv-how-goal': 'how' })));
  expect(wide).toEqual([]);
});

test.each([SMALL, TV])('what the table answers, on a page of $width px', async (size) => {
  const { page } = await open({ path: '/history', size, history: memoryJournal() });
  await page.locator('.desk-main .quiet').first().waitFor();
  expect(await tooWide(page, { '.desk-main .quiet': 'told' })).toEqual([]);
});
