/** What leads through a game: it plays by itself, and buttons, slider and arrow keys lead on. */
import { useEffect, useState } from 'preact/hooks';
import { HISTORY_WORDS } from '../texts/history.ts';

const ICONS = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  first: 'M5 4h3v16H5zM20 4v16L9 12z',
  previous: 'M15 5l-8 7 8 7v-4l-4-3 4-3z',
  next: 'M9 5l8 7-8 7v-4l4-3-4-3z',
  last: 'M16 4h3v16h-3zM4 4v16l11-8z',
} as const;

/** Long enough to read a sentence and see what has changed. */
const STEP_MS = 1500;

interface Props {
  readonly at: number;
  readonly last: number;
  /** What happened there, in words. */
  readonly text: string;
  /** From where the page is by then. */
  go(to: (now: number) => number): void;
}

export function StepMoves({ at, last, text, go }: Props) {
  const words = HISTORY_WORDS.step;
  const [plays, play] = useState(false);
  useEffect(() => {
    if (!plays) return undefined;
    if (at === last) return play(false);
    const timer = window.setTimeout(() => go((now) => Math.min(last, now + 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [plays, at, last]);
  const byHand = (to: (now: number) => number): void => {
    play(false);
    go((now) => Math.max(0, Math.min(last, to(now))));
  };
  useArrows((by) => byHand((now) => now + by));
  const start = (): void => {
    // At the end there is nothing more to see: from the beginning.
    if (at === last) go(() => 0);
    play(true);
  };
  const moves = [
    { icon: plays ? 'pause' : 'play', to: undefined },
    { icon: 'first', to: 0 },
    { icon: 'previous', to: at - 1 },
    { icon: 'next', to: at + 1 },
    { icon: 'last', to: last },
  ] as const;
  return (
    <div class="step-moves">
      {moves.map(({ icon, to }, place) => (
        <button
          key={place}
          type="button"
          aria-label={words[icon]}
          title={words[icon]}
          disabled={to !== undefined && (to < 0 || to > last || to === at)}
          onClick={() => (to !== undefined ? byHand(() => to) : plays ? play(false) : start())}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[icon]} />
          </svg>
        </button>
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.slider}
        aria-valuetext={text}
        onInput={({ currentTarget }) => byHand(() => Number(currentTarget.value))}
      />
    </div>
  );
}

/** Not while a field has them: the slider steps by itself. */
function useArrows(step: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      step(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
