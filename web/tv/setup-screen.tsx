/** While a game is set up: what is asked, what is chosen. */

import { DicePanel } from '../dice/dice-panel.tsx';
import { SegmentDisplay } from '../dice/segment-display.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

export function SetupScreen({ snapshot, calm }: { snapshot: ToldSnapshot; calm: boolean }) {
  const { setup, display, message } = snapshot;
  const game = setup?.games.find(({ id }) => id === setup.rules)?.name ?? '';
  const words = TEXTS.newGame;
  return (
    <section class="tv-setup filling" data-question={setup?.question}>
      <h2>{TEXTS.setup}</h2>
      <div class="tv-setup-screen night">
        <SegmentDisplay text={display} />
      </div>
      <DicePanel snapshot={snapshot} presses={undefined} calm={calm} />
      <dl>
        <div data-asked={setup?.question === 'game'}>
          <dt>{words.game}</dt>
          <dd>{game}</dd>
        </div>
        <div data-asked={setup?.question !== 'game'}>
          <dt>{words.players}</dt>
          <dd>{setup?.names.join(', ')}</dd>
        </div>
      </dl>
      <p class="tv-message" role="status">
        {message}
      </p>
    </section>
  );
}
