import { expect, test } from 'vitest';
import { nextTop } from '../../../web/league/turn-pages.ts';

test('all of a page is on one of its screens, and after the last comes the first', () => {
  const [screen, height] = [1080, 3000];
  const tops = [0];
  do tops.push(nextTop(tops.at(-1) ?? 0, screen, height));
  while (tops.at(-1) !== 0);
  const turned = tops.slice(0, -1);
  for (const [at, top] of turned.slice(1).entries())
    expect(top).toBeLessThanOrEqual((turned[at] ?? 0) + screen);
  expect(turned.at(-1)).toBe(height - screen);
});

test('what fits stands still', () => {
  expect(nextTop(0, 1080, 1080)).toBe(0);
  expect(nextTop(0, 1080, 1100)).toBe(0);
  expect(nextTop(0, 1080, 600)).toBe(0);
});
