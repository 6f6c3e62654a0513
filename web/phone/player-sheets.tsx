/** What does Julie need? Each player's card in one look, side by side: to swipe, to walk with keys, or by their names. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardTabs } from '../card/card-tabs.tsx';
import { reaches } from '../card/reach.ts';
import type { ToldRules, ToldSnapshot } from '../link/told.ts';
import { ownSeat } from '../parts/seat-mark.tsx';
import { PHONE_WORDS } from '../texts/phone.ts';
import { PlayerSheet } from './player-sheet.tsx';
import './player-sheets.css';

/** So many names do not fit beside each other on a phone. */
const MANY = 4;

interface Choice {
  readonly player: number;
  /** Never scrolled to once more: the hand may be further on, or on its way back. */
  readonly byHand: boolean;
}

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly rules: ToldRules | undefined;
  /** Nothing moves by itself. */
  readonly calm: boolean;
  /** Which part of the page is open: only what is seen can be scrolled. */
  readonly part: string;
}

export function PlayerSheets({ snapshot, rules, calm, part }: Props) {
  const { players, game } = snapshot;
  const strip = useRef<HTMLElement>(null);
  /** A finger, a wheel or a key moves the strip, not the page. */
  const byHand = useRef(false);
  const [choice, choose] = useState<Choice | undefined>(undefined);
  const mine = ownSeat(snapshot);
  const turn = players.findIndex(({ current }) => current);
  // Whoever sits here looks after the own card first; whoever watches, after the player whose turn it is.
  const owner = Math.min(choice?.player ?? Math.max(0, mine === -1 ? turn : mine), players.length - 1);
  const [seen, see] = useState(owner);
  useEffect(() => choose(undefined), [game]);
  const scroll = () => {
    const { current: box } = strip;
    if (box === null || placeOf(box) === owner) return;
    byHand.current = false;
    const left = owner * box.clientWidth;
    // Safari 13 knows no smooth scrolling, nor an object that asks for it.
    if (calm || !('scrollBehavior' in box.style)) box.scrollLeft = left;
    else box.scrollTo({ left, behavior: 'smooth' });
  };
  useEffect(() => {
    if (choice?.byHand !== true) scroll();
  }, [choice, owner, calm]);
  useEffect(scroll, [part]);
  const moves = () => {
    byHand.current = true;
  };
  const own = reaches(snapshot, rules?.reach);
  return (
    <section class="sheets" aria-label={PHONE_WORDS.needs.title}>
      <CardTabs
        players={players}
        owner={seen}
        choose={(player) => choose({ player, byHand: false })}
        all={players.length >= MANY}
        mine={mine}
      />
      <section
        class="sheet-strip"
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
        tabIndex={0}
        aria-label={PHONE_WORDS.needs.swipe}
        onTouchStart={moves}
        onWheel={moves}
        onKeyDown={moves}
        onScroll={({ currentTarget }) => {
          const place = placeOf(currentTarget);
          see(place);
          if (byHand.current && isAtRest(currentTarget)) choose({ player: place, byHand: true });
        }}
      >
        {players.map(({ name }, player) => (
          <PlayerSheet key={name} snapshot={snapshot} player={player} reach={own?.[player]} reaches={own} />
        ))}
      </section>
    </section>
  );
}

/** Which sheet is in view. */
function placeOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** Not between two sheets, as while it moves by itself. */
function isAtRest({ scrollLeft, clientWidth }: HTMLElement): boolean {
  return clientWidth > 0 && Math.abs(scrollLeft - Math.round(scrollLeft / clientWidth) * clientWidth) < 2;
}
