/**
 * The phone page: the score card (or what stands in its place), below it the dice and whose turn it is, always in view,
 * and one touch away the standings, what happened, and the rules. Wide screens show all of it at once.
 */
import { useState } from 'preact/hooks';
import { paperKind } from '../card/paper-kind.ts';
import { Standings } from '../card/standings.tsx';
import { useFacts } from '../link/facts-store.ts';
import { useLater } from '../link/later.ts';
import type { PageState } from '../link/page-state.ts';
import { scannedOther } from '../link/seen-seals.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { Cheer } from '../parts/cheer.tsx';
import { Announcer, FeedList } from '../parts/feed-list.tsx';
import { Badge, GameMarks, TroubleBanner } from '../parts/head.tsx';
import { SealLine } from '../parts/sealed-dice.tsx';
import { TEXTS } from '../texts/live.ts';
import { Dock } from './dock.tsx';
import type { More } from './more.tsx';
import { TablePart } from './table-part.tsx';

const PARTS = ['table', 'players', 'feed', 'rules'] as const;
type Part = (typeof PARTS)[number];

export function PhonePage({ state }: { state: PageState }) {
  const { snapshot } = state;
  const [part, open] = useState<Part>('table');
  const facts = useFacts(snapshot?.epoch);
  const more = useLater(async (language) => (await import('./more.tsx')).moreIn(language));
  if (snapshot === undefined) {
    return (
      <div class="phone">
        <TroubleBanner state={state} guests />
        <Head state={state} more={more} />
        <main class="waiting">{TEXTS.connecting}</main>
      </div>
    );
  }
  const rules = facts?.rules[snapshot.setup?.rules ?? snapshot.rulesId];
  const reaches = more?.reaches(snapshot, rules?.reach);
  return (
    <div class="phone" data-part={part} data-screen={snapshot.screen} data-paper={paperKind(snapshot)}>
      <TroubleBanner state={state} guests />
      <Head state={state} more={more} />
      <SealAlarm snapshot={snapshot} />
      <GameMarks snapshot={snapshot} />
      <main class="phone-main filling">
        <TablePart state={state} snapshot={snapshot} rules={rules} facts={facts} more={more} />
        <div class="phone-others">
          <section class="paper phone-part filling" data-of="players" aria-label={TEXTS.standings}>
            {snapshot.players.length === 0 ? (
              <p class="feed-empty">{TEXTS.noGame}</p>
            ) : (
              <>
                {more && (
                  <more.PlayerSheets snapshot={snapshot} rules={rules} calm={state.calm} part={part} />
                )}
                <Standings snapshot={snapshot} reaches={reaches} />
                <WinOdds snapshot={snapshot} whole />
              </>
            )}
            {!state.inHall && <SitDown />}
            {more && <more.Share address={addressOf(state, facts)} />}
          </section>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it */}
          <section class="paper phone-part filling" data-of="feed" tabIndex={0} aria-label={TEXTS.feed}>
            <FeedList feed={snapshot.feed} />
            {plays(snapshot) && snapshot.lastTurn !== undefined && <SealLine snapshot={snapshot} />}
          </section>
          <section
            class="paper phone-part filling"
            data-of="rules"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
            tabIndex={0}
            aria-label={TEXTS.houseRules}
          >
            {rules === undefined && <p class="feed-empty">{TEXTS.noGame}</p>}
            {rules !== undefined && more && (
              <>
                <more.BoxPictures rules={rules} />
                <more.HouseRules rules={rules} />
              </>
            )}
            {more && <more.LanguageMenu />}
            {facts !== undefined && <p data-version={facts.version}>{TEXTS.version(facts.version)}</p>}
          </section>
        </div>
      </main>
      <Dock snapshot={snapshot} calm={state.calm}>
        {more && <more.TurnNote snapshot={snapshot} reaches={reaches} />}
      </Dock>
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

/** Others may not know the name by which this phone has found the table; a hall's page has an address of its own. */
function addressOf({ inHall }: PageState, facts: ToldFacts | undefined): string {
  return (inHall ? undefined : facts?.addresses[0]) ?? location.href;
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

/** A game is on the table, and its card or its turns stand here. */
function plays(snapshot: ToldSnapshot): boolean {
  const kind = paperKind(snapshot);
  return kind === 'card' || kind === 'farkle';
}

function Head({ state, more }: { state: PageState; more: More | undefined }) {
  const { snapshot } = state;
  const isOn = snapshot !== undefined && plays(snapshot);
  return (
    <header class="head row">
      {state.inHall && <a href="/hall">{more?.places.hall}</a>}
      <h1 class="one-line marquee">{isOn ? snapshot.rules : TEXTS.title}</h1>
      {isOn && <p class="facts">{TEXTS.round(snapshot.round, snapshot.rounds)}</p>}
      <Badge state={state} />
    </header>
  );
}
