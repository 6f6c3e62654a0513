/** The six slots: matrix, and under it the hold button, or what the button shows for those who only watch. */
import type { ComponentChild } from 'preact';
import type { SlotView } from '../../src/server/view/messages.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { CANVAS_SIZE } from './led-paint.ts';
import { Matrix } from './matrix.tsx';

/** `hold`: the button under a die; undefined for those who only watch. */
export function DicePanel({
  snapshot,
  hold,
  calm,
  draw,
  size = CANVAS_SIZE,
}: {
  snapshot: ToldSnapshot;
  hold?: ((slot: SlotView, index: number) => ComponentChild) | undefined;
  calm: boolean;
  /** Dice in another look than LEDs; undefined: this slot has none. */
  draw?: ((slot: SlotView, index: number) => ComponentChild) | undefined;
  /** Canvas pixels of a die's width. */
  size?: number;
}) {
  return (
    <section class="dice" aria-label={TEXTS.dice}>
      {snapshot.slots.map((slot, index) => {
        return (
          <div
            class="slot"
            key={index}
            data-slot={index + 1}
            data-held={slot.mark === 'held' || slot.mark === 'picked'}
            data-mark={slot.mark}
            data-tumbling={slot.tumbling}
          >
            {draw?.(slot, index) || (
              <Matrix slot={slot} kind={snapshot.diceKind} index={index} calm={calm} size={size} />
            )}
            {hold?.(slot, index) || (
              <span class="hold-tag" aria-hidden="true">
                {TEXTS.marks[slot.mark] || index + 1}
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}
