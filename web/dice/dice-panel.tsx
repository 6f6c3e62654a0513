/** The six slots: matrix, and under it the hold button, or what the button shows for those who only watch. */
import type { ComponentChild } from 'preact';
import { INPUTS } from '../../hardware/cabinet.ts';
import type { SlotView } from '../../src/server/view/messages.ts';
import { PressButton } from '../controls/press-button.tsx';
import type { Presses } from '../controls/presses.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { CANVAS_SIZE } from './led-paint.ts';
import { Matrix } from './matrix.tsx';

const HOLDS = INPUTS.filter((input) => input.startsWith('hold'));

/** `presses` is undefined for those who only watch. */
export function DicePanel({
  snapshot,
  presses,
  calm,
  draw,
  size = CANVAS_SIZE,
}: {
  snapshot: ToldSnapshot;
  presses: Presses | undefined;
  calm: boolean;
  /** Dice in another look than LEDs; undefined: this slot has none. */
  draw?: ((slot: SlotView, index: number) => ComponentChild) | undefined;
  /** Canvas pixels of a die's width. */
  size?: number;
}) {
  return (
    <section class="dice" aria-label={TEXTS.dice}>
      {snapshot.slots.map((slot, index) => {
        const input = HOLDS[index];
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
            {presses !== undefined && input !== undefined ? (
              <PressButton
                class="hold"
                input={input}
                presses={presses}
                label={`${TEXTS.holdSlot(index + 1)} ${TEXTS.marks[slot.mark]}`.trim()}
                on={slot.mark !== '' && slot.mark !== 'set'}
              >
                <span class="hold-cap">{TEXTS.marks[slot.mark] || index + 1}</span>
              </PressButton>
            ) : (
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
