/** Cards and their totals in a memory of the kernel. */
import { Arena, type KernelExports } from '../../kernel/memory.ts';
import { Distribution } from '../distribution.ts';
import { AT_ONCE } from '../follow.ts';
import { type CardTotals, MOST_WAYS, WAY_WORDS } from './card-totals.ts';

const WORD_BYTES = 4;
const DOUBLE_BYTES = 8;

/** Of so many places; nobody is anywhere. Whatever this kernel kept before is forgotten. */
export function kernelTotals(places: number, kernel: KernelExports): CardTotals {
  const arena = new Arena(kernel.memory);
  const ways = arena.reserve(WORD_BYTES * WAY_WORDS * MOST_WAYS);
  const shares = arena.reserve(DOUBLE_BYTES * AT_ONCE * MOST_WAYS);
  const cards = arena.reserve(WORD_BYTES * places);
  kernel.beginCarrying(cards, places, arena.reserve(0));
  const at = (place: number): number => cards + WORD_BYTES * place;
  return {
    put: (place, total, chance) => kernel.putTotal(at(place), total, chance),
    chanceAt: (place) => kernel.chanceAt(at(place)),
    leastAt: (place) => kernel.leastAt(at(place)),
    handOn: (place, to, points, share) => kernel.handOn(at(place), at(to), points, share),
    goAway: (place) => kernel.goAway(at(place)),
    carry: ({ place, upper, lanes, ways: now, count, chances }, { way, end, owed }) => {
      // Views of each time: the memory moves when it grows.
      const { buffer } = kernel.memory;
      new Int32Array(buffer, ways, WAY_WORDS * count).set(now.subarray(0, WAY_WORDS * count));
      const all = AT_ONCE * count;
      new Float64Array(buffer, shares, all).set(chances.subarray(0, all));
      kernel.carryCards(cards, at(place), upper, lanes, ways, shares, count, way, end, owed);
    },
    totalsAt: (place) => {
      const [least, most] = [kernel.leastAt(at(place)), kernel.mostAt(at(place))];
      const chances = new Float64Array(most + 1);
      for (let total = least; total <= most; total += 1) chances[total] = kernel.totalAt(at(place), total);
      return Distribution.counted(chances, 1);
    },
  };
}
