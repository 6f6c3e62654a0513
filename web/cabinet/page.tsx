/** The on-screen cabinet: the table as everybody in the room may see it, and its buttons for those who may press them. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Race } from '../card/farkle-panel.tsx';
import { Paper } from '../card/paper.tsx';
import { paperKind } from '../card/paper-kind.ts';
import { reaches } from '../card/reach.ts';
import { Standings } from '../card/standings.tsx';
import { CoinDoorPanel } from '../controls/coin-door-panel.tsx';
import { Deck, HoldButton, Lever } from '../controls/controls.tsx';
import type { ControlSender } from '../controls/hands.ts';
import { TypedDiceForm } from '../controls/typed-dice.tsx';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import { SegmentDisplay } from '../dice/segment-display.tsx';
import type { Gamepads } from '../gamepads/gamepads.ts';
import { WhenOpen } from '../gamepads/when-open.tsx';
import { useFacts } from '../link/facts-store.ts';
import type { PageState } from '../link/page-state.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { Announcer } from '../parts/feed-list.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { Badge, Fairness, GameMarks, headline, TroubleBanner } from '../parts/head.tsx';
import { NameField } from '../parts/name-field.tsx';
import { ToldLines } from '../parts/told-lines.tsx';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { PANEL_WORDS } from '../texts/cabinet-page.ts';
import { TEXTS } from '../texts/live.ts';
import { asOnBoard } from './as-on-board.ts';
import { RulesButton, RulesWhenAsked } from './rules-entry.tsx';

interface Props {
  readonly state: PageState;
  readonly hands: ControlSender;
  /** Why this browser may only watch, or an empty string. */
  readonly denied: string;
  /** Whether the table is heard here. */
  readonly sound: boolean;
  switchSound(): void;
  readonly gamepads: Gamepads;
}

export function Page({ state, hands, denied, sound, switchSound, gamepads }: Props) {
  const { snapshot, mayAct } = state;
  const [mapping, open] = useState(false);
  const openPads = () => open(true);
  const [asking, openRules] = useState(false);
  const facts = useFacts(snapshot?.epoch);
  const own = mayAct ? hands : undefined;
  return (
    <div
      class="page"
      data-may-act={mayAct}
      data-screen={snapshot?.screen}
      data-paper={snapshot && paperKind(snapshot)}
    >
      <TroubleBanner state={state} />
      <Header state={state}>
        {mayAct && (
          <>
            {snapshot !== undefined && <RulesButton open={() => openRules(true)} />}
            {snapshot?.game !== null && (
              <button
                type="button"
                class="menu-button"
                data-opens-menu
                // A mouse must not take the focus here, or Space would open it again instead of taking a line.
                onMouseDown={(event) => event.preventDefault()}
              >
                {TEXTS.menu}
              </button>
            )}
            {gamepads.pads.length > 0 && (
              <button
                type="button"
                class="sound-switch"
                data-gamepads={gamepads.pads.length}
                onClick={openPads}
              >
                {PANEL_WORDS.gamepad}
              </button>
            )}
            <SoundSwitch on={sound} switchIt={switchSound} />
          </>
        )}
      </Header>
      {snapshot === undefined ? (
        <main class="waiting">{TEXTS.connecting}</main>
      ) : (
        <>
          <GameMarks snapshot={snapshot} />
          {!mayAct && <Watching denied={snapshot.board.emulated ? denied : PANEL_WORDS.realButtons} />}
          <main class="main filling">
            <Cabinet snapshot={snapshot} state={state} hands={own} facts={facts} />
            <Paper snapshot={snapshot} hands={own} facts={facts} openPads={openPads} />
          </main>
          <Announcer feed={snapshot.feed} />
          {asking && <RulesWhenAsked snapshot={snapshot} facts={facts} close={() => openRules(false)} />}
          {mapping && <WhenOpen gamepads={gamepads} close={() => open(false)} />}
        </>
      )}
    </div>
  );
}

