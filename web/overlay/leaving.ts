/** What is no longer there stays until it has moved out; where nothing moves, it goes at once. */
import { useRef, useState } from 'preact/hooks';

interface Kept<Shown> {
  readonly shown: Shown | undefined;
  readonly leaves: boolean;
  /** For the element that moves: its way out has ended. */
  ended(event: { readonly target: unknown; readonly currentTarget: unknown }): void;
}

export function useLeaving<Shown>(now: Shown | undefined, moves: boolean): Kept<Shown> {
  const kept = useRef<Shown | undefined>(undefined);
  const [, draw] = useState({});
  if (now !== undefined || !moves) kept.current = now;
  return {
    shown: kept.current,
    leaves: now === undefined,
    ended: ({ target, currentTarget }) => {
      // What moves inside of it ends too.
      if (now !== undefined || target !== currentTarget) return;
      kept.current = undefined;
      draw({});
    },
  };
}
