/** The first part of the phone page: the score card, or what stands in its place. */
import { useEffect, useState } from 'preact/hooks';
import { FarklePanel } from '../card/farkle-panel.tsx';
import { paperKind } from '../card/paper-kind.ts';
import { ScoreCardTable } from '../card/score-card.tsx';
import type { PageState } from '../link/page-state.ts';
import type { ToldFacts, ToldRules, ToldSnapshot } from '../link/told.ts';
import { SealedDice, SealLine } from '../parts/sealed-dice.tsx';
import { SetupPanel } from '../parts/setup-panel.tsx';
import { TEXTS } from '../texts/live.ts';
import type { More } from './more.tsx';
import { WhenCuttable } from './when-cuttable.tsx';

interface Props {
  readonly state: PageState;
  readonly snapshot: ToldSnapshot;
  /** Undefined until they are there. */
  readonly rules: ToldRules | undefined;
  readonly facts: ToldFacts | undefined;
  readonly more: More | undefined;
}

export function TablePart({ state, snapshot, rules, facts, more }: Props) {
  const { setup, card, farkle, players, fame } = snapshot;
  const kind = paperKind(snapshot);
  return (
    <div class="paper phone-part filling" data-of="table" data-paper={kind}>
      {kind === 'setup' && setup !== null && (
        <SetupPanel setup={setup} hands={undefined}>
          {!state.inHall && (
            <p class="open-cabinet">
              <a href="/me">{TEXTS.sitDown}</a>
            </p>
          )}
        </SetupPanel>
      )}
      {kind === 'card' && card !== null && <ExplainedCard snapshot={snapshot} rules={rules} />}
      {kind === 'farkle' && farkle !== null && <FarklePanel players={players} farkle={farkle} />}
      {kind === 'between' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
        <section class="between" tabIndex={0} aria-label={TEXTS.noGame}>
          <p class="welcome" aria-hidden="true">
            {more && <more.Welcome />}
          </p>
          {players.length > 0 && more && <more.LastGame snapshot={snapshot} />}
          {more && !state.inHall && <more.GameLink snapshot={snapshot} />}
          {!state.inHall && (
            <p class="open-cabinet">
              <a href="/me">{TEXTS.sitDown}</a>
            </p>
          )}
          {state.mayOpen && snapshot.board.emulated && (
            <p class="open-cabinet">
              <a href="/cabinet">{TEXTS.openCabinet}</a>
            </p>
          )}
          <SealedDice snapshot={snapshot} />
          {more && <more.FamePeriods fame={fame} game={state.inHall ? null : snapshot.game} />}
          {!state.inHall && more && (
            <p class="other-pages">
              <more.LeagueLink />
              <a href="/history">{TEXTS.allGames}</a>
              <a href="/operator">{more.places.operator}</a>
            </p>
          )}
          {facts !== undefined && more && <more.HowTo facts={facts} keys={false} />}
        </section>
      )}
      {(kind === 'card' || kind === 'farkle') && (
        <>
          {more && <more.LastTurn snapshot={snapshot} calm={state.calm} />}
          <div class="seal-place">
            <SealedDice snapshot={snapshot} />
            {more && !state.inHall && <more.GameLink snapshot={snapshot} />}
          </div>
          {snapshot.lastTurn === undefined && (
            <div class="seal-place" data-cuttable={snapshot.guestsMayCut}>
              <SealLine snapshot={snapshot} />
              {snapshot.guestsMayCut && <WhenCuttable game={snapshot.game ?? 0} cut={snapshot.cut} />}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** A tap on a box brings its rule in one sentence, another tap on it puts it away. */
function ExplainedCard({ snapshot, rules }: { snapshot: ToldSnapshot; rules: ToldRules | undefined }) {
  const [asked, ask] = useState<string | undefined>(undefined);
  useEffect(() => ask(undefined), [snapshot.rulesId]);
  const { card } = snapshot;
  if (card === null) return null;
  const sentence = asked === undefined ? '' : (rules?.boxes[asked] ?? '');
  return (
    <>
      <ScoreCardTable
        snapshot={snapshot}
        card={card}
        keys={false}
        tabs
        asked={asked}
        ask={(row) => ask(row === asked ? undefined : row)}
      />
      <p class="rule-line" role="status" data-rule={asked ?? ''}>
        {sentence}
      </p>
    </>
  );
}