/** A game that is played, or waits, or has just ended. */
function isOnTable(snapshot: ToldSnapshot): boolean {
  const kind = paperKind(snapshot);
  return kind === 'card' || kind === 'farkle';
}

/** Who came here to press buttons and may not is told why, and where to watch. */
function Watching({ denied }: { denied: string }) {
  if (denied === '') return null;
  return (
    <p class="watching">
      {denied} <a href="/">{PANEL_WORDS.watch}</a>
    </p>
  );
}

/** Facts of a game have their room before it, so that nothing moves when it begins. */
function Header({ state, children }: { state: PageState; children: ComponentChildren }) {
  const { snapshot } = state;
  const game = snapshot !== undefined && isOnTable(snapshot) ? snapshot : undefined;
  return (
    <header class="head row">
      <h1 class="marquee">{TEXTS.title}</h1>
      <p class="facts">
        {game && (
          <>
            <span class="fact-rules">{game.rules}</span>
            <span>{TEXTS.round(game.round, game.rounds)}</span>
          </>
        )}
      </p>
      {game ? <Fairness snapshot={game} /> : <p class="fairness" />}
      {children}
      <Badge state={state} />
    </header>
  );
}

interface CabinetProps {
  readonly snapshot: ToldSnapshot;
  readonly state: PageState;
  /** Undefined until they are there. */
  readonly facts: ToldFacts | undefined;
  readonly hands: ControlSender | undefined;
}

function Cabinet({ snapshot, state, hands, facts }: CabinetProps) {
  const message = state.warning || snapshot.message;
  const presses = hands?.presses;
  const rules = facts?.rules[snapshot.rulesId];
  const door = snapshot.board.coinDoor;
  const seen = asOnBoard(snapshot);
  return (
    <div
      class="cabinet night"
      data-door={door === undefined ? undefined : true}
      data-typing={hands !== undefined && snapshot.typedDice > 0}
    >
      <div class="screen row">
        <SegmentDisplay text={seen.display} />
        <RollsLeftPips snapshot={snapshot} />
      </div>
      <DicePanel
        snapshot={seen}
        hold={presses && ((slot, index) => <HoldButton slot={slot} index={index} presses={presses} />)}
        calm={state.calm}
      />
      {presses !== undefined && <Lever presses={presses} />}
      {presses !== undefined && <Deck presses={presses} />}
      {hands !== undefined && door !== undefined && <CoinDoorPanel door={door} hands={hands} />}
      <div class="status">
        <p class="turn" data-turn>
          <Fitted>{headline(snapshot)}</Fitted>
        </p>
        <ToldLines snapshot={snapshot} message={message} warns={state.warning !== ''} />
        {snapshot.shownBox !== null && (
          <p class="shown-rule">
            <Fitted>{rules?.boxes[snapshot.shownBox.row]}</Fitted>
          </p>
        )}
        {snapshot.fameName !== undefined && (
          <div class="fame-name">
            <NameField
              key={snapshot.fameName.player}
              player={snapshot.fameName.player}
              name={snapshot.players[snapshot.fameName.player]?.name ?? ''}
              spelled={snapshot.fameName}
              hands={hands}
            />
          </div>
        )}
        {hands !== undefined && snapshot.typedDice > 0 && (
          <TypedDiceForm
            key={`${snapshot.game} ${snapshot.round} ${snapshot.rollsTaken}`}
            dice={snapshot.typedDice}
            hands={hands}
          />
        )}
      </div>
      <Totals snapshot={snapshot} facts={facts} />
    </div>
  );
}

/** Of the game that is on the table; between games the paper has those of the last one. */
function Totals({ snapshot, facts }: Pick<CabinetProps, 'snapshot' | 'facts'>) {
  const { players, farkle } = snapshot;
  const kind = paperKind(snapshot);
  if (kind === 'farkle' && farkle !== null) return <Race players={players} farkle={farkle} />;
  if (kind !== 'card') return null;
  return <Standings snapshot={snapshot} reaches={reaches(snapshot, facts?.rules[snapshot.rulesId]?.reach)} />;
}
