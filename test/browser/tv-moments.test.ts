/** What the room reads on the TV at each moment, with motion and without, and that nothing of it flashes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { YAHTZEE } from '../../src/game/index.ts';
import type { Highlight } from '../../src/table/state/highlight.ts';
import { type ShownPage, usePages } from './shown-page.ts';
import type { StandInTable, Step } from './stand-in-table.ts';

const open = usePages();
const HD = { width: 1280, height: 720 };

const highlight = (feats: Highlight['feats'], change: Partial<Highlight> = {}): { highlight: Highlight } => ({
  highlight: {
    ...{ game: 1, player: 0, category: 'sixes', points: 24, dice: [6, 6, 6, 6, 1], feats, sinceMs: 0 },
    ...change,
  },
});

const SCORED: readonly Step[] = [{ roll: '66661' }, { score: 'sixes' }];
const YAHTZEE_SCORED: readonly Step[] = [{ roll: '66666' }, { score: 'yahtzee' }];
const GREAT = highlight(['allAlike', 'lead'], {
  ...{ category: 'yahtzee', points: 50, dice: [6, 6, 6, 6, 6] },
});

/** All boxes of both, the last of Eric's open. */
const LAST_TURN: readonly Step[] = YAHTZEE.boxes.flatMap(({ category }, index) =>
  index === 12
    ? [{ roll: '12346' }, { roll: '12346' }]
    : [{ roll: '12346' }, { score: category }, { roll: '12346' }, { score: category }],
);
const WHOLE: readonly Step[] = YAHTZEE.boxes.flatMap(({ category }) => [
  ...[{ roll: '66655' }, { score: category }],
  ...[{ roll: '12346' }, { score: category }],
]);

interface Moment {
  readonly steps: readonly Step[];
  readonly rules?: string;
  readonly ui?: (table: StandInTable) => Parameters<StandInTable['view']>[0];
  readonly nowMs?: number;
  /** What is read, by where. */
  readonly reads: Readonly<Record<string, string>>;
  /** What moves where anything may. */
  readonly moves: boolean;
}

const scored = (feats: Highlight['feats'], words: string): Moment => ({
  ...{ steps: SCORED, ui: () => highlight(feats), moves: true },
  reads: {
    '.tv-scored-row': 'Eric Sixes24',
    '.tv-feats': words,
    '.tv-side td[data-latest="true"] .points': '24',
  },
});

const MOMENTS: Readonly<Record<string, Moment>> = {
  score: scored([], ''),
  'upper bonus': scored(['upperBonus'], '◆ Upper bonus!'),
  lead: scored(['lead'], '▲ Takes the lead'),
  scratch: scored(['scratch'], '✕ Scratched'),
  Yahtzee: {
    ...{ steps: YAHTZEE_SCORED, ui: () => GREAT, moves: true },
    reads: { '.cheer h2': 'Yahtzee', '.cheer .tv-feats': '▲ Takes the lead' },
  },
  'box of the Yahtzee, once it was celebrated': {
    ...{ steps: YAHTZEE_SCORED, ui: () => GREAT, nowMs: 2900, moves: true },
    reads: { '.tv-scored-row': 'Eric Yahtzee50', '.tv-side td[data-latest="true"] .points': '50' },
  },
  'turn that changes': {
    ...{ steps: SCORED, ui: () => highlight([]), nowMs: 4100, moves: false },
    reads: { '.tv-turn .turn': 'Julie', '.tv-hint': 'Wrong box? Hold select.' },
  },
  'roll that is as good as can be': {
    ...{ steps: [{ roll: '23456' }], moves: true },
    reads: { '.tv-called': 'Large Straight40' },
  },
  'last roll': {
    ...{ steps: LAST_TURN, moves: true },
    reads: { '.tv-stake': 'Last roll: level' },
  },
  bank: {
    ...{ rules: 'farkle', steps: [{ roll: '112346' }, { hold: 1 }, { hold: 2 }, 'bank'], moves: true },
    ui: () => highlight([], { category: undefined, points: 200, dice: [1, 1, 2, 3, 4, 6] }),
    reads: {
      '.tv-scored-row': 'Eric banks200',
      '.tv-hint': 'Banked too soon? Hold select.',
      '.tv-side td[data-latest="true"] .points': '200',
      '[data-farkle-sum="together"] dd': '200',
    },
  },
  farkle: {
    ...{ rules: 'farkle', steps: [{ roll: '234466' }], ui: (table) => table.farkled(), moves: true },
    reads: { '.tv-farkled': '✕ Farkle' },
  },
  'end of a game, while the last score is seen': {
    ...{ steps: WHOLE, moves: true },
    ui: () => highlight([], { player: 1, category: 'chance', points: 16, dice: [1, 2, 3, 4, 6] }),
    reads: { '.tv-scored-row': 'Julie Chance16' },
  },
  'winner scene': {
    ...{ steps: WHOLE, moves: true, nowMs: 4100 },
    ui: () => highlight([], { player: 1, category: 'chance', points: 16, dice: [1, 2, 3, 4, 6] }),
    reads: {
      '.tv-winner-name': 'Eric',
      '.tv-winner .tv-message': 'Pull the lever to play again. Wrong box? Hold select.',
    },
  },
};

