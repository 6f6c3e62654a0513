/** A line that is never cut: where it is too short, its letters are made narrower, as high as before. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Looked at anew at every drawing: what stands beside it may have grown. */
export function Fitted({ class: name = '', children }: Props) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    squeeze(element);
    const again = () => squeeze(element);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  });
  return (
    <span class={`${name} fitted`}>
      <span class="fitted-line" ref={line}>
        {children}
      </span>
    </span>
  );
}

/** To be measured before the next picture, all together: one that is changed between two measurements lays the page out anew. */
const waiting: HTMLElement[] = [];

function squeeze(element: HTMLElement): void {
  if (waiting.push(element) === 1) void Promise.resolve().then(fitAll);
}

function fitAll(): void {
  const lines = waiting.splice(0);
  // What narrows a line changes none of these.
  const shares = lines.map((line) => (line.parentElement?.clientWidth ?? 0) / line.offsetWidth);
  lines.forEach((line, index) => {
    const share = shares[index] ?? 1;
    const transform = share < 1 ? `scaleX(${share})` : '';
    if (line.style.transform !== transform) line.style.transform = transform;
  });
}
