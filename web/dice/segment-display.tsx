/** The eight-character display: fourteen segments and a dot each, from the same font as the real one. */
import { segmentsOf } from '../../hardware/font.ts';
import { TEXTS } from '../texts/live.ts';
import { CHARACTER_WIDTH, shapesOf } from './segment-shapes.ts';

export function SegmentDisplay({ text }: { text: string }) {
  const words = segmentsOf(text);
  return (
    <div class="display" data-display={text} role="img" aria-label={`${TEXTS.display}: ${text.trim()}`}>
      <svg viewBox={`-2 -2 ${CHARACTER_WIDTH * words.length + 4} 40`} aria-hidden="true">
        {[false, true].map((lit) => (
          <g class={lit ? 'display-lit' : 'display-dark'} transform="skewX(-7) translate(4 0)" key={lit}>
            {words.map((word, character) => (
              <path
                key={character}
                d={shapesOf(word, lit)}
                transform={`translate(${character * CHARACTER_WIDTH} 0)`}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
