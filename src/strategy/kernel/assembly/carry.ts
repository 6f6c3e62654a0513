/**
 * Cards carried forward: where a player may be between two turns, and with which totals. `at` is where the card of a place is
 * found: the address of its room, or 0 where nobody is.
 */
import {
  addTotal,
  addTotals,
  chanceOf,
  clearRooms,
  dropCard,
  leastOf,
  mostOf,
  newCard,
  trim,
} from './totals.ts';

/** Of a way in which a turn ends: the place of the lowest subtotal after it, that subtotal, the highest, points, and upper points. */
const WAY: usize = 20;

/** From this address on all memory is for totals; nobody is anywhere. `at`: of the first of so many places. */
export function beginCarrying(at: usize, places: i32, rooms: usize): void {
  memory.fill(at, 0, 4 * <usize>places);
  clearRooms(rooms);
}

function arrive(at: usize, chance: f64): usize {
  let card = <usize>load<u32>(at);
  if (card === 0) {
    card = newCard();
    store<u32>(at, <u32>card);
  }
  store<f64>(card, load<f64>(card) + chance);
  return card;
}

export function putTotal(at: usize, total: i32, chance: f64): void {
  addTotal(arrive(at, chance), total, chance);
}

export function chanceAt(at: usize): f64 {
  const card = <usize>load<u32>(at);
  return card === 0 ? 0 : load<f64>(card);
}

export function leastAt(at: usize): i32 {
  return leastOf(<usize>load<u32>(at));
}

export function mostAt(at: usize): i32 {
  return mostOf(<usize>load<u32>(at));
}

export function totalAt(at: usize, total: i32): f64 {
  return chanceOf(<usize>load<u32>(at), total);
}

/** A share of those who are here goes there, with so many points more. */
export function handOn(at: usize, to: usize, points: i32, share: f64): void {
  const card = <usize>load<u32>(at);
  addTotals(arrive(to, share * load<f64>(card)), card, points, share);
}

export function goAway(at: usize): void {
  const card = <usize>load<u32>(at);
  if (card === 0) return;
  dropCard(card);
  store<u32>(at, 0);
}

/**
 * A turn of those on cards with so many subtotals side by side, from the one at `at` on, which is `upper`: each way (`ways`)
 * with its chances (eight for each, from `shares` on) leads to the card of a later place (`cards` is the first of all). Of ways
 * that are rare some stand for all; of those before, `owed` is left. They goAway.
 */
export function carryCards(
  cards: usize,
  at: usize,
  upper: i32,
  lanes: i32,
  ways: usize,
  shares: usize,
  count: i32,
  rare: f64,
  ends: f64,
  owed: f64,
): void {
  for (let lane = 0; lane < lanes; lane += 1) {
    const card = <usize>load<u32>(at + 4 * <usize>lane);
    if (card !== 0) trim(card, ends);
  }
  for (let way = ways; way < ways + WAY * <usize>count; way += WAY) {
    for (let lane = 0; lane < lanes; lane += 1) {
      const card = <usize>load<u32>(at + 4 * <usize>lane);
      const share = load<f64>(shares + 8 * <usize>lane);
      if (card === 0 || share === 0) continue;
      const here = load<f64>(card);
      let chance = share * here;
      if (chance <= rare) {
        owed += chance;
        if (owed < rare) continue;
        chance = rare;
        owed -= chance;
      }
      const low = load<i32>(way, 4);
      const after = min(max(upper + lane + load<i32>(way, 16), low), load<i32>(way, 8)) - low;
      const to = arrive(cards + 4 * <usize>(load<i32>(way) + after), chance);
      addTotals(to, card, load<i32>(way, 12), chance / here);
    }
    shares += 64;
  }
  for (let lane = 0; lane < lanes; lane += 1) goAway(at + 4 * <usize>lane);
}
