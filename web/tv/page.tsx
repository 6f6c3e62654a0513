/** The arrangements of the TV, one at a time. */
import { useMemo } from 'preact/hooks';
import { useFacts } from '../link/facts-store.ts';
import { useLater } from '../link/later.ts';
import type { PageState } from '../link/page-state.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { Cheer } from '../parts/cheer.tsx';
import { Announcer } from '../parts/feed-list.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { Badge, GameMarks, TroubleBanner } from '../parts/head.tsx';
import { SealMark } from '../parts/seal-mark.tsx';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { TEXTS } from '../texts/live.ts';
import { AttractLoop } from './attract.tsx';
import { dieSize } from './die-size.ts';
import { driftAt } from './example.ts';
import { TvPlay } from './play.tsx';
import { Saver } from './saver.tsx';
import { CheeredFeats } from './scored.tsx';
import { SetupScreen } from './setup-screen.tsx';
import { type Memory, type Stage, stageOf } from './stage.ts';

/** Of those who wait for a seat, that there is room for. */
const MOST_NEXT = 4;

/** While nobody plays it is night in both colour schemes: light gathers people round what glows. */
const NIGHT: ReadonlySet<Stage['kind']> = new Set(['attract', 'setup']);

interface Props {
  readonly state: PageState;
  readonly memory: Memory | undefined;
  readonly nowMs: number;
  /** Undefined where sounds are on, or nobody wants them. */
  readonly switchSound: (() => void) | undefined;
}

export function TvPage({ state, memory, nowMs, switchSound }: Props) {
  const { snapshot } = state;
  const facts = useFacts(snapshot?.epoch);
  // The end of a game is needed by nobody who comes in before.
  const end = useLater(async () => await import('./winner.tsx'));
  if (snapshot === undefined || memory === undefined) {
    return (
      <div class="tv">
        <TroubleBanner state={state} guests />
        <main class="waiting">{TEXTS.connecting}</main>
      </div>
    );
  }
  const stage = stageOf(snapshot, memory, nowMs);
  return (
    <div
      class={NIGHT.has(stage.kind) ? 'tv night' : 'tv'}
      data-stage={stage.kind}
      data-family={snapshot.farkle === null ? 'five-dice' : 'farkle'}
      style={stage.kind === 'attract' ? driftAt(stage.elapsedMs) : undefined}
    >
      <TvHead state={state} snapshot={snapshot} switchSound={switchSound} />
      <main class="tv-main filling">
        <Arrangement stage={stage} snapshot={snapshot} calm={state.calm} facts={facts} end={end} />
      </main>
      <Announcer feed={snapshot.feed} />
      <Cheer snapshot={snapshot} calm={state.calm}>
        {snapshot.scored && <CheeredFeats scored={snapshot.scored} />}
      </Cheer>
    </div>
  );
}

interface Shown {
  readonly stage: Stage;
  readonly snapshot: ToldSnapshot;
  readonly calm: boolean;
  readonly facts: ToldFacts | undefined;
  readonly end: typeof import('./winner.tsx') | undefined;
}

/** The page is drawn twice a second for its age; what has not changed is not worked out again, which a slow TV feels. */
function Arrangement(shown: Shown) {
  const { stage, snapshot, calm, facts, end } = shown;
  const elapsedMs = stage.kind === 'attract' ? stage.elapsedMs : 0;
  return useMemo(() => arrangement(shown), [stage.kind, elapsedMs, snapshot, calm, facts, end, dieSize()]);
}

function arrangement({ stage, snapshot, calm, facts, end }: Shown) {
  switch (stage.kind) {
    case 'play':
    case 'cards':
      return <TvPlay snapshot={snapshot} facts={facts} calm={calm} all={stage.kind === 'cards'} />;
    case 'winner':
      return end && <end.WinnerScreen snapshot={snapshot} facts={facts} calm={calm || stage.again} />;
    case 'setup':
      return <SetupScreen snapshot={snapshot} facts={facts} calm={calm} />;
    case 'attract':
      return <AttractLoop snapshot={snapshot} facts={facts} calm={calm} elapsedMs={stage.elapsedMs} />;
    case 'saver':
      return <Saver facts={facts} calm={calm} />;
    default:
      return stage satisfies never;
  }
}

/** Game, round, age, and whatever is wrong. */
function TvHead({
  state,
  snapshot,
  switchSound,
}: Pick<Props, 'state' | 'switchSound'> & { snapshot: ToldSnapshot }) {
  const { screen, rules, round, rounds } = snapshot;
  const plays = screen === 'turn' || screen === 'over';
  return (
    <header class="tv-head row">
      <h1 class="tv-title">{plays ? rules : TEXTS.title}</h1>
      {plays && <p class="tv-round">{TEXTS.round(round, rounds)}</p>}
      {plays && <SealMark snapshot={snapshot} />}
      {snapshot.queue !== undefined && (
        <Fitted class="tv-next">{TEXTS.nextUp(snapshot.queue.slice(0, MOST_NEXT))}</Fitted>
      )}
      <GameMarks snapshot={snapshot} />
      <TroubleBanner state={state} guests />
      {switchSound !== undefined && <SoundSwitch on={false} waits switchIt={switchSound} />}
      <Badge state={state} />
    </header>
  );
}
