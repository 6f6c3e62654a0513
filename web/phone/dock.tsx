/** Dice, rolls left, whose turn and what to do: always in view, whatever part of the page is open. */
import { ranking } from '../card/ranking.ts';
import type { Reach } from '../card/reach.ts';
import { noteOf } from '../card/standings.tsx';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { headline } from '../parts/head.tsx';
import { ToldLines } from '../parts/told-lines.tsx';
import { TEXTS } from '../texts/live.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly calm: boolean;
  /** What each card can still bring; left out: nobody knows. */
  readonly reaches: readonly Reach[] | undefined;
}

export function Dock({ snapshot, calm, reaches }: Props) {
  const turn = snapshot.screen === 'turn' ? snapshot.players.findIndex(({ current }) => current) : -1;
  const note = noteOf(ranking(snapshot, reaches)[turn], snapshot.players.length);
  return (
    <section class="dock night" aria-label={TEXTS.table}>
      <div class="dock-line row">
        <p class="turn" data-turn>
          <Fitted>{headline(snapshot)}</Fitted>
        </p>
        <p class="turn-note" data-note>
          <Fitted>{note}</Fitted>
        </p>
        <RollsLeftPips snapshot={snapshot} />
      </div>
      <DicePanel snapshot={snapshot} presses={undefined} calm={calm} />
      <ToldLines snapshot={snapshot} message={snapshot.message} />
      <WinOdds snapshot={snapshot} />
    </section>
  );
}
