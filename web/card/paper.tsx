/** What lies beside the cabinet: the score card, or what stands in its place. */
import type { ControlSender } from '../controls/hands.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { FamePeriods, LastGame } from '../parts/fame.tsx';
import { GameLink } from '../parts/game-link.tsx';
import { HowTo } from '../parts/how-to.tsx';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { SealedDice, WholeSeal } from '../parts/sealed-dice.tsx';
import { SetupPanel } from '../parts/setup-panel.tsx';
import { PANEL_WORDS } from '../texts/cabinet-page.ts';
import { TEXTS } from '../texts/live.ts';
import { FarklePanel } from './farkle-panel.tsx';
import { paperKind } from './paper-kind.ts';
import { ScoreCardTable } from './score-card.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  /** Undefined for those who only watch. */
  readonly hands: ControlSender | undefined;
  readonly facts: ToldFacts | undefined;
  /** Shows what gamepads press. */
  openPads(): void;
}

export function Paper({ snapshot, hands, facts, openPads }: Props) {
  const { setup, card, farkle, players, fame } = snapshot;
  const kind = paperKind(snapshot);
  return (
    <div class="paper filling" data-paper={kind}>
      {kind === 'setup' && setup !== null && <SetupPanel setup={setup} hands={hands} />}
      {kind === 'card' && card !== null && (
        <ScoreCardTable snapshot={snapshot} card={card} keys={hands !== undefined} />
      )}
      {kind === 'farkle' && farkle !== null && <FarklePanel players={players} farkle={farkle} />}
      {kind === 'between' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
        <section class="between" tabIndex={0} aria-label={TEXTS.noGame}>
          {hands !== undefined && (
            <p class="learn">
              <button
                type="button"
                // A mouse must not take the focus here, or Space would mean this button from then on.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => hands.send({ type: 'key', key: 'l' })}
              >
                {PANEL_WORDS.learn}
              </button>
            </p>
          )}
          {players.length > 0 && <LastGame snapshot={snapshot} />}
          <GameLink snapshot={snapshot} />
          <SealedDice snapshot={snapshot} />
          <FamePeriods fame={fame} game={snapshot.game} />
          {facts !== undefined && <HowTo facts={facts} keys={hands !== undefined} />}
          {hands !== undefined && (
            <p>
              <button type="button" class="sound-switch" onClick={openPads}>
                {PANEL_WORDS.gamepad}
              </button>
              <button type="button" class="sound-switch" data-opens-service>
                {PANEL_WORDS.service}
              </button>
            </p>
          )}
          <LanguageMenu />
        </section>
      )}
      {(kind === 'card' || kind === 'farkle') && (
        <>
          <GameLink snapshot={snapshot} />
          <SealedDice snapshot={snapshot} />
        </>
      )}
      {snapshot.cuttable && kind !== 'setup' && <WholeSeal snapshot={snapshot} />}
    </div>
  );
}
