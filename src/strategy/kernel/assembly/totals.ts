/**
 * Chances of totals, for many cards at once: each card has a list of blocks, ascending, for the totals that it may have. All
 * blocks are of one size, so that what one card gives up is room for any other.
 */

/** Totals of a block. */
const TOTALS = 32;
/** Of a block: the next one, the one before, and which it is (its first total / 32); then its chances. */
const NEXT: usize = 0;
const BEFORE: usize = 4;
const NUMBER: usize = 8;
const CHANCES: usize = 16;
const BLOCK: usize = CHANCES + 8 * TOTALS;
/** Of a card: its chance, its first and last block, the least and the largest total that has a chance. */
const FIRST: usize = 8;
const LAST: usize = 12;
const LEAST: usize = 16;
const MOST: usize = 20;
const CARD: usize = 32;
/** Memory grows by so much: a megabyte. */
const PAGES = 16;

let freeBlocks: usize = 0;
let freeCards: usize = 0;
let end: usize = 0;

/** From this address on all memory is for cards and their blocks, and there are none yet. */
export function clearRooms(from: usize): void {
  freeBlocks = 0;
  freeCards = 0;
  end = from;
}

function room(bytes: usize): usize {
  const at = end;
  end += bytes;
  if (end > (<usize>memory.size()) << 16) memory.grow(PAGES);
  return at;
}

export function newCard(): usize {
  let card = freeCards;
  if (card === 0) card = room(CARD);
  else freeCards = <usize>load<u32>(card);
  memory.fill(card, 0, CARD);
  store<i32>(card, i32.MAX_VALUE, LEAST);
  store<i32>(card, i32.MIN_VALUE, MOST);
  return card;
}

function newBlock(number: i32, before: usize, next: usize, card: usize): usize {
  let block = freeBlocks;
  if (block === 0) block = room(BLOCK);
  else freeBlocks = <usize>load<u32>(block);
  memory.fill(block, 0, BLOCK);
  store<i32>(block, number, NUMBER);
  store<u32>(block, <u32>before, BEFORE);
  store<u32>(block, <u32>next, NEXT);
  if (before === 0) store<u32>(card, <u32>block, FIRST);
  else store<u32>(before, <u32>block, NEXT);
  if (next === 0) store<u32>(card, <u32>block, LAST);
  else store<u32>(next, <u32>block, BEFORE);
  return block;
}

/** The card and all its blocks may be used again. */
export function dropCard(card: usize): void {
  const first = load<u32>(card, FIRST);
  if (first !== 0) {
    store<u32>(<usize>load<u32>(card, LAST), <u32>freeBlocks, NEXT);
    freeBlocks = <usize>first;
  }
  store<u32>(card, <u32>freeCards);
  freeCards = card;
}

/** The block of this number; `near`: one of the card that is not behind it, or 0. */
function blockOf(card: usize, number: i32, near: usize): usize {
  let before = near;
  let next = before === 0 ? <usize>load<u32>(card, FIRST) : <usize>load<u32>(before, NEXT);
  while (next !== 0 && load<i32>(next, NUMBER) <= number) {
    before = next;
    next = <usize>load<u32>(before, NEXT);
  }
  if (before !== 0 && load<i32>(before, NUMBER) === number) return before;
  return newBlock(number, before, next, card);
}

function addRun(to: usize, from: usize, count: i32, share: f64): void {
  const shares = f64x2.splat(share);
  const last = from + 8 * <usize>(count & ~1);
  for (; from < last; from += 16) {
    v128.store(to, f64x2.add(v128.load(to), f64x2.mul(shares, v128.load(from))));
    to += 16;
  }
  if (count & 1) store<f64>(to, load<f64>(to) + share * load<f64>(from));
}

function reach(card: usize, least: i32, most: i32): void {
  store<i32>(card, min(least, load<i32>(card, LEAST)), LEAST);
  store<i32>(card, max(most, load<i32>(card, MOST)), MOST);
}

/** Adds the totals of another card, so many points higher, times `share`. */
export function addTotals(card: usize, other: usize, points: i32, share: f64): void {
  const least = load<i32>(other, LEAST);
  const most = load<i32>(other, MOST);
  reach(card, least + points, most + points);
  let to: usize = 0;
  for (let block = <usize>load<u32>(other, FIRST); block !== 0; block = <usize>load<u32>(block, NEXT)) {
    const start = TOTALS * load<i32>(block, NUMBER);
    const after = min(start + TOTALS, most + 1);
    for (let total = max(start, least); total < after; ) {
      const at = total + points;
      to = blockOf(card, at >> 5, to);
      const count = min(after - total, TOTALS - (at & 31));
      const from = block + CHANCES + 8 * <usize>(total - start);
      addRun(to + CHANCES + 8 * <usize>(at & 31), from, count, share);
      total += count;
    }
  }
}

export function addTotal(card: usize, total: i32, chance: f64): void {
  reach(card, total, total);
  const at = blockOf(card, total >> 5, 0) + CHANCES + 8 * <usize>(total & 31);
  store<f64>(at, load<f64>(at) + chance);
}

export function chanceOf(card: usize, total: i32): f64 {
  let block = <usize>load<u32>(card, FIRST);
  while (block !== 0 && load<i32>(block, NUMBER) < total >> 5) block = <usize>load<u32>(block, NEXT);
  if (block === 0 || load<i32>(block, NUMBER) !== total >> 5) return 0;
  return load<f64>(block + CHANCES + 8 * <usize>(total & 31));
}

export function leastOf(card: usize): i32 {
  return load<i32>(card, LEAST);
}

export function mostOf(card: usize): i32 {
  return load<i32>(card, MOST);
}

/** Ends that are rarer count as the totals next to them. */
export function trim(card: usize, rare: f64): void {
  const most = load<i32>(card, MOST);
  const least = trimmed(<usize>load<u32>(card, FIRST), load<i32>(card, LEAST), most, 1, rare);
  store<i32>(card, least, LEAST);
  store<i32>(card, trimmed(<usize>load<u32>(card, LAST), most, least, -1, rare), MOST);
}

/** From one end to the other, as far as it is rare: the first total that is not. `block` has the one at the end. */
function trimmed(block: usize, from: i32, to: i32, way: i32, rare: f64): i32 {
  let total = from;
  let at = block + CHANCES + 8 * <usize>(total & 31);
  let sum = load<f64>(at);
  while (sum <= rare && total !== to) {
    store<f64>(at, 0);
    total += way;
    if (load<i32>(block, NUMBER) !== total >> 5) {
      block = <usize>load<u32>(way > 0 ? block + NEXT : block + BEFORE);
      // Where nothing is, there is no block.
      const start = TOTALS * load<i32>(block, NUMBER);
      total = way > 0 ? max(total, start) : min(total, start + TOTALS - 1);
    }
    at = block + CHANCES + 8 * <usize>(total & 31);
    sum += load<f64>(at);
  }
  store<f64>(at, sum);
  return total;
}
