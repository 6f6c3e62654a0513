/** What a page shows, apart from how a machine's fonts draw it: words, pixels of the dice, colours and sizes of everything. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Shows {
  /** For people who wonder what has changed. */
  readonly words: readonly string[];
  /** Of every element that is seen: what it is, its attributes of data, and its styles. */
  readonly looks: string;
}

/** Computed values that depend on no font; widths and heights do. */
const STYLES = [
  ...['color', 'background-color', 'background-image', 'box-shadow', 'opacity', 'text-transform'],
  ...['display', 'position', 'flex-direction', 'row-gap', 'column-gap', 'text-align', 'order'],
  ...['font-size', 'font-weight', 'line-height', 'letter-spacing', 'border-radius', 'border-style'],
  ...['border-color', 'border-width', 'padding'],
];

export async function showsOf(page: Page): Promise<Shows> {
  const { words, looks } = await page.evaluate((styles) => {
    const seen = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
      (element) => element.checkVisibility() && !element.closest('svg, script'),
    );
    const lookOf = (element: HTMLElement | SVGElement): string => {
      const computed = getComputedStyle(element);
      const data = Object.entries(element.dataset).flat();
      const text = [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? [node.textContent] : [],
      );
      return [
        element.tagName,
        ...data,
        ...text,
        ...styles.map((name) => computed.getPropertyValue(name)),
      ].join('|');
    };
    return {
      words: document.body.innerText.split('\n').map((line) => line.trim()),
      looks: seen.map(lookOf),
    };
  }, STYLES);
  return {
    words: words.filter((line) => line !== ''),
    looks: createHash('sha256').update(looks.join('\n')).digest('hex'),
  };
}
