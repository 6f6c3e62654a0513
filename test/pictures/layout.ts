/**
 * What is wrong with the layout of a page, measured: text that is cut off, squeezed, or written over other text. What scrolls is cut by its
 * scroller as it should be; inside of one the same is looked for.
 */
import type { Page } from 'playwright-core';

/** Pixels that may be lost to rounding, and to parts of letters that nobody misses. */
const SLACK = 3;

/** Letters that are made narrower than this share of their width are hard to read. */
const NARROWEST = 0.55;
/** On a small phone a column of one of six players is no wider; the name stands whole above the player's own card. */
const NARROWEST_ON_PHONE = 0.25;
const PHONE_WIDTH = 480;

/** Nothing of this is meant to be seen whole, or at one place. */
const LEFT_OUT =
  '.hidden-text, .cheer, .tv-flight, .tv-confetti, svg:not(.chart), canvas, script, [hidden], option';

/** Without letters, and not to be written over either. */
const PICTURES = '.odds-bar, .qr, .matrix, .clear-die';

/** What it has is as wide as it is. */
const DOWNWARDS = '.cabinet';

/** Sentences about what is wrong; empty where all is well. */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ({ slack, leftOut, pictures, downwards, narrowest: [usual, onPhone, phoneWidth] }) => {
      // What has come just now is fitted to its room with the next picture, maybe after this has been called of it; a new
      // size is known with the one before.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next))));
      interface Seen {
        readonly element: Element;
        readonly text: string;
        /** Of each of its lines. */
        readonly boxes: readonly DOMRect[];
        /** What it scrolls with, or stays with while other things scroll below it. */
        readonly layer: Element | null;
      }
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth + slack) faults.push(`the page is ${scrollWidth} wide`);
      for (const element of document.querySelectorAll(downwards))
        if (element.scrollWidth > element.clientWidth + slack)
          faults.push(`${element.className} is scrolled sideways`);
      const called = ({ element, text }: Pick<Seen, 'element' | 'text'>) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.slice(0, 30)}"`;
      const lieOver = (a: DOMRect, b: DOMRect): boolean => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Lines that are set close share the room above and below their letters.
        return wide > slack && high > slack + Math.min(a.height, b.height) / 4;
      };
      const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
        /auto|scroll/.test(`${overflowX}${overflowY}`);
      const layerOf = (element: Element | null): Element | null => {
        if (element === null) return null;
        const style = getComputedStyle(element);
        return scrolls(style) || style.position === 'sticky' ? element : layerOf(element.parentElement);
      };
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
        // What a font keeps free above and below its letters, in Japanese half a line, may lie over anything.
        const line = Number.parseFloat(getComputedStyle(element).lineHeight);
        // Letters of a chart that are squeezed are as wide as drawn only as an element. Each line of a text is apart: beside
        // the end of the last one there is room for others.
        const boxes = [...(element instanceof SVGElement ? element : range).getClientRects()]
          .map(({ x, y, width, height }) => {
            const free = Math.max(0, (height - line) / 2) || 0;
            return new DOMRect(x, y + free, width, height - 2 * free);
          })
          .filter(({ width, height }) => width >= 1 && height >= 1);
        const left = Math.min(...boxes.map((box) => box.left));
        const right = Math.max(...boxes.map((box) => box.right));
        const top = Math.min(...boxes.map((box) => box.top));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        if (boxes.length === 0) continue;
        let isScrolled = false;
        let cut = false;
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          const style = getComputedStyle(around);
          isScrolled = scrolls(style);
          if (isScrolled) break;
          if (!/hidden|clip/.test(`${style.overflowX}${style.overflowY}`)) continue;
          const frame = around.getBoundingClientRect();
          if (right > frame.right + slack || left < frame.left - slack) cut = true;
          // Letters need less than their line.
          const spare = slack + (boxes[0]?.height ?? 0) / 4;
          if (bottom > frame.bottom + spare || top < frame.top - spare) cut = true;
        }
        if (!isScrolled && (right > innerWidth + slack || left < -slack)) cut = true;
        if (cut) faults.push(`cut off: ${called({ element, text })}`);
        seen.push({ element, text, boxes, layer: layerOf(element) });
      }
      for (const element of document.querySelectorAll<HTMLElement>('.fitted-line')) {
        const share = Number(/scaleX\((.+)\)/.exec(element.style.transform)?.[1] ?? 1);
        if (
          share >= (innerWidth < phoneWidth ? onPhone : usual) ||
          !element.checkVisibility() ||
          element.closest(leftOut) !== null
        )
          continue;
        const text = element.textContent ?? '';
        faults.push(
          `squeezed to ${share.toFixed(2)}: ${called({ element: element.parentElement ?? element, text })}`,
        );
      }
      for (const element of document.querySelectorAll(pictures)) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const boxes = [element.getBoundingClientRect()];
        seen.push({ element, text: '', boxes, layer: layerOf(element) });
      }
      const pen = document.createElement('canvas').getContext('2d');
      for (const select of document.querySelectorAll('select')) {
        const text = select.selectedOptions[0]?.text ?? '';
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        if (pen === null || !select.checkVisibility()) continue;
        pen.font = font;
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (pen.measureText(text).width > room + slack)
          faults.push(`cut off: ${called({ element: select, text })}`);
      }
      // An address that is there to be copied may be longer.
      for (const field of document.querySelectorAll<HTMLInputElement>('input:not([readonly])')) {
        if (field.checkVisibility() && field.scrollWidth > field.clientWidth + slack)
          faults.push(`cut off: ${called({ element: field, text: field.value })}`);
      }
      for (const [index, a] of seen.entries()) {
        for (const b of seen.slice(index + 1)) {
          if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
          if (a.boxes.some((one) => b.boxes.some((other) => lieOver(one, other))))
            faults.push(`one over the other: ${called(a)} and ${called(b)}`);
        }
      }
      return faults;
    },
    {
      slack: SLACK,
      leftOut: LEFT_OUT,
      pictures: PICTURES,
      downwards: DOWNWARDS,
      narrowest: [NARROWEST, NARROWEST_ON_PHONE, PHONE_WIDTH] as const,
    },
  );
}
