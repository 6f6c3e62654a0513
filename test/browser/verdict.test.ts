/** What the coach says on the pages once a choice has cost something: in words, and the better one as dice. */
import { expect, test } from 'vitest';
import { LAYOUT_MOMENTS } from '../pictures/layout-moments.ts';
import { PHONE, usePages } from './shown-page.ts';

const open = usePages();

const HD = { width: 1280, height: 720 };

test.each([
  ['phone', 'en', '/', PHONE, 'Eric −1.3: keeping 55 was worth more'],
  ['TV', 'en', '/tv', HD, 'Eric −1.3: keeping 55 was worth more'],
  ['phone', 'de', '/', PHONE, 'Eric −1,3: 55 zu behalten war mehr wert'],
  ['TV', 'de', '/tv', HD, 'Eric −1,3: 55 zu behalten war mehr wert'],
] as const)(
  'on the %s (%s) a costly choice is told with the better one as dice, until the next roll',
  async (_device, language, path, size, words) => {
    const { page, table, show } = await open({ path, size, locale: language });
    table.play([{ roll: '55123' }, { roll: '12345' }]);
    const told = table.view({}, { language });
    if (told.game === undefined) throw new Error('There is no game.');
    const view = { ...told, game: { ...told.game, coach: 'after' as const } };
    await show({
      ...view,
      verdict: {
        ...{ player: 0, cost: 1.31, value: 20 },
        made: { keep: [], next: 'roll' },
        best: { keep: [5, 5], next: 'roll' },
      },
    });
    const line = page.locator('[data-verdict]');
    await line.waitFor();
    expect(await line.getAttribute('data-verdict')).toBe(words);
    expect(await line.getAttribute('role')).toBe('status');
    expect(await line.isVisible()).toBe(true);
    expect(await line.locator('svg, .die').count()).toBeGreaterThanOrEqual(2);
    const box = await line.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await show(view);
    expect(await line.count()).toBe(0);
  },
);

test('on the TV what a choice cost is told at once, before the way back from the wrong box', async () => {
  const { page, show } = await open({ path: '/tv', size: HD });
  const view = LAYOUT_MOMENTS.scored();
  if (view.game === undefined) throw new Error('There is no game.');
  await show(view);
  const line = page.locator('.tv-hint');
  expect(await line.textContent()).toBe('Wrong box? Hold select.');
  await show({
    ...view,
    game: { ...view.game, coach: 'after' as const },
    verdict: {
      ...{ player: 0, cost: 1.31, value: 20 },
      made: { keep: [], next: 'roll' },
      best: { keep: [5, 5], next: 'roll' },
    },
  });
  await line.locator('[data-verdict]').waitFor();
  expect(await line.textContent()).toContain('−1.3: keeping 55 was worth more');
});
