/** A card solved: what it is worth at the beginning of a turn. */
import { bestOfShrunk, LANES, meanOfGrown, scoreRolls } from './turn.ts';

/** The mean over the turn's first roll. */
function meanOf(rolls: usize, chances: usize, count: i32, to: usize): void {
  let a = f64x2.splat(0);
  let b = a;
  let c = a;
  let d = a;
  for (let roll = 0; roll < count; roll += 1) {
    const chance = v128.load64_splat(chances);
    a = f64x2.add(a, f64x2.mul(chance, v128.load(rolls)));
    b = f64x2.add(b, f64x2.mul(chance, v128.load(rolls, 16)));
    c = f64x2.add(c, f64x2.mul(chance, v128.load(rolls, 32)));
    d = f64x2.add(d, f64x2.mul(chance, v128.load(rolls, 48)));
    rolls += LANES;
    chances += 8;
  }
  v128.store(to, a);
  v128.store(to, b, 16);
  v128.store(to, c, 32);
  v128.store(to, d, 48);
}

/**
 * One card: `count` subtotals from those at `to` on, eight at a time; up to seven behind them are written too.
 * `tables`: addresses of worth, grown, shrunk, chances, the list of special rolls; numbers of smaller groups, groups,
 * rolls; address of memory for followCard.
 * `job`: number of scratches, addresses of their successors; number of outcomes, for each the address of its successor,
 * its gain and the address of its list of rolls.
 */
export function solveCard(tables: usize, job: usize, to: usize, count: i32): void {
  const worth = <usize>load<u32>(tables);
  const grown = <usize>load<u32>(tables, 4);
  const shrunk = <usize>load<u32>(tables, 8);
  const chances = <usize>load<u32>(tables, 12);
  const special = <usize>load<u32>(tables, 16);
  const smaller = load<i32>(tables, 20);
  const groups = load<i32>(tables, 24);
  const rolls = load<i32>(tables, 28);
  const first = worth + <usize>smaller * LANES;
  for (let lane: usize = 0; lane < 8 * <usize>count; lane += LANES) {
    scoreRolls(worth, special, smaller, groups, job, lane);
    for (let roll = 1; roll < rolls; roll += 1) {
      meanOfGrown(worth, grown, smaller);
      bestOfShrunk(worth, shrunk, groups);
    }
    meanOf(first, chances, groups - smaller, to + lane);
  }
}
