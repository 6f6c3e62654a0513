import { test } from 'vitest';
import { usePages, PHONE } from './shown-page.ts';
const open = usePages();
test.each([1,2,3,4])('t %s', async (n) => {
  const a = performance.now();
  const { page, show, table } = await open(n < 3 ? { path: '/', size: PHONE } : { path: '/tv' });
  const b = performance.now();
  await show(table.view());
  const c = performance.now();
  console.log(n, 'open', b - a, 'show', c - b, await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation').map((e: any) => [e.responseEnd, e.domContentLoadedEventEnd, e.loadEventEnd, e.duration])) + performance.now() + JSON.stringify(performance.getEntriesByType('paint').map((e) => e.startTime))));
});