async function shown(moment: Moment, stillness: boolean): Promise<ShownPage> {
  const table = moment.rules === undefined ? {} : { rules: moment.rules };
  // A table without a history: that it cannot be asked is a complaint of the browser.
  const prepare = async (page: Page): Promise<void> => {
    await countStarts(page);
    await page.route('**/history/*.json', (route) => route.fulfill({ json: { players: [], steps: [] } }));
  };
  const opened = await open({ path: '/tv', size: HD, stillness, table, prepare });
  opened.table.play(moment.steps);
  await opened.show(opened.table.view(moment.ui?.(opened.table) ?? {}, {}, moment.nowMs ?? 0));
  return opened;
}

/** Counts what began to move; dice that come to rest do so at every moment. */
const countStarts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { started: 0 });
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target as Element).matches('.matrix')) (window as unknown as { started: number }).started += 1;
    });
  });
};

/** Of the moment itself: what moves, and what has moved, for some of it is soon over. */
const moving = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: number }).started + document.getAnimations().length);

test.each(Object.entries(MOMENTS))('%s is read, with motion and without', async (_, moment) => {
  for (const stillness of [false, true]) {
    const { page, complaints } = await shown(moment, stillness);
    if (!stillness) await expect.poll(() => moving(page)).toBeGreaterThanOrEqual(moment.moves ? 1 : 0);
    for (const [where, words] of Object.entries(moment.reads)) {
      const place = page.locator(where).first();
      await place.waitFor({ state: 'attached' });
      expect((await place.textContent())?.replaceAll('\n', ' ').trim()).toContain(words);
    }
    if (stillness) expect(await moving(page)).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('a great roll is called for a moment; what the table has to say meanwhile comes first', async () => {
  const prepare = (page: Page) => page.clock.install();
  const { page, table, show } = await open({ path: '/tv', size: HD, prepare });
  const called = page.locator('.tv-called');
  table.play([{ roll: '23456' }]);
  await show(table.view());
  await called.waitFor();
  await page.clock.runFor(7000);
  await called.waitFor({ state: 'detached' });
  expect(await page.locator('.tv-message').textContent()).toContain('Eric has 2 rolls left');
  table.play([{ roll: '23456' }]);
  await show(table.view());
  await called.waitFor();
  const view = table.view();
  await show({ ...view, scene: { ...view.scene, message: { say: 'refusal.bad-word' } } });
  await called.waitFor({ state: 'detached' });
});

test('while the last score is seen nothing tells who has won, nor does the scene before the name comes', async () => {
  const moment = MOMENTS['end of a game, while the last score is seen'];
  if (moment === undefined) throw new Error('It is gone.');
  const { page, table, show } = await shown(moment, false);
  expect(await page.locator('[data-winner="true"]').count()).toBe(0);
  expect(await page.locator('main').textContent()).not.toMatch(/[Ww]inner|wins/);
  await show(table.view(moment.ui?.(table) ?? {}, {}, 4100));
  await page.locator('.tv-winner-card thead').waitFor({ state: 'attached' });
  const clear = (where: string) =>
    page.locator(where).evaluate((element) => Number(getComputedStyle(element).opacity));
  for (const where of ['.tv-winner-first', '.tv-winner-card thead']) expect(await clear(where)).toBe(0);
  expect(await page.locator('.tv-message').textContent()).not.toContain('Eric');
});

/** Of everything that becomes lighter and darker again, how often in a second; one that runs once does not come again. */
const flashes = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect | null;
      const { duration, iterations = 1, direction } = effect?.getTiming() ?? {};
      const frames = effect?.getKeyframes() ?? [];
      const changes = frames.some((frame) =>
        ['opacity', 'color', 'backgroundColor', 'filter'].some((name) => name in frame),
      );
      if (!changes || iterations === 1 || typeof duration !== 'number') return [];
      const there = direction === 'alternate' ? 2 * duration : duration;
      return [1000 / there];
    }),
  );

test('nothing that becomes lighter and darker again does so more than three times a second', async () => {
  const found: number[] = [];
  for (const moment of Object.values(MOMENTS)) {
    const { page } = await shown(moment, false);
    await expect.poll(() => moving(page)).toBeGreaterThanOrEqual(moment.moves ? 1 : 0);
    found.push(...(await flashes(page)));
    await page.context().close();
  }
  expect(found.length).toBeGreaterThan(0);
  expect(Math.max(...found)).toBeLessThanOrEqual(3);
}, 180_000);
