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
    const element = line.current as HTMLSpanElement;
    lines.add(element);
    plan();
    return () => {
      lines.delete(element);
    };
  });
  return (
    <span class={`${name} fitted`}>
      <span class="fitted-line" ref={line}>
        {children}
      </span>
    </span>
  );
}

/** All that are shown. */
const lines = new Set<HTMLElement>();
let isPlanned = false;
addEventListener('resize', plan);

/** In the task that draws: no line is seen that does not fit, and a slow TV need not lay out and paint in one go. */
function plan(): void {
  if (!isPlanned) queueMicrotask(fitAll);
  isPlanned = true;
}

/** All are measured, then all are changed: one that is changed between two measurements lays the page out anew. */
function fitAll(): void {
  isPlanned = false;
  const fits = [...lines].map((line) => {
    const share = (line.parentElement as HTMLElement).clientWidth / line.offsetWidth;
    return { line, transform: share < 1 ? `scaleX(${share})` : '' };
  });
  for (const { line, transform } of fits)
    if (line.style.transform !== transform) line.style.transform = transform;
}
