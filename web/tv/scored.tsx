/** What was just scored: who, which box, how much, and what that means; the points fly from the dice into their box. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { oncePainted } from '../dice/paint-queue.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { afterPicture } from '../parts/after-picture.ts';
import { Fitted } from '../parts/fitted.tsx';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';
import { broughtBy } from './brought.ts';
import { FEAT_SIGNS, FeatSaid } from './feat.tsx';

type Scored = NonNullable<ToldSnapshot['scored']>;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly scored: Scored;
}

/** In the place of the message, as high as that: who, where and how much, then what it has led to. */
export function ScoredLine({ snapshot, scored }: Props) {
  const { player, points, feats } = scored;
  const name = snapshot.players[player]?.name ?? '';
  return (
    <p class="tv-message tv-scored" data-message={snapshot.message} data-scored={points} role="status">
      <span class="tv-scored-row">
        <Fitted class="tv-scored-what">
          <strong>{name}</strong> {scoredBox(snapshot, scored)}
        </Fitted>
        <strong class="tv-scored-points">{TEXTS.number(points)}</strong>
      </span>
      <Fitted class="tv-feats">
        {feats.map((feat) => (
          <FeatSaid feat={feat} brings={broughtBy(feat, snapshot, scored)} key={feat} />
        ))}
      </Fitted>
    </p>
  );
}

/** A Yahtzee may also have brought the upper bonus, or the lead. */
export function CheeredFeats({ scored }: Pick<Props, 'scored'>) {
  return (
    <p class="tv-feats">
      {scored.feats
        .filter((feat) => feat !== 'allAlike')
        .map((feat) => (
          <FeatSaid feat={feat} key={feat} />
        ))}
    </p>
  );
}

/** A roll that scored nothing: what it has cost. */
export function FarkledLine({ snapshot: { message, farkle } }: Pick<Props, 'snapshot'>) {
  return (
    <p class="tv-message tv-scored" data-message={message} role="status">
      <Fitted class="tv-farkled">
        <span aria-hidden="true">{FEAT_SIGNS.scratch}</span> {TEXTS.farkle.lost(farkle?.lost ?? 0)}
      </Fitted>
    </p>
  );
}

/** As the card calls it. */
function scoredBox({ card }: ToldSnapshot, { row }: Scored): string {
  const found = card?.rows.find(({ id }) => id === row);
  return found === undefined || card === null ? TEXTS.farkle.banked : rowSaid(found, card.keysOnCard);
}

const FLIGHT_MS = 700;
/** From one die to the next. */
const APART_MS = 70;

/** Chips from every die to the box, once for each score; those of no points fall. Without motion the lit cell alone tells. */
export function FlyingPoints({ scored, still }: { scored: Scored; still: boolean }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Once the box is there and laid out.
    if (!still) afterPicture(() => oncePainted(() => fly(layer.current, scored)));
  }, []);
  return (
    <div class="tv-flight" ref={layer} aria-hidden="true">
      {scored.dice.map((face, index) => (
        <span key={index}>{face}</span>
      ))}
    </div>
  );
}

function fly(layer: HTMLElement | null, { dice, points }: Scored): void {
  const target = document.querySelector('.tv-side td[data-latest="true"] .points');
  if (target === null || layer === null || layer.animate === undefined) return;
  const box = middleOf(target);
  // All of them are measured before the first moves.
  const starts = [...document.querySelectorAll('.tv .dice .slot')].slice(0, dice.length).map(middleOf);
  starts.forEach((from, index) => {
    const chip = layer.children[index];
    if (chip === undefined) return;
    const to = points === 0 ? { x: from.x, y: innerHeight } : box;
    const place = ({ x, y }: typeof from, size: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + 0.1 * Math.abs(from.y - to.y) };
    chip.animate(
      [
        { transform: place(from, 1.4), opacity: 1 },
        { transform: place(high, 1.1), opacity: 1, offset: 0.45 },
        { transform: place(to, 0.4), opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: index * APART_MS, easing: 'ease-in', fill: 'both' },
    );
  });
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
