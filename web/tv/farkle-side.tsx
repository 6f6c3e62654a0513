/** Beside a game of Farkle: what the turn is worth, or what was just banked, and the sheet of the turns. */
import type { FarkleView } from '../../src/server/view/messages.ts';
import { FarkleTurnPanel, Race, Sheet, Sum } from '../card/farkle-panel.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { useNextPicture } from './next-picture.tsx';

interface Props {
  readonly farkle: FarkleView;
  readonly players: ToldSnapshot['players'];
  readonly all: boolean;
  /** What was just banked, while it is seen. */
  readonly banked: ToldSnapshot['scored'];
}

export function FarkleSide({ farkle, players, all, banked }: Props) {
  const hasSheet = useNextPicture();
  return (
    <section class={`farkle filling ${all ? 'tv-farkle-cards' : ''}`}>
      {all ? (
        <Race players={players} farkle={farkle} />
      ) : banked !== undefined ? (
        <Banked name={players[banked.player]?.name ?? ''} points={banked.points} />
      ) : (
        <FarkleTurnPanel farkle={farkle} />
      )}
      {hasSheet ? (
        <Sheet players={players} farkle={farkle} rows={all ? 10 : 5} latest={banked?.player} />
      ) : (
        // In its room.
        <div class="farkle-sheet" />
      )}
    </section>
  );
}

/** As the panel of a turn, so that nothing moves. */
function Banked({ name, points }: { name: string; points: number }) {
  return (
    <div class="farkle-turn" data-state="banked">
      <dl>
        <Sum word={TEXTS.farkle.setAside} points={points} name="turn" />
        <Sum word={TEXTS.farkle.picked} points={null} name="picked" />
        <Sum word={TEXTS.farkle.together} points={points} name="together" />
      </dl>
      <p data-farkle-state="banked">
        {name} {TEXTS.farkle.banked}
      </p>
    </div>
  );
}
