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

/** Lines that still fit below the rest, of what is to be beaten and of what has happened. */
const LINES = 2;

export function Alone({ snapshot: { players, feed, fame, rules, card }, reach, facts }: Props) {
  const [player] = players;
  const [upper] = reach?.upper ?? [];
  if (player === undefined) return null;
  const marks = marksOf(
    fame.find((list) => list.rules === rules),
    player.name,
  );
  // A card's upper part takes the room of one more.
  const events = LINES + (card === null ? 1 : 0) - marks.length;
  return (
    <div class="tv-alone">
      <p>
        <span class="tv-alone-word">{BIG_WORDS.total}</span>
        <strong class="standing-total">{TEXTS.number(player.total)}</strong>
      </p>
      <div class="tv-alone-marks">
        {marks.map((mark) => (
          <Fitted key={mark}>{mark}</Fitted>
        ))}
      </div>
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
        {feed.slice(feed.length - Math.min(events, feed.length)).map((sentence, index) => (
          <li key={index}>
            <Fitted>{sentence}</Fitted>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The record of this game, and the best of whoever plays. */
function marksOf(fame: ToldFame | undefined, name: string): readonly string[] {
  const [record] = fame?.entries ?? [];
  if (record === undefined) return [];
  const own = fame?.entries.find((entry) => entry.name === name);
  const beat = BIG_WORDS.alone.beat(record.total, record.name);
  return own === undefined || own === record ? [beat] : [beat, BIG_WORDS.alone.own(own.total)];
}
