/** A card followed: how somebody ends a turn on it who chooses each move the rarer the more it costs. Two subtotals at a time. */
import { exponential } from './exponential.ts';
import { bestOfShrunk, LANES, meanOfGrown, scoreRolls } from './turn.ts';

/** Weights of values farther from the middle than this, in units of ease, say nothing any more. */
const FARTHEST = 600.0;
const PAIR: usize = 16;

/** Halfway between what the best and the worst roll are worth; not a number: they are too far apart. */
function middleOf(rolls: usize, count: i32, ease: f64): v128 {
  let most = v128.load(rolls);
  let least = most;
  for (let roll = 1; roll < count; roll += 1) {
    const value = v128.load(rolls + <usize>roll * LANES);
    most = f64x2.pmax(most, value);
    least = f64x2.pmin(least, value);
  }
  const half = f64x2.splat(0.5);
  const far = f64x2.mul(f64x2.sub(most, least), half);
  const isFar = v128.any_true(f64x2.gt(far, f64x2.splat(FARTHEST * ease)));
  return isFar ? f64x2.splat(NaN) : f64x2.mul(f64x2.add(most, least), half);
}

/** How often each is chosen, for one time that something of middling worth is. */
function weigh(values: usize, count: i32, middle: v128, scale: v128, to: usize): void {
  for (let each = 0; each < count; each += 1) {
    const off = f64x2.sub(v128.load(values), middle);
    v128.store(to, exponential(f64x2.mul(off, scale)));
    values += LANES;
    to += LANES;
  }
}

/** Of each outcome its weight; it is added to all rolls that offer it. */
function weighBoxes(job: usize, lane: usize, middle: v128, scale: v128, boxes: usize, shares: usize): void {
  const last = job + 4 + 12 * <usize>load<u32>(job);
  for (let at = job + 4; at < last; at += 12) {
    const gain = f64x2.splat(<f64>load<i32>(at, 4));
    const off = f64x2.sub(f64x2.add(v128.load(<usize>load<u32>(at) + lane), gain), middle);
    const weight = exponential(f64x2.mul(off, scale));
    v128.store(shares, weight);
    const list = <usize>load<u32>(at, 8);
    const end = list + 2 + 2 * <usize>load<u16>(list);
    for (let link = list + 2; link < end; link += 2) {
      const to = boxes + <usize>load<u16>(link);
      v128.store(to, f64x2.add(v128.load(to), weight));
    }
    shares += LANES;
  }
}

/** Of what a roll may claim only the best counts beside all else; once that is chosen, it becomes any of them. */
function weighClaims(job: usize, boxes: usize, shares: usize): void {
  const claims = job + 4 + 12 * <usize>load<u32>(job);
  const last = claims + 4 + 8 * <usize>load<u32>(claims);
  for (let at = claims + 4; at < last; at += 8) {
    const first = <usize>load<u32>(at);
    const begin = shares + first * LANES;
    const end = shares + <usize>load<u32>(at, 4) * LANES;
    let sum = f64x2.splat(0);
    let best = sum;
    for (let share = begin; share < end; share += LANES) {
      sum = f64x2.add(sum, v128.load(share));
      best = f64x2.pmax(best, v128.load(share));
    }
    const roll = <usize>load<u32>(job + 4 + 12 * first, 8) + 2;
    const to = boxes + <usize>load<u16>(roll);
    v128.store(to, f64x2.add(v128.load(to), f64x2.sub(best, sum)));
    const scale = f64x2.div(best, sum);
    for (let share = begin; share < end; share += LANES)
      v128.store(share, f64x2.mul(v128.load(share), scale));
  }
}

/** Of each group the sum over all different parts of it: one face after the other. */
function sumParts(sums: usize, faces: usize): void {
  for (let face = 0; face < 6; face += 1) {
    const end = faces + 2 + 4 * <usize>load<u16>(faces);
    for (let link = faces + 2; link < end; link += 4) {
      const to = sums + <usize>load<u16>(link);
      v128.store(to, f64x2.add(v128.load(to), v128.load(sums + <usize>load<u16>(link, 2))));
    }
    faces = end;
  }
}

/** Gives to each part of a group what the group has: the way back of `sumParts`. */
function giveParts(sums: usize, faces: usize): void {
  for (let face = 0; face < 6; face += 1) {
    const begin = faces + 2;
    const end = begin + 4 * <usize>load<u16>(faces);
    for (let link = end - 4; link >= begin; link -= 4) {
      const to = sums + <usize>load<u16>(link, 2);
      v128.store(to, f64x2.add(v128.load(to), v128.load(sums + <usize>load<u16>(link))));
    }
    faces = end;
  }
}

/** Rolls the dice that are missing: every face carries on a sixth of the chance. */
function rollOn(chance: usize, grown: usize, smaller: i32): void {
  const sixth = f64x2.splat(1.0 / 6.0);
  for (let group = 0; group < smaller; group += 1) {
    const at = chance + <usize>group * LANES;
    const list = grown + 12 * <usize>(smaller - 1 - group);
    const share = f64x2.mul(v128.load(at), sixth);
    v128.store(at, f64x2.splat(0));
    for (let link = list; link < list + 12; link += 2) {
      const to = chance + <usize>load<u16>(link);
      v128.store(to, f64x2.add(v128.load(to), share));
    }
  }
}

