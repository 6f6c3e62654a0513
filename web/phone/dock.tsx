/** Dice, rolls left, whose turn and what to do: always in view, whatever part of the page is open. */

import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { CoachSays } from '../parts/coach.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { headline } from '../parts/head.tsx';
import { MenuList } from '../parts/menu-list.tsx';
import { isTakenBack } from '../parts/wrong-box.ts';
import { TEXTS } from '../texts/live.ts';

export function Dock({ snapshot, calm }: { snapshot: ToldSnapshot; calm: boolean }) {
  return (
    <section class="dock night" aria-label={TEXTS.table}>
      <div class="dock-line row">
        <p class="turn" data-turn>
          <Fitted>{headline(snapshot)}</Fitted>
        </p>
        <RollsLeftPips snapshot={snapshot} />
      </div>
      <DicePanel snapshot={snapshot} presses={undefined} calm={calm} />
      <div class="dock-words">
        <p class="message" data-message={snapshot.message} role="status" aria-live="polite">
          {snapshot.message}
        </p>
        {isTakenBack(snapshot) && <p class="coach">{TEXTS.wrongBox}</p>}
      </div>
      <CoachSays verdict={snapshot.verdict} />
      <MenuList menu={snapshot.menu} />
      <WinOdds snapshot={snapshot} />
    </section>
  );
}
