/** Sign-in first; then one tab for each thing to look after. */
import { useState } from 'preact/hooks';
import { TopBar } from '../parts/top-bar.tsx';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { AuditsPanel } from './audits-panel.tsx';
import { BoardPanel } from './board-panel.tsx';
import { FamePanel } from './fame-panel.tsx';
import { FaultInForce } from './fault-in-force.tsx';
import { GamePanel } from './game-panel.tsx';
import { type Live, useLive } from './live.ts';
import { NewGamePanel } from './new-game.tsx';
import { type Operator, type Told, useOperator } from './operator.ts';
import { ServicePanel } from './service-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { SignInForm } from './sign-in.tsx';
import { StoragePanel } from './storage-panel.tsx';

const TABS = ['game', 'newGame', 'fame', 'board', 'service', 'audits', 'storage', 'settings'] as const;
type Tab = (typeof TABS)[number];

export function OperatorPage() {
  const operator = useOperator();
  const { who } = operator;
  if (who === undefined) {
    return (
      <div class="desk">
        <TopBar here="/operator" />
        <p class="desk-main quiet" role="status">
          {OPERATOR_WORDS.loading}
        </p>
      </div>
    );
  }
  return who === null ? <SignInForm operator={operator} /> : <Desk operator={operator} who={who} />;
}

function Desk({ operator, who }: { operator: Operator; who: string }) {
  const [tab, setTab] = useState<Tab>('game');
  const live = useLive();
  return (
    <div class="desk" data-who={who}>
      <TopBar here="/operator">
        <LiveBadge live={live} />
        <span class="one-line quiet who">{who}</span>
        <button type="button" class="small" onClick={operator.signOut}>
          {OPERATOR_WORDS.signIn.out}
        </button>
      </TopBar>
      <Tabs
        tab={tab}
        choose={(next) => {
          operator.clear();
          setTab(next);
        }}
      />
      <main class="desk-main">
        <Said told={operator.told} />
        <FaultInForce operator={operator} live={live} />
        <div class="tab-panel" id="tab" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          <Panel tab={tab} operator={operator} live={live} started={() => setTab('game')} />
        </div>
      </main>
    </div>
  );
}

interface PanelProps {
  readonly tab: Tab;
  readonly operator: Operator;
  readonly live: Live;
  readonly started: () => void;
}

function Panel({ tab, operator, live, started }: PanelProps) {
  switch (tab) {
    case 'game':
      return <GamePanel operator={operator} live={live} />;
    case 'newGame':
      return <NewGamePanel operator={operator} started={started} />;
    case 'fame':
      return <FamePanel operator={operator} moment={live.moment} />;
    case 'board':
      return <BoardPanel operator={operator} />;
    case 'service':
      return <ServicePanel operator={operator} />;
    case 'audits':
      return <AuditsPanel operator={operator} />;
    case 'storage':
      return <StoragePanel operator={operator} />;
    case 'settings':
      return <SettingsPanel operator={operator} />;
    default:
      return tab satisfies never;
  }
}

/** As the ARIA practices have it: one stop for the tab key, arrows walk. */
function Tabs({ tab, choose }: { tab: Tab; choose: (tab: Tab) => void }) {
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? tab;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={OPERATOR_WORDS.tabs.label}>
      {TABS.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === tab}
          aria-controls="tab"
          tabIndex={name === tab ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={walk}
        >
          {OPERATOR_WORDS.tabs[name]}
        </button>
      ))}
    </div>
  );
}

/** Told to screen readers as soon as it changes, so the place is there before the words. */
function Said({ told }: { told: Told | undefined }) {
  return (
    <div class="said" role="status" aria-live="polite">
      {told !== undefined && (
        <p class="told" data-kind={told.kind}>
          <strong>{told.kind === 'done' ? '✓' : `✗ ${OPERATOR_WORDS.trouble}`}</strong>
          {told.text}
        </p>
      )}
    </div>
  );
}

function LiveBadge({ live: { connection, ageMs } }: { live: Live }) {
  const text =
    connection === 'live'
      ? OPERATOR_WORDS.live
      : connection === 'stale'
        ? OPERATOR_WORDS.stale(Math.floor(ageMs / 1000))
        : OPERATOR_WORDS.connecting;
  return (
    <span class="mark live-badge" data-connection={connection}>
      {text}
    </span>
  );
}
