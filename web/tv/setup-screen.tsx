/** While a game is set up: what is asked, what is chosen. */

import { DicePanel } from '../dice/dice-panel.tsx';
import { SegmentDisplay } from '../dice/segment-display.tsx';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { dieSize } from './die-size.ts';
import { JoinCode } from './follow.tsx';
import { TvMessage } from './message.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
}

/** More names than these are written smaller. */
const MANY = 6;

export function SetupScreen({ snapshot, facts, calm }: Props) {
  const { setup, display, message } = snapshot;
  const game = setup?.games.find(({ id }) => id === setup.rules)?.name ?? '';
  const words = TEXTS.newGame;
  return (
    <section class="tv-setup filling" data-question={setup?.question}>
      <h2>{TEXTS.setup}</h2>
      <div class="tv-setup-screen night">
        <SegmentDisplay text={display} />
      </div>
      <DicePanel snapshot={snapshot} presses={undefined} calm={calm} size={dieSize()} />
      <dl>
        <div data-asked={setup?.question === 'game'}>
          <dt>{words.game}</dt>
          <dd>{game}</dd>
        </div>
        <div data-asked={setup?.question !== 'game'}>
          <dt>{words.players}</dt>
          <dd data-many={(setup?.names.length ?? 0) > MANY || undefined}>{setup?.names.join(', ')}</dd>
        </div>
      </dl>
      <JoinCode facts={facts} />
      <TvMessage message={message} wide />
    </section>
  );
}
