/** The buzzer of the on-screen cabinet. */
import { expect, test } from 'vitest';
import { usePages } from './shown-page.ts';

const open = usePages();

test('the buzzer is heard once it is switched on: every new sound, none of the time before', async () => {
  const { page, table, show } = await open({
    prepare: async (page) => {
      await page.addInitScript(() => {
        const heard: number[] = [];
        Object.assign(window, { heard });
        const gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
        const node = { connect: () => node, gain };
        class Silent {
          readonly currentTime = 0;
          readonly destination = node;
          createGain = () => node;
          createOscillator = () => {
            const frequency = { value: 0 };
            const start = () => heard.push(frequency.value);
            return { type: '', frequency, connect: () => node, start, stop() {} };
          };
        }
        Object.assign(window, { AudioContext: Silent });
      });
    },
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  const sound = page.locator('.sound-switch');
  const sounding = (count: number, hz: number) => ({ ...table.view(), heard: { count, hz, durationMs: 40 } });
  await sound.waitFor();
  await show(sounding(1, 523));
  expect(await heard()).toEqual([]);
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await show(sounding(2, 1047));
  await show({ ...sounding(2, 1047), fault: 'nothing new' });
  await show(sounding(3, 1047));
  await sound.click();
  await show(sounding(4, 523));
  expect(await heard()).toEqual([1047, 1047]);
});
