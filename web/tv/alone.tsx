/** One player has nobody to be compared with: the total, what it is measured by, the upper bonus, and the way that led there. */
import type { Reach } from '../card/reach.ts';
import type { ToldFame, ToldRules, ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { upperPar } from './par.ts';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly reach: Reach | undefined;
  readonly facts: ToldRules['reach'];
}

/** Events that still fit below the rest. */
const NEWEST = 3;

export function Alone({ snapshot: { players, feed, fame, rules, card }, reach, facts }: Props) {
  const [player] = players;
  const [upper] = reach?.upper ?? [];
  if (player === undefined) return null;
  return (
    <div class="tv-alone">
      <p>
        <span class="tv-alone-word">{BIG_WORDS.total}</span>
        <strong class="standing-total">{TEXTS.number(player.total)}</strong>
      </p>
      <Marks fame={fame.find((list) => list.rules === rules)} name={player.name} />
      {upper !== undefined && facts !== undefined && (
        <div class="tv-alone-upper" data-upper={upper.state}>
          <Fitted>
            {BIG_WORDS.alone.upper(upper.sum, upper.threshold)}
            {upper.state === 'open' &&
              ` · ${BIG_WORDS.alone.par(upper.sum - upperPar(facts, upper.threshold, upper.open))}`}
          </Fitted>
          <span class="tv-alone-meter" aria-hidden="true">
            <i style={{ transform: `scaleX(${Math.min(1, upper.sum / upper.threshold)})` }} />
          </span>
        </div>
      )}
      <ol>
        {feed.slice(-(card === null ? NEWEST + 1 : NEWEST)).map((sentence, index) => (
          <li key={index}>
            <Fitted>{sentence}</Fitted>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The record of this game, and the best of whoever plays. */
function Marks({ fame, name }: { fame: ToldFame | undefined; name: string }) {
  const [record] = fame?.entries ?? [];
  const own = fame?.entries.find((entry) => entry.name === name);
  if (record === undefined) return null;
  return (
    <div class="tv-alone-marks">
      <Fitted>{BIG_WORDS.alone.beat(record.total, record.name)}</Fitted>
      {own !== undefined && own !== record && <Fitted>{BIG_WORDS.alone.own(own.total)}</Fitted>}
    </div>
  );
}
