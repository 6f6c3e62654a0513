/** Players, totals, dice and rolls left, over somebody's picture. Nothing else, and nothing at all while nobody plays. */

import { reaches } from '../card/reach.ts';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import { useFacts } from '../link/facts-store.ts';
import { connectionOf, type PageState } from '../link/page-state.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { Announcer } from '../parts/feed-list.tsx';
import { GameMarks } from '../parts/head.tsx';
import { SealMark } from '../parts/seal-mark.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { useLeaving } from './leaving.ts';
import { OverlayLines } from './lines.tsx';
import type { OverlayLook, WrongParameter } from './look.ts';
import { Players, TurnPlate, Winner } from './players.tsx';
import { ScoredStrip } from './strip.tsx';
import { WrongAddress } from './wrong-address.tsx';

interface Props {
  readonly state: PageState;
  readonly look: OverlayLook;
  readonly wrong: readonly WrongParameter[];
  /** Nobody plays: what is shown is made up, and says so. */
  readonly isExample: boolean;
}

export function OverlayPage({ state, look, wrong, isExample }: Props) {
  const { snapshot } = state;
  const facts = useFacts(snapshot?.epoch);
  const plays = snapshot?.screen === 'turn' || snapshot?.screen === 'over';
  const panel = useLeaving(plays ? snapshot : undefined, !state.calm);
  if (wrong.length === 0 && panel.shown === undefined) return null;
  return (
    <>
      <WrongAddress wrong={wrong} />
      {isExample && <p class="overlay-example">{BIG_WORDS.example.name}</p>}
      {panel.shown !== undefined && (
        <main
          class="overlay"
          data-layout={look.layout}
          data-theme={look.theme}
          data-calm={state.calm}
          data-leaves={panel.leaves}
          onAnimationEnd={panel.ended}
        >
          <Panel state={state} snapshot={panel.shown} look={look} facts={facts} />
        </main>
      )}
    </>
  );
}

function Panel({
  state,
  snapshot,
  look: { layout, parts },
  facts,
}: Pick<Props, 'state' | 'look'> & { snapshot: ToldSnapshot; facts: ToldFacts | undefined }) {
  const isOver = snapshot.screen === 'over';
  const names = isOver && parts.includes('winner');
  return (
    <>
      {parts.includes('news') && <ScoredStrip snapshot={snapshot} calm={state.calm} />}
      <h1 class="hidden-text">{TEXTS.title}</h1>
      {parts.includes('head') && (
        <div class="overlay-head">
          <span class="one-line overlay-rules">{snapshot.rules}</span>
          <span class="overlay-round">{TEXTS.round(snapshot.round, snapshot.rounds)}</span>
          <SealMark snapshot={snapshot} />
          <Age state={state} />
        </div>
      )}
      <GameMarks snapshot={snapshot} />
      {names && <Winner snapshot={snapshot} />}
      {layout === 'lower' && !isOver && <TurnPlate snapshot={snapshot} />}
      {parts.includes('players') && <Players snapshot={snapshot} without={names} />}
      {!isOver && parts.includes('dice') && (
        <div class="overlay-table">
          <DicePanel snapshot={snapshot} calm={state.calm} />
          <RollsLeftPips snapshot={snapshot} />
        </div>
      )}
      {parts.includes('odds') && <WinOdds snapshot={snapshot} whole mostNeeds={1} />}
      <OverlayLines
        snapshot={snapshot}
        parts={parts}
        reaches={reaches(snapshot, facts?.rules[snapshot.rulesId]?.reach)}
      />
      <Announcer feed={snapshot.feed} />
    </>
  );
}

/** Old scores say how old they are; a stream gets no error box. */
function Age({ state }: { state: PageState }) {
  const seconds = Math.floor((state.ageMs ?? 0) / 1000);
  return (
    <span class="overlay-age" data-connection={connectionOf(state)} data-age={seconds}>
      {connectionOf(state) === 'stale' ? TEXTS.age(seconds) : ''}
    </span>
  );
}
