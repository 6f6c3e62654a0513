/**
 * The phone page: the score card (or what stands in its place), below it the dice and whose turn it is, always in view,
 * and one touch away the standings, what happened, and the rules. Wide screens show all of it at once.
 */
import { useState } from 'preact/hooks';
import { paperKind } from '../card/paper.tsx';
import { Standings } from '../card/standings.tsx';
import { useFacts } from '../link/facts-store.ts';
import type { PageState } from '../link/page-state.ts';
import { scannedOther } from '../link/seen-seals.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { Cheer } from '../parts/cheer.tsx';
import { Announcer, FeedList } from '../parts/feed-list.tsx';
import { Badge, GameMarks, TroubleBanner } from '../parts/head.tsx';
import { HouseRules } from '../parts/house-rules.tsx';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { TEXTS } from '../texts/live.ts';
import { PLACE_WORDS } from '../texts/places.ts';
import { Dock } from './dock.tsx';
import { TablePart } from './table-part.tsx';

const PARTS = ['table', 'players', 'feed', 'rules'] as const;
type Part = (typeof PARTS)[number];

export function PhonePage({ state }: { state: PageState }) {
  const { snapshot } = state;
  const [part, open] = useState<Part>('table');
  const facts = useFacts(snapshot?.epoch);
  if (snapshot === undefined) {
    return (
      <div class="phone">
        <Head state={state} />
        <TroubleBanner state={state} />
        <main class="waiting">{TEXTS.connecting}</main>
      </div>
    );
  }
  const rules = facts?.rules[snapshot.setup?.rules ?? snapshot.rulesId];
  return (
    <div class="phone" data-part={part} data-screen={snapshot.screen} data-paper={paperKind(snapshot)}>
      <Head state={state} />
      <TroubleBanner state={state} />
      <SealAlarm snapshot={snapshot} />
      <GameMarks snapshot={snapshot} />
      <main class="phone-main filling">
        <TablePart state={state} snapshot={snapshot} rules={rules} facts={facts} />
        <div class="phone-others">
          <section class="paper phone-part filling" data-of="players" aria-label={TEXTS.standings}>
            {snapshot.players.length === 0 ? (
              <p class="feed-empty">{TEXTS.noGame}</p>
            ) : (
              <>
                <Standings snapshot={snapshot} />
                <WinOdds snapshot={snapshot} whole />
              </>
            )}
            {!state.inHall && <SitDown />}
          </section>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it */}
          <section class="paper phone-part filling" data-of="feed" tabIndex={0} aria-label={TEXTS.feed}>
            <FeedList feed={snapshot.feed} />
          </section>
          <section
            class="paper phone-part filling"
            data-of="rules"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
            tabIndex={0}
            aria-label={TEXTS.houseRules}
          >
            {rules === undefined ? <p class="feed-empty">{TEXTS.noGame}</p> : <HouseRules rules={rules} />}
            <LanguageMenu />
            {facts !== undefined && <p data-version={facts.version}>{TEXTS.version(facts.version)}</p>}
          </section>
        </div>
      </main>
      <Dock snapshot={snapshot} calm={state.calm} />
      <nav class="phone-nav" aria-label={TEXTS.views}>
        {PARTS.map((name) => (
          <button
            type="button"
            key={name}
            data-opens={name}
            aria-pressed={name === part}
            onClick={() => open(name)}
          >
            {partWord(name, snapshot)}
          </button>
        ))}
      </nav>
      <Announcer feed={snapshot.feed} />
      <Cheer snapshot={snapshot} calm={state.calm} />
    </div>
  );
}

/** To the page where somebody takes a name and a seat. */
function SitDown() {
  return (
    <p class="other-pages">
      <a href="/me">{TEXTS.sitDown}</a>
    </p>
  );
}

/** A big screen showed another seal than this page is told: one of them lies. */
function SealAlarm({ snapshot: { game, seal } }: { snapshot: ToldSnapshot }) {
  if (game === null || !scannedOther({ game, seal })) return null;
  return (
    <div class="trouble" role="alert" data-alarm="seal">
      {TEXTS.otherSeal}
    </div>
  );
}

function partWord(part: Part, snapshot: ToldSnapshot): string {
  if (part === 'players') return TEXTS.players;
  if (part === 'feed') return TEXTS.feedShort;
  if (part === 'rules') return TEXTS.houseRules;
  const kind = paperKind(snapshot);
  return kind === 'card' ? TEXTS.card : kind === 'farkle' ? TEXTS.turns : TEXTS.table;
}

function Head({ state }: { state: PageState }) {
  const { snapshot } = state;
  const kind = snapshot && paperKind(snapshot);
  const plays = snapshot !== undefined && (kind === 'card' || kind === 'farkle');
  return (
    <header class="head row">
      {state.inHall && <a href="/hall">{PLACE_WORDS.hall}</a>}
      <h1 class="one-line marquee">{plays ? snapshot.rules : TEXTS.title}</h1>
      {plays && <p class="facts">{TEXTS.round(snapshot.round, snapshot.rounds)}</p>}
      <Badge state={state} />
    </header>
  );
}
