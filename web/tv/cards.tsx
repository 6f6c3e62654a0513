/** All full cards, for a while between rounds and at the end; dice and message stay in view. */

import { Race, Sheet } from '../card/farkle-panel.tsx';
import { DicePanel } from '../dice/dice-panel.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { CoachSays } from '../parts/coach.tsx';
import { CardTable } from './card-table.tsx';
import { TurnLine } from './play.tsx';

export function AllCards({ snapshot, calm }: { snapshot: ToldSnapshot; calm: boolean }) {
  const { card, farkle, players } = snapshot;
  return (
    <div class="tv-cards filling">
      <div class="tv-strip row">
        <DicePanel snapshot={snapshot} presses={undefined} calm={calm} />
        <div class="tv-strip-words">
          <TurnLine snapshot={snapshot} />
          <p class="tv-message" data-message={snapshot.message} role="status">
            {snapshot.message}
          </p>
          <CoachSays verdict={snapshot.verdict} />
        </div>
      </div>
      {card !== null && <CardTable snapshot={snapshot} card={card} />}
      {farkle !== null && (
        <section class="farkle tv-farkle-cards filling">
          <Race players={players} farkle={farkle} />
          <Sheet players={players} farkle={farkle} rows={10} />
        </section>
      )}
    </div>
  );
}
