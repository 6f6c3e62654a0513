/** Players, totals, dice and rolls left, over somebody's picture. Nothing else, and nothing at all while nobody plays. */

import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import { connectionOf, type PageState } from '../link/page-state.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { Announcer } from '../parts/feed-list.tsx';
import { GameMarks } from '../parts/head.tsx';
import { SealMark } from '../parts/seal-mark.tsx';
import { TEXTS } from '../texts/live.ts';

export interface OverlayLook {
  readonly layout: 'compact' | 'wide';
  readonly theme: 'dark' | 'light';
  /** Percent. */
  readonly scale: number;
  /** The chances to win. */
  readonly odds: boolean;
}

const SCALES = { least: 50, most: 300 } as const;

/** What the address asks for; what makes no sense there is left at its default. */
export function readLook(search: string): OverlayLook {
  const asked = new URLSearchParams(search);
  const scale = Number(asked.get('scale') ?? 100);
  return {
    layout: asked.get('layout') === 'wide' ? 'wide' : 'compact',
    theme: asked.get('theme') === 'light' ? 'light' : 'dark',
    odds: asked.get('odds') === '1',
    scale: scale >= SCALES.least && scale <= SCALES.most ? scale : 100,
  };
}

export function OverlayPage({ state, look }: { state: PageState; look: OverlayLook }) {
  const { snapshot } = state;
  if (snapshot === undefined || (snapshot.screen !== 'turn' && snapshot.screen !== 'over')) return null;
  return (
    <main class="overlay" data-layout={look.layout} data-theme={look.theme}>
      <h1 class="hidden-text">{TEXTS.title}</h1>
      <div class="overlay-head">
        <span class="one-line overlay-rules">{snapshot.rules}</span>
        <span class="overlay-round">{TEXTS.round(snapshot.round, snapshot.rounds)}</span>
        <SealMark snapshot={snapshot} />
        <Age state={state} />
      </div>
      <GameMarks snapshot={snapshot} />
      <Players snapshot={snapshot} />
      {snapshot.screen === 'turn' && (
        <div class="overlay-table">
          <DicePanel snapshot={snapshot} presses={undefined} calm={state.calm} />
          <RollsLeftPips snapshot={snapshot} />
        </div>
      )}
      {look.odds && <WinOdds snapshot={snapshot} whole />}
      <p class="overlay-news">{snapshot.feed[snapshot.feed.length - 1] ?? ''}</p>
      <Announcer feed={snapshot.feed} />
    </main>
  );
}

function Players({ snapshot: { players } }: { snapshot: ToldSnapshot }) {
  return (
    <ol class="overlay-players" data-players={players.length} aria-label={TEXTS.standings}>
      {players.map(({ name, total, current, winner }) => (
        <li key={name} data-current={current} data-winner={winner}>
          <span class="one-line overlay-name">{name}</span>
          <span class="overlay-total">{TEXTS.number(total)}</span>
        </li>
      ))}
    </ol>
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
