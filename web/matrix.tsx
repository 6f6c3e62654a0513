/** One LED matrix: the slot's pixels as the table shows them, or the tumble while it rolls. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SlotView } from '../src/server/messages.ts';
import { CANVAS_SIZE, paintLeds } from './led-paint.ts';
import { slotPixels } from './slot-pixels.ts';
import { stepsOf, tumblePixels } from './tumble.ts';

export function Matrix({ slot, index, calm }: { slot: SlotView; index: number; calm: boolean }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { planes, colours, tumbling, tumbleMs, label } = slot;
  const pixels = slotPixels(slot);
  // Planes and colours are new arrays in each snapshot; this is equal when they are.
  const picture = [...planes, ...colours].join(' ');

  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null) return;
    if (!tumbling) return paintLeds(canvas, pixels, colours);
    // Calm tables fade the old picture out and the new one in (style sheet), and move nothing.
    if (calm) return;
    return animate((elapsedMs) => {
      paintLeds(canvas, tumblePixels(index, stepsOf(elapsedMs, tumbleMs)), colours);
    });
  }, [picture, tumbling, tumbleMs, calm, index]);

  return (
    <div class="matrix" data-tumbling={tumbling} data-calm={calm}>
      <canvas
        ref={canvasRef}
        width={CANVAS_SIZE}
        height={CANVAS_SIZE}
        role="img"
        aria-label={label}
        data-pixels={tumbling ? '' : pixels.join('')}
        data-colours={colours.join(' ')}
      />
    </div>
  );
}

/** Calls `draw` before each repaint; returns what stops it. */
function animate(draw: (elapsedMs: number) => void): () => void {
  const startedMs = performance.now();
  let frame = 0;
  const step = () => {
    draw(performance.now() - startedMs);
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
