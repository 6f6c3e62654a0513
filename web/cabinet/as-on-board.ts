/** Display and LEDs as whoever stands at the table sees them: while its board is away they are dark, and say so. */
import { OFFLINE } from '../../hardware/offline.ts';
import type { SlotView } from '../../src/server/view/messages.ts';
import type { ToldSnapshot } from '../link/told.ts';

/** The board does this by itself as soon as nobody speaks to it: what the table wants it to show is seen by nobody. */
export function asOnBoard(snapshot: ToldSnapshot): ToldSnapshot {
  if (snapshot.board.state === 'ready') return snapshot;
  return { ...snapshot, display: OFFLINE.text, slots: snapshot.slots.map(darkened) };
}

function darkened(slot: SlotView): SlotView {
  const [first, second] = slot.planes;
  return {
    ...slot,
    planes: ['0'.repeat(first.length), '0'.repeat(second.length)],
    ...{ shows: 'dark', value: 0, mark: '', tumbling: false, breathing: false },
  };
}