/** Of each outcome its weight, times what all rolls that offer it have. */
function shareBoxes(job: usize, ended: usize, shares: usize): void {
  const last = job + 4 + 12 * <usize>load<u32>(job);
  for (let at = job + 4; at < last; at += 12) {
    const list = <usize>load<u32>(at, 8);
    const end = list + 2 + 2 * <usize>load<u16>(list);
    let sum = f64x2.splat(0);
    for (let link = list + 2; link < end; link += 2)
      sum = f64x2.add(sum, v128.load(ended + <usize>load<u16>(link)));
    v128.store(shares, f64x2.mul(sum, v128.load(shares)));
    shares += LANES;
  }
}

/**
 * One turn forwards, for those of eight subtotals from the `lane`-th on whose pair is in `pairs` (a bit each): with what
 * chance it ends with each outcome of the job, which has no scratches apart; eight doubles each from `shares` on. `stops`:
 * a turn may end before its last roll. False: what choices are worth lies too far apart.
 */
export function followPeople(
  tables: usize,
  job: usize,
  lane: i32,
  shares: usize,
  ease: f64,
  stops: bool,
  pairs: i32,
): bool {
  const worth = <usize>load<u32>(tables);
  const grown = <usize>load<u32>(tables, 4);
  const smaller = load<i32>(tables, 20);
  const groups = load<i32>(tables, 24);
  const rolls = load<i32>(tables, 28);
  const faces = <usize>load<u32>(tables, 40);
  const size = <usize>groups * LANES;
  const first = <usize>smaller * LANES;
  const chance = <usize>load<u32>(tables, 32);
  const boxes = chance + size;
  const ended = boxes + size;
  const sums = ended + size;
  // By rolls left from 1 on: of keeping each group.
  const kept = sums;
  const bytes = 8 * <usize>lane;
  const scale = f64x2.splat(1.0 / ease);
  scoreRolls(worth, <usize>load<u32>(tables, 16), smaller, groups, job, bytes);
  memory.copy(sums, worth, size);
  for (let left = 1; left < rolls; left += 1) {
    meanOfGrown(worth, grown, smaller);
    memory.copy(kept + <usize>left * size, worth, size);
    bestOfShrunk(worth, <usize>load<u32>(tables, 8), groups);
  }
  memory.fill(boxes, 0, 2 * size);
  // Where turns may be stopped, nobody keeps all dice and rolls on.
  const most = stops ? smaller : groups;
  const chances = <usize>load<u32>(tables, 12);
  for (let pair: usize = 0; pair < LANES; pair += PAIR) {
    if (((pairs >> <i32>(pair / PAIR)) & 1) === 0) continue;
    const middle = middleOf(sums + first + pair, groups - smaller, ease);
    if (v128.any_true(f64x2.ne(middle, middle))) return false;
    weighBoxes(job + 4, bytes + pair, middle, scale, boxes + pair, shares + pair);
    weighClaims(job + 4, boxes + pair, shares + pair);
    for (let at = pair; at < size; at += LANES) {
      const own = chance + at;
      if (at < first) v128.store(own, f64x2.splat(0));
      else v128.store(own, v128.load64_splat(chances + (at - pair - first) / 8));
    }
    for (let left = rolls - 1; left > 0; left -= 1) {
      const own = kept + <usize>left * size + pair;
      weigh(own, most, middle, scale, own);
      for (let at: usize = 0; at < size; at += LANES)
        v128.store(sums + pair + at, at < <usize>most * LANES ? v128.load(own + at) : f64x2.splat(0));
      sumParts(sums + pair, faces);
      for (let at = pair; at < first; at += LANES) v128.store(sums + at, f64x2.splat(0));
      for (let at = first + pair; at < size; at += LANES) {
        const boxed = stops ? v128.load(boxes + at) : f64x2.splat(0);
        const share = f64x2.div(v128.load(chance + at), f64x2.add(v128.load(sums + at), boxed));
        v128.store(sums + at, share);
        if (stops) v128.store(ended + at, f64x2.add(v128.load(ended + at), share));
      }
      giveParts(sums + pair, faces);
      for (let at: usize = 0; at < size; at += LANES) {
        const weight = at < <usize>most * LANES ? v128.load(own + at) : f64x2.splat(0);
        v128.store(chance + pair + at, f64x2.mul(v128.load(sums + pair + at), weight));
      }
      rollOn(chance + pair, grown, smaller);
    }
    for (let at = first + pair; at < size; at += LANES) {
      const share = f64x2.div(v128.load(chance + at), v128.load(boxes + at));
      v128.store(ended + at, f64x2.add(v128.load(ended + at), share));
    }
    shareBoxes(job + 4, ended + pair, shares + pair);
  }
  return true;
}
