/** Players, totals, dice and rolls left, over somebody's picture. Nothing else, and nothing at all while nobody plays. */

import { ranking } from '../card/ranking.ts';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import { connectionOf, type PageState } from '../link/page-state.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { Announcer } from '../parts/feed-list.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { GameMarks } from '../parts/head.tsx';
import { SealMark } from '../parts/seal-mark.tsx';
import { SeatEmblem } from '../parts/seat-mark.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import type { OverlayLook, WrongParameter } from './look.ts';
import { OverlayNews } from './news.tsx';
import { WrongAddress } from './wrong-address.tsx';

interface Props {
  readonly state: PageState;
  readonly look: OverlayLook;
  readonly wrong: readonly WrongParameter[];
}

export function OverlayPage({ state, look, wrong }: Props) {
  const { snapshot } = state;
  const plays = snapshot?.screen === 'turn' || snapshot?.screen === 'over';
  if (wrong.length === 0 && !plays) return null;
  return (
    <>
      <WrongAddress wrong={wrong} />
      {snapshot !== undefined && plays && <Panel state={state} snapshot={snapshot} look={look} />}
    </>
  );
}

function Panel({
  state,
  snapshot,
  look: { layout, theme, parts },
}: Pick<Props, 'state' | 'look'> & { snapshot: ToldSnapshot }) {
  const isOver = snapshot.screen === 'over';
  return (
    <main class="overlay" data-layout={layout} data-theme={theme} data-calm={state.calm}>
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
      {isOver && parts.includes('winner') && <Winner snapshot={snapshot} />}
      {layout === 'lower' && !isOver && <Turn snapshot={snapshot} />}
      {parts.includes('players') && <Players snapshot={snapshot} />}
      {!isOver && parts.includes('dice') && (
        <div class="overlay-table">
          <DicePanel snapshot={snapshot} presses={undefined} calm={state.calm} />
          <RollsLeftPips snapshot={snapshot} />
        </div>
      )}
      {parts.includes('odds') && <WinOdds snapshot={snapshot} whole mostNeeds={1} />}
      {parts.includes('news') && <OverlayNews snapshot={snapshot} />}
      <Announcer feed={snapshot.feed} />
    </main>
  );
}

/** Of a lower third: whose turn it is, coming in anew at every change. */
function Turn({ snapshot }: { snapshot: ToldSnapshot }) {
  const turn = snapshot.players.findIndex(({ current }) => current);
  const player = snapshot.players[turn];
  if (player === undefined) return null;
  return (
    <p class="overlay-turn" key={`${snapshot.game} ${turn}`}>
      <Fitted class="overlay-turn-name">
        <SeatEmblem snapshot={snapshot} player={turn} />
        {player.name}
      </Fitted>
      <strong>{TEXTS.number(player.total)}</strong>
    </p>
  );
}

function Winner({ snapshot: { players } }: { snapshot: ToldSnapshot }) {
  const winners = players.filter(({ winner }) => winner);
  const [first] = winners;
  if (first === undefined) return null;
  const word = winners.length > 1 ? BIG_WORDS.sharedWin : players.length > 1 ? TEXTS.winner : TEXTS.gameOver;
  return (
    <p class="overlay-winner">
      <span>★ {word}</span>
      <strong>{BIG_WORDS.names(winners.map(({ name }) => name))}</strong>
      <strong class="overlay-winner-total">{TEXTS.number(first.total)}</strong>
    </p>
  );
}

/** In the order of their turns, and at the end in that of their places. */
function Players({ snapshot }: { snapshot: ToldSnapshot }) {
  const { players, screen } = snapshot;
  const ranks = [...ranking(snapshot)];
  if (screen === 'over') ranks.sort((a, b) => a.place - b.place);
  return (
    <ol class="overlay-players" data-players={players.length} aria-label={TEXTS.standings}>
      {ranks.map(({ player, place }) => {
        const { name = '', total = 0, current, winner } = players[player] ?? {};
        return (
          <li key={player} data-current={current} data-winner={winner} data-leads={place === 1 && total > 0}>
            <span class="one-line overlay-name">
              <SeatEmblem snapshot={snapshot} player={player} />
              {name}
            </span>
            <span class="overlay-total">{TEXTS.number(total)}</span>
          </li>
        );
      })}
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
