/** What an eye sees on the page and on the LEDs, in the same form, so that the two can be compared. */

import type { Page } from 'playwright-core';
import { LEDS } from '../../hardware/cabinet.ts';
import type { Rig } from '../../src/testing.ts';

export interface Seen {
  /** Six slots of 64 colours, `#rrggbb`. */
  readonly slots: readonly string[][];
  /** Slots 1.. whose die is said to be held. */
  readonly held: readonly number[];
  readonly display: string;
}

export interface SeenPage extends Seen {
  readonly message: string;
  /** Row id → the text of each player's cell; an empty string is an open box. */
  readonly card: Readonly<Record<string, readonly string[]>>;
  readonly current: string;
}

/** Decoded from the emulated LEDs and the segments of the emulated display. */
export function seenOnTable(rig: Rig): Seen {
  const slots = Array.from({ length: LEDS.slots }, (_, index) =>
    rig
      .picture(index + 1)
      .map((pixel) => `#${pixel.map((value) => value.toString(16).padStart(2, '0')).join('')}`),
  );
  return { slots, held: rig.held(), display: rig.display() };
}

/** Read from the page's DOM. */
export async function seenOnPage(page: Page): Promise<SeenPage> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const slots = all('canvas[data-pixels]').map((canvas) => {
      const colours = ['#000000', ...(canvas.dataset.colours ?? '').split(' ')];
      return [...(canvas.dataset.pixels ?? '')].map((digit) => colours[Number(digit)] ?? 'none');
    });
    const held = all('[data-slot]')
      .filter((slot) => slot.dataset.held === 'true')
      .map((slot) => Number(slot.dataset.slot));
    const card: Record<string, string[]> = {};
    for (const cell of all('td[data-row]')) {
      const row = cell.dataset.row ?? '';
      card[row] = [...(card[row] ?? []), cell.querySelector('.points')?.textContent ?? ''];
    }
    return {
      slots,
      held,
      display: document.querySelector<HTMLElement>('[data-display]')?.dataset.display ?? '',
      message: document.querySelector<HTMLElement>('[data-message]')?.dataset.message ?? '',
      card,
      current: document.querySelector('th[data-current="true"]')?.textContent ?? '',
    };
  });
}
