/** A card followed: how best play ends a turn on it. */
import { bestOfShrunk, LANES, meanOfGrown, scoreRolls } from './turn.ts';

/** Sends the chance of every group to the part of it that is kept; of equal ones to the largest, then the first. */
function followKeeps(chance: usize, kept: usize, best: usize, lists: usize, groups: i32): void {
  for (let group = groups - 1; group > 0; group -= 1) {
    const at = <usize>group * LANES;
    const list = <usize>load<u32>(lists + 4 * <usize>group);
    const end = list + 2 + 2 * <usize>load<u16>(list);
    for (let pair: usize = 0; pair < LANES; pair += 16) {
      const goal = v128.load(best + at + pair);
      const stays = f64x2.ge(v128.load(kept + at + pair), goal);
      let rest = v128.load(chance + at + pair);
      v128.store(chance + at + pair, v128.and(rest, stays));
      rest = v128.andnot(rest, stays);
      for (let link = list + 2; link < end; link += 2) {
        const to = <usize>load<u16>(link) + pair;
        const goes = f64x2.ge(v128.load(best + to), goal);
        v128.store(chance + to, f64x2.add(v128.load(chance + to), v128.and(rest, goes)));
        rest = v128.andnot(rest, goes);
      }
    }
  }
}

/** Rolls the dice that are missing: every face carries on a sixth of the chance. */
function followRolls(chance: usize, grown: usize, smaller: i32): void {
  const sixth = f64x2.splat(1.0 / 6.0);
  const nothing = f64x2.splat(0);
  for (let group = 0; group < smaller; group += 1) {
    const at = chance + <usize>group * LANES;
    const list = grown + 12 * <usize>(smaller - 1 - group);
    for (let pair: usize = 0; pair < LANES; pair += 16) {
      const share = f64x2.mul(v128.load(at + pair), sixth);
      v128.store(at + pair, nothing);
      for (let link = list; link < list + 12; link += 2) {
        const to = chance + <usize>load<u16>(link) + pair;
        v128.store(to, f64x2.add(v128.load(to), share));
      }
    }
  }
}

/** Takes from each roll of the list its chance, where this outcome is as good as its best; the sum goes to `share`. */
function takeShare(chance: usize, worth: usize, list: usize, from: usize, gain: i32, share: usize): void {
  const points = f64x2.splat(<f64>gain);
  const end = list + 2 + 2 * <usize>load<u16>(list);
  for (let pair: usize = 0; pair < LANES; pair += 16) {
    const value = f64x2.add(v128.load(from + pair), points);
    let sum = f64x2.splat(0);
    for (let link = list + 2; link < end; link += 2) {
      const at = <usize>load<u16>(link) + pair;
      const rest = v128.load(chance + at);
      const taken = f64x2.ge(value, v128.load(worth + at));
      sum = f64x2.add(sum, v128.and(rest, taken));
      v128.store(chance + at, v128.andnot(rest, taken));
    }
    v128.store(share + pair, sum);
  }
}

/** What is left is scratched, in the first of the best boxes. */
function shareScratches(
  chance: usize,
  rolls: i32,
  job: usize,
  scratches: i32,
  lane: usize,
  share: usize,
): void {
  for (let pair: usize = 0; pair < LANES; pair += 16) {
    let rest = f64x2.splat(0);
    for (let roll = 0; roll < rolls; roll += 1) {
      rest = f64x2.add(rest, v128.load(chance + <usize>roll * LANES + pair));
    }
    let best = f64x2.splat(-Infinity);
    for (let each = 0; each < scratches; each += 1) {
      best = f64x2.pmax(best, v128.load(<usize>load<u32>(job + 4 * <usize>each) + lane + pair));
    }
    for (let each = 0; each < scratches; each += 1) {
      const value = v128.load(<usize>load<u32>(job + 4 * <usize>each) + lane + pair);
      const taken = f64x2.ge(value, best);
      v128.store(share + <usize>each * LANES + pair, v128.and(rest, taken));
      rest = v128.andnot(rest, taken);
    }
  }
}

/**
 * One turn forwards, for eight subtotals from the `lane`-th on: with what chance best play ends it with each scratch and
 * each outcome of the job, eight doubles each from `shares` on.
 */
export function followCard(tables: usize, job: usize, lane: i32, shares: usize): void {
  const worth = <usize>load<u32>(tables);
  const grown = <usize>load<u32>(tables, 4);
  const chances = <usize>load<u32>(tables, 12);
  const smaller = load<i32>(tables, 20);
  const groups = load<i32>(tables, 24);
  const rolls = load<i32>(tables, 28);
  const size = <usize>groups * LANES;
  const chance = <usize>load<u32>(tables, 32);
  const lists = <usize>load<u32>(tables, 36);
  const bytes = 8 * <usize>lane;
  scoreRolls(worth, <usize>load<u32>(tables, 16), smaller, groups, job, bytes);
  // What each group is worth kept and what it is worth at best, before each roll but the first.
  let kept = chance + 2 * size;
  memory.copy(chance + size, worth, size);
  for (let roll = 1; roll < rolls; roll += 1) {
    meanOfGrown(worth, grown, smaller);
    memory.copy(kept, worth, size);
    bestOfShrunk(worth, <usize>load<u32>(tables, 8), groups);
    memory.copy(kept + size, worth, size);
    kept += 2 * size;
  }
  memory.fill(chance, 0, size);
  for (let roll = smaller; roll < groups; roll += 1) {
    const first = v128.load64_splat(chances + 8 * <usize>(roll - smaller));
    for (let pair: usize = 0; pair < LANES; pair += 16)
      v128.store(chance + <usize>roll * LANES + pair, first);
  }
  for (let roll = 1; roll < rolls; roll += 1) {
    kept -= 2 * size;
    followKeeps(chance, kept, kept + size, lists, groups);
    followRolls(chance, grown, smaller);
  }
  const scratches = load<i32>(job);
  const outcomes = job + 4 + 4 * <usize>scratches;
  const last = outcomes + 4 + 12 * <usize>load<u32>(outcomes);
  let share = shares + <usize>scratches * LANES;
  for (let at = outcomes + 4; at < last; at += 12) {
    const from = <usize>load<u32>(at) + bytes;
    takeShare(chance, chance + size, <usize>load<u32>(at, 8), from, load<i32>(at, 4), share);
    share += LANES;
  }
  shareScratches(chance + <usize>smaller * LANES, groups - smaller, job + 4, scratches, bytes, shares);
}
