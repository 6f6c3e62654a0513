/** What `kernel-totals.ts` means, and what works where there is no WebAssembly. */
import { Distribution } from '../distribution.ts';
import { AT_ONCE } from '../follow.ts';
import { type CardTotals, WAY_WORDS } from './card-totals.ts';

interface Card {
  chance: number;
  readonly total: Distribution;
}

/** Of so many places; nobody is anywhere. */
export function plainTotals(places: number): CardTotals {
  const cards: (Card | undefined)[] = new Array(places).fill(undefined);
  const arrive = (place: number, chance: number): Distribution => {
    const card = cards[place] ?? { chance: 0, total: new Distribution() };
    cards[place] = card;
    card.chance += chance;
    return card.total;
  };
  const at = (place: number): Card => cards[place] as Card;
  const goAway = (place: number): void => {
    cards[place] = undefined;
  };
  return {
    put: (place, total, chance) => arrive(place, chance).add(Distribution.certain(total), 0, chance),
    chanceAt: (place) => cards[place]?.chance ?? 0,
    leastAt: (place) => at(place).total.least,
    handOn: (place, to, points, share) => {
      const { chance, total } = at(place);
      arrive(to, share * chance).add(total, points, share);
    },
    goAway,
    carry: ({ place, upper, lanes, ways, count, chances }, rarely) => {
      const own = cards.slice(place, place + lanes);
      let { owed } = rarely;
      for (const card of own) card?.total.trim(rarely.end);
      for (let index = 0; index < count; index += 1) {
        const [start = 0, low = 0, high = 0, gain = 0, more = 0] = ways.subarray(WAY_WORDS * index);
        for (const [lane, card] of own.entries()) {
          const share = chances[AT_ONCE * index + lane] as number;
          if (card === undefined || share === 0) continue;
          let chance = share * card.chance;
          if (chance <= rarely.way) {
            owed += chance;
            if (owed < rarely.way) continue;
            chance = rarely.way;
            owed -= chance;
          }
          const after = Math.min(Math.max(upper + lane + more, low), high) - low;
          arrive(start + after, chance).add(card.total, gain, chance / card.chance);
        }
      }
      for (const lane of own.keys()) goAway(place + lane);
    },
    totalsAt: (place) => at(place).total,
  };
}
