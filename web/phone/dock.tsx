/** Dice, rolls left, whose turn and what to do: always in view, whatever part of the page is open. */
import type { ComponentChildren } from 'preact';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { headline } from '../parts/head.tsx';
import { ToldLines } from '../parts/told-lines.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly calm: boolean;
  /** Beside whose turn it is. */
  readonly children: ComponentChildren;
}

export function Dock({ snapshot, calm, children }: Props) {
  return (
    <section class="dock night" aria-label={TEXTS.table}>
      <div class="dock-line row">
        <p class="turn" data-turn>
          <Fitted class={nameClass(headline(snapshot), 'turn-name')}>{headline(snapshot)}</Fitted>
        </p>
        {children}
        <RollsLeftPips snapshot={snapshot} />
      </div>
      <DicePanel snapshot={snapshot} calm={calm} />
      <ToldLines snapshot={snapshot} message={snapshot.message} watches />
      <WinOdds snapshot={snapshot} />
    </section>
  );
}
