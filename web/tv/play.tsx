/** While somebody plays: dice and message, standings, and the card of the player whose turn it is. */
import type { FarkleView } from '../../src/server/view/messages.ts';
import { FarkleTurnPanel, Race, Sheet } from '../card/farkle-panel.tsx';
import { Standings } from '../card/standings.tsx';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { WinOdds } from '../odds/odds.tsx';
import { CoachSays } from '../parts/coach.tsx';
import { headline } from '../parts/head.tsx';
import { MenuList } from '../parts/menu-list.tsx';
import { TEXTS } from '../texts/live.ts';
import { CardTable } from './card-table.tsx';
import { SealScreen } from './seal-screen.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly calm: boolean;
}

/** Characters: what the table tells in a game is shorter; a fault that stops it is not. */
const LONG_MESSAGE = 200;

export function TvPlay({ snapshot, calm }: Props) {
  const { farkle, card, players } = snapshot;
  const turn = Math.max(
    0,
    players.findIndex(({ current }) => current),
  );
  const family = farkle !== null ? 'farkle' : players.length === 1 ? 'alone' : 'several';
  return (
    <div class="tv-play" data-arrangement={family}>
      <div class="tv-stage">
        <DicePanel snapshot={snapshot} presses={undefined} calm={calm} />
        <TurnLine snapshot={snapshot} />
        <p
          class="tv-message"
          data-message={snapshot.message}
          data-long={snapshot.message.length > LONG_MESSAGE || undefined}
          role="status"
        >
          {snapshot.message}
        </p>
        <CoachSays verdict={snapshot.verdict} />
        <MenuList menu={snapshot.menu} />
        <WinOdds snapshot={snapshot} whole />
        {farkle !== null ? (
          <Race players={players} farkle={farkle} />
        ) : players.length === 1 ? (
          <Alone snapshot={snapshot} />
        ) : (
          <Standings snapshot={snapshot} />
        )}
      </div>
      <div class="tv-side">
        {snapshot.cuttable ? (
          <SealScreen snapshot={snapshot} />
        ) : (
          <>
            {card !== null && <CardTable snapshot={snapshot} card={card} owner={turn} />}
            {farkle !== null && <FarkleSide farkle={farkle} players={players} />}
          </>
        )}
      </div>
    </div>
  );
}

/** Whose turn it is and how many rolls are left, in the largest letters. */
export function TurnLine({ snapshot }: { snapshot: ToldSnapshot }) {
  return (
    <div class="tv-turn row">
      <p class="one-line turn" data-turn>
        {headline(snapshot)}
      </p>
      <RollsLeftPips snapshot={snapshot} />
    </div>
  );
}

/** One player has nobody to be compared with: the total alone, as large as there is room for. */
function Alone({ snapshot: { players } }: { snapshot: ToldSnapshot }) {
  const [player] = players;
  if (player === undefined) return null;
  return (
    <p class="tv-alone">
      <span class="tv-alone-word">{TEXTS.total}</span>
      <strong class="standing-total">{TEXTS.number(player.total)}</strong>
    </p>
  );
}

function FarkleSide({ farkle, players }: { farkle: FarkleView; players: ToldSnapshot['players'] }) {
  return (
    <section class="farkle filling">
      <FarkleTurnPanel farkle={farkle} />
      <Sheet players={players} farkle={farkle} rows={5} />
    </section>
  );
}
