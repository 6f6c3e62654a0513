/** What every page says about itself: how old its data is, what is wrong, what kind of game this is. */

import { connectionOf, type PageState } from '../link/page-state.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

/** Live, or how many seconds old; dots until anything has come. */
export function Badge({ state }: { state: Pick<PageState, 'ageMs'> }) {
  const seconds = Math.floor((state.ageMs ?? 0) / 1000);
  const connection = connectionOf(state);
  return (
    <p class="badge row" data-connection={connection} data-age={seconds}>
      {connection === 'live' ? TEXTS.live : connection === 'stale' ? TEXTS.age(seconds) : '…'}
    </p>
  );
}

/** What stands between the page and the truth: old data, a fault. Guests read neither port nor advice. */
export function TroubleBanner({ state, guests = false }: { state: PageState; guests?: boolean }) {
  const { snapshot, ageMs = 0 } = state;
  const stale = connectionOf(state) === 'stale' ? TEXTS.stale(Math.floor(ageMs / 1000)) : '';
  const text = stale || (guests ? snapshot?.guestsFault : snapshot?.fault);
  return (
    <div class="trouble" role="status" hidden={!text} data-stale={stale !== ''}>
      {text}
    </div>
  );
}

/** What nobody may overlook about this game. */
export function GameMarks({ snapshot }: { snapshot: ToldSnapshot }) {
  const { screen, rehearsal, lesson, corrected, setup } = snapshot;
  const left = screen === 'attract' && lesson === true;
  // The marks of the last game are not those of the next one.
  const rehearses = setup === null ? rehearsal && !left : setup.rehearsal;
  // Nobody plays in attract: what was corrected is marked where results are listed.
  const corrects = setup === null && screen !== 'attract' && corrected;
  if (!rehearses && !corrects) return null;
  return (
    <div class="marks">
      {rehearses && (
        <p data-mark="rehearsal">{setup === null && lesson === true ? TEXTS.lesson : TEXTS.rehearsal}</p>
      )}
      {corrects && <p data-mark="corrected">{TEXTS.corrected}</p>}
    </div>
  );
}

/** Of the seal, those that the table's display shows too: enough to call it by, and not to prove it. */
export const HANDLE_DIGITS = 8;

/** What fixed the dice before anybody saw them. */
export function Fairness({ snapshot }: { snapshot: ToldSnapshot }) {
  return (
    <p class="fairness">
      <span class="one-line fairness-rules" aria-hidden="true">
        {snapshot.rules}
      </span>
      <SealFacts snapshot={snapshot} />
    </p>
  );
}

/** Handle and cut. */
export function SealFacts({ snapshot: { seal, cut } }: { snapshot: ToldSnapshot }) {
  return (
    <>
      <span class="fact-seal" title={TEXTS.sealHint}>
        {TEXTS.seal} <code>{seal.slice(0, HANDLE_DIGITS)}</code>
      </span>
      <span class="one-line fact-cut" data-cut={cut} title={TEXTS.cutHint}>
        {TEXTS.cut} <code>{cut || TEXTS.noCut}</code>
      </span>
    </>
  );
}

/** What is going on, in a word: the message says the rest. */
export function headline({ screen, status, players, board, serving }: ToldSnapshot): string {
  switch (screen) {
    case 'turn':
      return callOf(players.find(({ current }) => current));
    case 'setup':
      return TEXTS.setup;
    case 'over': {
      const [winner, ...others] = players.filter((player) => player.winner);
      const isWon = winner !== undefined && others.length === 0 && players.length > 1;
      return isWon ? `★ ${winner.name}` : TEXTS.gameOver;
    }
    case 'attract':
      if (status === 'playing') return TEXTS.gameWaits;
      // Without a board, or in service, nobody can play.
      return board.state === 'ready' && serving !== true ? TEXTS.noGame : TEXTS.title;
    default:
      return screen satisfies never;
  }
}

/** Of a team, who of it is on, too. */
function callOf(player: ToldSnapshot['players'][number] | undefined): string {
  if (player === undefined) return '';
  return player.mate === undefined ? player.name : `${player.name} · ${player.mate}`;
}
