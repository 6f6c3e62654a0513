/** The lever of the cabinet, as it stands beside the dice; its arm is a part of its own, which can be pulled. */
import type { ComponentChildren } from 'preact';
import './lever.css';

interface Props {
  readonly class: string;
  /** Drawn beside it. */
  readonly children?: ComponentChildren;
}

export function LeverPicture({ class: name, children }: Props) {
  return (
    <svg class={`tv-lever ${name}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect x="30" y="78" width="40" height="14" rx="5" />
      <g class="tv-lever-arm">
        <path d="M50 80 V24" />
        <circle cx="50" cy="18" r="14" />
      </g>
      {children}
    </svg>
  );
}
