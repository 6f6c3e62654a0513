/** A line that is never cut: where it is too short, its letters are made narrower, as high as before. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly class: string;
  readonly children: ComponentChildren;
}

/** Measured at every drawing: what stands beside it may have grown. */
export function Fitted({ class: name, children }: Props) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const squeeze = () => {
      element.style.transform = '';
      const share = (element.parentElement?.clientWidth ?? 0) / element.offsetWidth;
      if (share < 1) element.style.transform = `scaleX(${share})`;
    };
    squeeze();
    addEventListener('resize', squeeze);
    return () => removeEventListener('resize', squeeze);
  });
  return (
    <span class={`${name} fitted`}>
      <span class="fitted-line" ref={line}>
        {children}
      </span>
    </span>
  );
}
