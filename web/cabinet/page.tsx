/** The page: the table as everybody in the room may see it, and its buttons for those who may press them. */
import type { Snapshot } from '../../src/server/messages.ts';
import { Deck, Lever } from '../controls.tsx';
import { DicePanel } from '../dice-panel.tsx';
import { Race } from '../farkle-panel.tsx';
import type { Hands } from '../hands.ts';
import { connectionOf, type PageState } from '../page-state.ts';
import { Paper, paperKind } from '../paper.tsx';
import { SegmentDisplay } from '../segment-display.tsx';
import { Standings } from '../standings.tsx';
import { TEXTS } from '../texts.ts';
import { TypedDice } from '../typed-dice.tsx';

export function Page({ state, hands }: { state: PageState; hands: Hands | undefined }) {
  const { snapshot, mayAct } = state;
  const own = mayAct ? hands : undefined;
  return (
    <div
      class="page"
      data-may-act={mayAct}
      data-screen={snapshot?.screen}
      data-paper={snapshot && paperKind(snapshot)}
    >
      <Header state={state} />
      <Trouble state={state} />
      {snapshot === undefined ? (
        <p class="waiting">{TEXTS.connecting}</p>
      ) : (
        <>
          <Marks snapshot={snapshot} />
          <main class="main">
            <Cabinet snapshot={snapshot} state={state} hands={own} />
            <Paper snapshot={snapshot} hands={own} />
          </main>
        </>
      )}
    </div>
  );
}

/** A game that is played, or waits, or has just ended. */
function isOnTable(snapshot: Snapshot): boolean {
  const kind = paperKind(snapshot);
  return kind === 'card' || kind === 'farkle';
}

/** What nobody may overlook about this game. */
function Marks({ snapshot: { rehearsal, corrected, setup } }: { snapshot: Snapshot }) {
  // The marks of the last game are not those of the next one.
  const rehearses = setup === null ? rehearsal : setup.rehearsal;
  const corrects = setup === null && corrected;
  if (!rehearses && !corrects) return null;
  return (
    <div class="marks">
      {rehearses && <p data-mark="rehearsal">{TEXTS.rehearsal}</p>}
      {corrects && <p data-mark="corrected">{TEXTS.corrected}</p>}
    </div>
  );
}

function Header({ state }: { state: PageState }) {
  const { snapshot, ageMs = 0 } = state;
  const connection = connectionOf(state);
  return (
    <header class="head">
      <h1 class="marquee">{TEXTS.title}</h1>
      {snapshot !== undefined && isOnTable(snapshot) && (
        <p class="facts">
          <span class="fact-rules">{snapshot.rules}</span>
          <span>{TEXTS.round(snapshot.round, snapshot.rounds)}</span>
        </p>
      )}
      {snapshot !== undefined && isOnTable(snapshot) && <Fairness snapshot={snapshot} />}
      <p class="badge" data-connection={connection} data-age={Math.floor(ageMs / 1000)}>
        {connection === 'live'
          ? TEXTS.live
          : connection === 'stale'
            ? TEXTS.age(Math.floor(ageMs / 1000))
            : '…'}
      </p>
    </header>
  );
}

/** What fixed the dice before anybody saw them. */
function Fairness({ snapshot: { rules, seal, cut } }: { snapshot: Snapshot }) {
  return (
    <p class="fairness">
      <span class="fairness-rules" aria-hidden="true">
        {rules}
      </span>
      <span class="fact-seal" title={TEXTS.sealHint}>
        {TEXTS.seal} <code>{seal}</code>
      </span>
      <span class="fact-cut" title={TEXTS.cutHint}>
        {TEXTS.cut} <code>{cut || TEXTS.noCut}</code>
      </span>
    </p>
  );
}

/** What stands between the page and the truth: old data, a missing board, a fault. */
function Trouble({ state }: { state: PageState }) {
  const { snapshot, ageMs = 0 } = state;
  const stale = connectionOf(state) === 'stale' ? TEXTS.stale(Math.floor(ageMs / 1000)) : '';
  const away = snapshot !== undefined && snapshot.board.state !== 'ready' ? TEXTS.boardAway : '';
  const text = stale || snapshot?.fault || away;
  return (
    <div class="trouble" role="status" hidden={!text}>
      {text}
    </div>
  );
}

interface CabinetProps {
  readonly snapshot: Snapshot;
  readonly state: PageState;
  readonly hands: Hands | undefined;
}

function Cabinet({ snapshot, state, hands }: CabinetProps) {
  const message = state.warning || snapshot.message;
  const presses = hands?.presses;
  return (
    <div class="cabinet" data-typing={hands !== undefined && snapshot.typedDice > 0}>
      <div class="screen">
        <SegmentDisplay text={snapshot.display} />
        <RollsLeft snapshot={snapshot} />
      </div>
      <DicePanel snapshot={snapshot} presses={presses} calm={state.calm} />
      {presses !== undefined && <Lever presses={presses} />}
      {presses !== undefined && <Deck presses={presses} />}
      <div class="status">
        <p class="turn" data-turn>
          {headline(snapshot)}
        </p>
        <p
          class="message"
          data-message={message}
          data-warning={state.warning !== ''}
          role="status"
          aria-live="polite"
        >
          {message}
        </p>
        {hands !== undefined && snapshot.typedDice > 0 && (
          <TypedDice
            key={`${snapshot.game} ${snapshot.round} ${snapshot.rollsTaken}`}
            dice={snapshot.typedDice}
            hands={hands}
          />
        )}
      </div>
      <Totals snapshot={snapshot} />
    </div>
  );
}

/** Of the game that is on the table; between games the paper has those of the last one. */
function Totals({ snapshot }: { snapshot: Snapshot }) {
  const { players, farkle } = snapshot;
  const kind = paperKind(snapshot);
  if (kind === 'farkle' && farkle !== null) return <Race players={players} farkle={farkle} />;
  return kind === 'card' ? <Standings players={players} /> : null;
}

function RollsLeft({ snapshot }: { snapshot: Snapshot }) {
  const { screen, rollsTaken, rollsLeft, farkle } = snapshot;
  if (screen !== 'turn') return null;
  if (farkle !== null) {
    const points = farkle.turnPoints + (farkle.pickedPoints ?? 0);
    return (
      <p class="rolls turn-points">
        <strong>{TEXTS.farkle.number(points)}</strong> {TEXTS.inThisTurn}
      </p>
    );
  }
  if (rollsLeft === null) return <p class="rolls">{TEXTS.rollsWithoutLimit}</p>;
  const lamps = Array.from({ length: rollsTaken + rollsLeft }, (_, index) => index < rollsLeft);
  return (
    <p class="rolls" data-rolls-left={rollsLeft}>
      <span class="lamps" aria-hidden="true">
        {lamps.map((lit, index) => (
          <span class="lamp" key={index} data-lit={lit} />
        ))}
      </span>
      <span class="rolls-word">{TEXTS.rollsLeft(rollsLeft)}</span>
    </p>
  );
}

/** What is going on, in a word: the message below it says the rest. */
function headline({ screen, players }: Snapshot): string {
  switch (screen) {
    case 'turn':
      return players.find(({ current }) => current)?.name ?? '';
    case 'setup':
      return TEXTS.setup;
    case 'over':
      return TEXTS.gameOver;
    case 'attract':
      return TEXTS.noGame;
    default:
      return screen satisfies never;
  }
}
