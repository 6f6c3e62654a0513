/** `/tv?dice=clear`: white dice with dark pips, for those who read them more easily than LEDs. */
import { slotText } from '../../src/language/slot-text.ts';
import type { SlotView } from '../../src/server/view/messages.ts';
import { Die } from '../dice/die.tsx';
import { TEXTS } from '../texts/live.ts';

const WANTED = new URLSearchParams(location.search).get('dice') === 'clear';

/** Undefined: this slot has no die that stands. */
function clearDie(slot: SlotView, index: number) {
  const isOver = slot.shows === 'sample';
  if ((slot.shows !== 'die' && !isOver) || slot.tumbling) return undefined;
  const stays = slot.mark === 'held' || slot.mark === 'picked';
  return (
    <div class="clear-die" data-over={isOver}>
      <Die
        face={Number(slot.value)}
        label={slotText(TEXTS.slot, slot, index)}
        mark={stays ? 'held' : slot.mark === 'set' ? 'set' : ''}
      />
    </div>
  );
}

/** Undefined: LEDs are wanted. */
export const CLEAR_DICE = WANTED ? clearDie : undefined;
