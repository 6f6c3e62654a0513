/** One die of LEDs: the slot's pixels as the table shows them, or the tumble while it rolls. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DICE, type DiceKind } from '../../hardware/dice.ts';
import { slotText } from '../../src/language/slot-text.ts';
import type { SlotView } from '../../src/server/view/messages.ts';
import { TEXTS } from '../texts/live.ts';
import { giveBackCanvas, takeCanvas } from './led-canvas.ts';
import { paintLeds } from './led-paint.ts';
import { paintSoon } from './paint-queue.ts';
import { slotPixels } from './slot-pixels.ts';
import { stepsOf, tumblePixels } from './tumble.ts';

/** Paints with one of the next pictures, and by itself while the die tumbles; snapshots that look the same paint nothing. */
export function Matrix({
  slot,
  kind,
  index,
  calm,
  size,
}: {
  slot: SlotView;
  kind: DiceKind;
  index: number;
  calm: boolean;
  /** Canvas pixels of its width. */
  size: number;
}) {
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement | undefined>(undefined);
  // What was here already, or comes with another screen, has not been thrown.
  const thrown = useRef(false);
  const { planes, colours, tumbling, tumbleMs = 0, breathing } = slot;
  if (tumbling) thrown.current = true;
  const pixels = slotPixels(slot, DICE[kind]);
  // Planes and colours are new arrays in each snapshot; this is equal when they are.
  const picture = [...planes, ...colours].join(' ');

  useLayoutEffect(() => {
    const canvas = takeCanvas(size);
    canvasRef.current = canvas;
    frameRef.current?.append(canvas);
    return () => giveBackCanvas(canvas);
  }, [size]);

  const described = {
    role: 'img',
    'aria-label': slotText(TEXTS.slot, slot, index),
    'data-pixels': tumbling ? '' : pixels.join(''),
    'data-colours': colours.join(' '),
  };
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(described)) canvasRef.current?.setAttribute(name, value);
  });

  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === undefined) return;
    if (!tumbling) return paintSoon(canvas, () => paintLeds(canvas, pixels, colours, DICE[kind]));
    // Calm tables fade the old picture out and the new one in (style sheet), and move nothing.
    if (calm) return;
    let drawn = -1;
    return animate((elapsedMs) => {
      const steps = stepsOf(elapsedMs, tumbleMs, kind);
      if (steps === drawn) return;
      drawn = steps;
      paintSoon(canvas, () => paintLeds(canvas, tumblePixels(index, steps, kind), colours, DICE[kind]));
    });
  }, [picture, tumbling, tumbleMs, calm, index, kind, size]);

  return (
    <div
      ref={frameRef}
      class="matrix"
      data-dice={kind}
      data-tumbling={tumbling}
      data-landed={thrown.current && !tumbling}
      data-breathing={breathing}
      data-calm={calm}
    />
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
