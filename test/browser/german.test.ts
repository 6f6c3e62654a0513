/** Every page in German, in every state of the table: no English is left, and the longest names lie within the screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/game/index.ts';
import { BIG_SCREEN as BIG_IN_GERMAN } from '../../src/language/de/big-screen.ts';
import { SENTENCES as SENTENCES_IN_GERMAN } from '../../src/language/de/sentences.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import type { TableView } from '../../src/table/view.ts';
import { englishIn } from '../language/english-left.ts';
import { playGame } from '../server/played-game.ts';
import { situations } from '../table/situations.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages, usePages } from './shown-page.ts';
import { StandInTable, viewOf } from './stand-in-table.ts';

const built = useBuiltPages();
const open = usePages();

const LONG = ['WWWWWWWWWWWW', 'MMMMMMMMMMMM'];
const TV = { width: 1280, height: 720 };
const GERMAN = { language: 'de' } as const;

/** Where it was seen first, by what was seen. */
type Seen = Map<string, string>;

/** Everything that the page says: text, and what is said to those who do not see it. */
async function look(page: Page, where: string, seen: Seen): Promise<void> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      // Languages are called in their own words; keys and values of a cabinet file, and commands, are what they are.
      const { parentElement } = walk.currentNode;
      const given = 'script, code, .language-menu, .settings option, .settings output';
      if (parentElement?.closest(given) === null) found.push(walk.currentNode.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return [...found, document.title];
  });
  for (const text of texts) if (text !== '' && !seen.has(text)) seen.set(text, where);
}

const SECTIONS = new RegExp(`^(${Object.keys(SENTENCES).join('|')})\\.[\\w-]+$`);

/** What stays as it is in any language, and why. */
const SAME_EVERYWHERE: readonly (readonly [RegExp, string])[] = [
  [/^PLAYER \d+$/, 'the name that is offered goes into the journal as every other name'],
];

/** English words, and codes that nobody has told. */
function untranslated(seen: Seen): readonly string[] {
  return [...seen].flatMap(([text, where]) => {
    if (SAME_EVERYWHERE.some(([pattern]) => pattern.test(text))) return [];
    const words = SECTIONS.test(text) ? text : englishIn(text);
    return words === undefined ? [] : [`${where}: ${words} (${text})`];
  });
}

/** Every state, and every set that the menu offers. */
function views(): readonly (readonly [string, TableView])[] {
  const table = new StandInTable(LONG);
  table.play([{ roll: '55534' }, { hold: 1 }, { score: 'fives' }, { roll: '12345' }]);
  const states = Object.entries(situations()).map(([state, { ui, options, ...situation }]) => {
    const stopped =
      ui.stopped && ({ say: 'fault.journal-write', about: { say: 'detail.threadEnded' } } as const);
    const view = viewOf(
      { ...situation, ui: { ...ui, stopped }, options: { ...options, ...GERMAN } },
      table.recent,
    );
    const faultName = stopped && ({ say: 'faultName.journal-write' } as const);
    return [state, { ...view, fault: stopped, faultName }] as const;
  });
  const sets = RULE_SETS.filter(({ inMenu }) => inMenu).map(({ id }) => {
    return [id, new StandInTable(LONG, { rules: id }).view({}, GERMAN)] as const;
  });
  return [...states, ...sets];
}

test('nothing on the live pages is English or larger than its place, whatever the table shows', async () => {
  // Nothing in English before: the overlay shows what leaves it for a moment more.
  const { page, server } = await open({
    ...{ path: '/', size: { width: 320, height: 640 }, locale: 'de', silent: true },
  });
  const seen: Seen = new Map();
  const wide: string[] = [];
  const pages: (readonly [string, Page])[] = [['/', page]];
  for (const path of ['/cabinet', '/tv', '/overlay']) {
    const other = await page.context().newPage();
    await other.setViewportSize(TV);
    // What the TV shows by turns depends on what time it is.
    await other.clock.setFixedTime(0);
    await other.goto(new URL(path, page.url()).href);
    pages.push([path, other]);
  }
  const show = async (name: string, view: TableView): Promise<void> => {
    const seq = server.publish(view);
    await Promise.all(
      pages.map(async ([path, each]) => {
        await each.waitForFunction((wanted) => document.documentElement.dataset.seq === `${wanted}`, seq);
        await look(each, `${path} ${name}`, seen);
        const frames = ['html', '.tv', '.tv-main', '.tv-stage', '.tv-attract-screen'];
        const over = await each.evaluate(
          (all) =>
            all.filter((frame) => {
              const element = document.querySelector(frame);
              if (element === null) return false;
              const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
              // Letters whose font needs more room than their line are not cut.
              const letters = innerHeight * 0.004;
              return scrollWidth > clientWidth || (frame !== 'html' && scrollHeight > clientHeight + letters);
            }),
          path === '/tv' ? frames : ['html'],
        );
        wide.push(...over.map((frame) => `${path} ${name}: ${frame}`));
      }),
    );
  };
  for (const [name, view] of views()) await show(name, view);
  for (const [path, each] of pages) expect(await each.getAttribute('html', 'lang'), path).toBe('de');
  const television = pages.find(([path]) => path === '/tv')?.[1];
  const [[, waiting] = []] = views();
  if (waiting === undefined || television === undefined) throw new Error('nothing to look at');
  for (const [at, screen] of ['example', 'join', 'how'].entries()) {
    await television.clock.setFixedTime(at * 12_000);
    await show(`between games: ${screen}`, waiting);
    await television.waitForSelector(`[data-attract="${screen}"]`);
    await show(`between games, as it stands: ${screen}`, waiting);
  }
  const [, turn] = views().find(([name]) => name === 'rolls-left') ?? [];
  if (turn !== undefined) await show('rolls-left', turn);
  await page.click('td[data-row="full-house"][data-player="1"]');
  await look(page, 'a box explained', seen);
  const { help, house } = SENTENCES_IN_GERMAN;
  const shown = [help.playAgain, house.fillBox, house.scoringOnly, BIG_IN_GERMAN.join.title];
  expect([...seen.keys()]).toEqual(expect.arrayContaining(shown));
  expect(untranslated(seen)).toEqual([]);
  expect(wide).toEqual([]);
}, 150_000);

test('nothing on the other pages is English: history, games, check of the dice, and the operator’s', async () => {
  const room = await openRoom(built, { rolls: ['11134'], settings: 'calm: true\n', locale: 'de' });
  await room.table.journal.append(playGame('yahtzee', ['Eric', 'Julie']));
  await room.table.loop.readHall();
  const seen: Seen = new Map();
  for (const [path, ready] of [
    ['/history', '.history-list a'],
    ['/game/1', '.chart'],
    ['/verify/1', '.verify:not([data-state="waiting"])'],
    ['/verify/99', '.verify:not([data-state="waiting"])'],
    ['/operator', 'input[name="pin"]'],
  ] as const) {
    const page = await room.open(path);
    await page.locator(ready).first().waitFor();
    await look(page, path, seen);
  }
  await room.table.begin(2);
  await room.table.roll();
  await room.table.score('1S');
  const operator = await room.signIn();
  for (const tab of await operator.getByRole('tab').all()) {
    await tab.click();
    await operator.locator('.tab-panel .panel').first().waitFor();
    await look(operator, `operator: ${await tab.textContent()}`, seen);
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(untranslated(seen)).toEqual([]);
});
