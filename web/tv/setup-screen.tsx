/** While a game is set up: what is asked, what is chosen. */

import { DicePanel } from '../dice/dice-panel.tsx';
import { SegmentDisplay } from '../dice/segment-display.tsx';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { dieSize } from './die-size.ts';
import { JoinCode } from './follow.tsx';
import { lettersWide } from './letters-wide.ts';
import { TvMessage } from './message.tsx';
import { NextPicture, useNextPicture } from './next-picture.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
}

/** Letters of names that two lines have room for, and three of smaller ones. */
const TWO_LINES = 60;
const THREE_LINES = 110;

export function SetupScreen({ snapshot, facts, calm }: Props) {
  const { setup, display, message } = snapshot;
  const game = setup?.games.find(({ id }) => id === setup.rules)?.name ?? '';
  const words = TEXTS.newGame;
  const names = setup?.names.join(', ') ?? '';
  const letters = lettersWide(names);
  const hasDice = useNextPicture();
  return (
    <section class="tv-setup filling" data-question={setup?.question}>
      <h2>{TEXTS.setup}</h2>
      <div class="tv-setup-screen night">
        <SegmentDisplay text={display} />
      </div>
      <DicePanel
        {...{ snapshot, calm, size: dieSize() }}
        // In the room of a die, until there is one.
        draw={hasDice ? undefined : () => <div class="matrix" />}
      />
      <NextPicture>
        <dl>
          <div data-asked={setup?.question === 'game'}>
            <dt>{words.game}</dt>
            <dd>{game}</dd>
          </div>
          <div data-asked={setup?.question !== 'game'}>
            <dt>{words.players}</dt>
            <dd data-more={letters > TWO_LINES || undefined} data-many={letters > THREE_LINES || undefined}>
              {names}
            </dd>
          </div>
        </dl>
        <JoinCode facts={facts} />
      </NextPicture>
      <TvMessage message={message} wide />
    </section>
  );
}
