/** Gamepads that Chromium shows a page, since no real one can be plugged into a test: see `test/README.md`. */
import type { Page } from 'playwright-core';

export interface FakePad {
  readonly id: string;
  readonly mapping: 'standard' | '';
  /** Of buttons that are down. */
  readonly down: readonly number[];
  readonly axes: readonly number[];
}

/** Before the page is loaded. */
export async function preparePads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pads: (Gamepad | null)[] = [null, null, null, null];
    Object.defineProperty(navigator, 'getGamepads', { value: () => pads });
    Object.assign(window, { fakePads: pads });
  });
}

/** `undefined`: it is unplugged. Resolves when the page has looked at it. */
export async function setPad(page: Page, index: number, pad: FakePad | undefined): Promise<void> {
  await page.evaluate(
    async ([at, set]) => {
      const { fakePads } = window as unknown as { fakePads: (object | null)[] };
      const was = fakePads[at] ?? null;
      fakePads[at] =
        set === null
          ? null
          : {
              ...{ id: set.id, mapping: set.mapping, index: at, connected: true, axes: set.axes },
              buttons: Array.from({ length: 17 }, (_, button) => ({ pressed: set.down.includes(button) })),
            };
      if (was === null && set !== null) dispatchEvent(new Event('gamepadconnected'));
      if (was !== null && set === null) dispatchEvent(new Event('gamepaddisconnected'));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [index, pad ?? null] as const,
  );
}
