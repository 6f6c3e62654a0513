/** What is wrong with the layout of a page, measured: text that is cut off or written over other text. */
import type { Page } from 'playwright-core';

/** Pixels that may be lost to rounding, and to parts of letters that nobody misses. */
const SLACK = 3;

/** Nothing of this is meant to be seen whole, or at one place. */
const LEFT_OUT = '.hidden-text, .cheer, .tv-flight, .tv-confetti, svg, canvas, script, [hidden], option';

/** Sentences about what is wrong; empty where all is well. */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ({ slack, leftOut }) => {
      // What has come just now is fitted to its room with the next picture, maybe after this has been called of it; a new
      // size is known with the one before.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next))));
      interface Seen {
        readonly element: Element;
        readonly text: string;
        readonly box: DOMRect;
        readonly scrolls: boolean;
      }
      const faults: string[] = [];
      const called = ({ element, text }: Pick<Seen, 'element' | 'text'>) =>
        `${element.tagName.toLowerCase()}.${element.className} "${text.slice(0, 30)}"`;
      const seen: Seen[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (element === null || text === '' || element.closest(leftOut) !== null) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const area = range.getBoundingClientRect();
        // What a font keeps free above and below its letters, in Japanese half a line, may lie over anything.
        const line = Number.parseFloat(getComputedStyle(element).lineHeight);
        const free = area.height > line && area.height < 2 * line ? (area.height - line) / 2 : 0;
        const box = new DOMRect(area.x, area.y + free, area.width, area.height - 2 * free);
        if (box.width < 1 || box.height < 1) continue;
        let scrolls = false;
        let cut = box.right > innerWidth + slack || box.left < -slack;
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (/auto|scroll/.test(`${overflowX}${overflowY}`)) {
            scrolls = true;
            break;
          }
          if (!/hidden|clip/.test(`${overflowX}${overflowY}`)) continue;
          const frame = around.getBoundingClientRect();
          if (box.right > frame.right + slack || box.left < frame.left - slack) cut = true;
          // Letters need less than their line.
          const spare = slack + box.height / 4;
          if (box.bottom > frame.bottom + spare || box.top < frame.top - spare) cut = true;
        }
        if (cut && !scrolls) faults.push(`cut off: ${called({ element, text })}`);
        seen.push({ element, text, box, scrolls });
      }
      for (const [index, a] of seen.entries()) {
        for (const b of seen.slice(index + 1)) {
          if (a.scrolls || b.scrolls || a.element.contains(b.element) || b.element.contains(a.element))
            continue;
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          // Lines that are set close share the room above and below their letters.
          if (wide > slack && high > slack + Math.min(a.box.height, b.box.height) / 4)
            faults.push(`one over the other: ${called(a)} and ${called(b)}`);
        }
      }
      return faults;
    },
    { slack: SLACK, leftOut: LEFT_OUT },
  );
}
