/** The cards of all tables: those where something happens first, then by name. */
import type { HallCard, HallSnapshot } from '../../src/hall/board/messages.ts';
import { Badge } from '../parts/head.tsx';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { HALL_WORDS } from '../texts/hall.ts';
import { PLACE_WORDS } from '../texts/places.ts';
import { Card } from './card.tsx';

const ORDER: readonly HallCard['state'][] = ['playing', 'waiting', 'over', 'free', 'unknown', 'away'];

/** From so many tables on, a card is as small as it can be read. */
const MANY = 60;

export function HallPage({ hall, ageMs }: { hall: HallSnapshot | undefined; ageMs: number | undefined }) {
  const cards = Object.entries(hall?.tables ?? {}).sort(([, one], [, other]) => order(one, other));
  const count = (state: HallCard['state']): number => cards.filter(([, card]) => card.state === state).length;
  return (
    <div class="desk hall" data-many={cards.length >= MANY}>
      <header class="top-bar row">
        <p class="brand">{PLACE_WORDS.brand}</p>
        <h1>{HALL_WORDS.title}</h1>
        <nav aria-label={PLACE_WORDS.places}>
          <a href="/hall/fame">{HALL_WORDS.fame.title}</a>
          <a href="/league">{HALL_WORDS.leagues}</a>
        </nav>
        <div class="top-bar-end row">
          <Badge state={{ ageMs }} />
          <LanguageMenu />
        </div>
      </header>
      <main class="hall-main">
        <p class="quiet" role="status">
          {hall === undefined
            ? '…'
            : cards.length === 0
              ? HALL_WORDS.none
              : HALL_WORDS.counts(count('playing'), count('free'), cards.length)}
        </p>
        <ul class="hall-cards" aria-label={HALL_WORDS.list}>
          {cards.map(([id, card]) => (
            <Card key={id} id={id} card={card} />
          ))}
        </ul>
      </main>
    </div>
  );
}

function order(one: HallCard, other: HallCard): number {
  // Whoever is called looks for their table.
  const byCall = Number(other.called !== undefined) - Number(one.called !== undefined);
  const byState = ORDER.indexOf(one.state) - ORDER.indexOf(other.state);
  return byCall || byState || one.name.localeCompare(other.name, undefined, { numeric: true });
}
