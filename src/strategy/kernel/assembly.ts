/**
 * The solver's inner loop in AssemblyScript, compiled to WebAssembly by `npm run kernel`: eight upper subtotals of a card
 * side by side, two doubles in each SIMD register. Which groups of dice lead where is read from tables that the host
 * writes (memory.ts says where); all links are byte offsets into `worth`, which has 64 bytes for each group.
 */

/** Of eight doubles. */
const LANES: usize = 64;

/** Means of one more die, from `last` (the largest group with a die missing) down to the empty group. */
function expectRolls(worth: usize, grown: usize, smaller: i32): void {
  const sixth = f64x2.splat(1.0 / 6.0);
  let to = worth + <usize>smaller * LANES;
  let link = grown;
  for (let group = 0; group < smaller; group += 1) {
    to -= LANES;
    let from = worth + <usize>load<u16>(link);
    let a = v128.load(from);
    let b = v128.load(from, 16);
    let c = v128.load(from, 32);
    let d = v128.load(from, 48);
    for (let face = 1; face < 6; face += 1) {
      link += 2;
      from = worth + <usize>load<u16>(link);
      a = f64x2.add(a, v128.load(from));
      b = f64x2.add(b, v128.load(from, 16));
      c = f64x2.add(c, v128.load(from, 32));
      d = f64x2.add(d, v128.load(from, 48));
    }
    link += 2;
    v128.store(to, f64x2.mul(a, sixth));
    v128.store(to, f64x2.mul(b, sixth), 16);
    v128.store(to, f64x2.mul(c, sixth), 32);
    v128.store(to, f64x2.mul(d, sixth), 48);
  }
}

/** The best part of each group. `shrunk`: for each group but the empty one how many links, then the links. */
function keepBest(worth: usize, shrunk: usize, groups: i32): void {
  let to = worth;
  let link = shrunk;
  for (let group = 1; group < groups; group += 1) {
    to += LANES;
    let a = v128.load(to);
    let b = v128.load(to, 16);
    let c = v128.load(to, 32);
    let d = v128.load(to, 48);
    const end = link + 2 + 2 * <usize>load<u16>(link);
    for (link += 2; link < end; link += 2) {
      const from = worth + <usize>load<u16>(link);
      a = f64x2.pmax(a, v128.load(from));
      b = f64x2.pmax(b, v128.load(from, 16));
      c = f64x2.pmax(c, v128.load(from, 32));
      d = f64x2.pmax(d, v128.load(from, 48));
    }
    v128.store(to, a);
    v128.store(to, b, 16);
    v128.store(to, c, 32);
    v128.store(to, d, 48);
  }
}

/** Every roll is worth at least the best scratch; `job` has the successors' addresses. */
function scratch(rolls: usize, count: i32, job: usize, scratches: i32, lane: usize): void {
  let a = f64x2.splat(-Infinity);
  let b = a;
  let c = a;
  let d = a;
  for (let each = 0; each < scratches; each += 1) {
    const from = <usize>load<u32>(job) + lane;
    job += 4;
    a = f64x2.pmax(a, v128.load(from));
    b = f64x2.pmax(b, v128.load(from, 16));
    c = f64x2.pmax(c, v128.load(from, 32));
    d = f64x2.pmax(d, v128.load(from, 48));
  }
  for (let roll = 0; roll < count; roll += 1) {
    v128.store(rolls, a);
    v128.store(rolls, b, 16);
    v128.store(rolls, c, 32);
    v128.store(rolls, d, 48);
    rolls += LANES;
  }
}

/** Offers one outcome to all rolls that have it: `list` has their number, then their links. */
function offer(worth: usize, list: usize, from: usize, gain: i32): void {
  const points = f64x2.splat(<f64>gain);
  const a = f64x2.add(v128.load(from), points);
  const b = f64x2.add(v128.load(from, 16), points);
  const c = f64x2.add(v128.load(from, 32), points);
  const d = f64x2.add(v128.load(from, 48), points);
  const end = list + 2 + 2 * <usize>load<u16>(list);
  for (let link = list + 2; link < end; link += 2) {
    const to = worth + <usize>load<u16>(link);
    v128.store(to, f64x2.pmax(v128.load(to), a));
    v128.store(to, f64x2.pmax(v128.load(to, 16), b), 16);
    v128.store(to, f64x2.pmax(v128.load(to, 32), c), 32);
    v128.store(to, f64x2.pmax(v128.load(to, 48), d), 48);
  }
}

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

/** Rolls whose choices are all offered one by one. */
function forget(worth: usize, list: usize): void {
  const nothing = f64x2.splat(-Infinity);
  const end = list + 2 + 2 * <usize>load<u16>(list);
  for (let link = list + 2; link < end; link += 2) {
    const to = worth + <usize>load<u16>(link);
    v128.store(to, nothing);
    v128.store(to, nothing, 16);
    v128.store(to, nothing, 32);
    v128.store(to, nothing, 48);
  }
}

/**
 * One card: `count` subtotals from those at `to` on, eight at a time; up to seven behind them are written too.
 * `tables`: addresses of worth, grown, shrunk, chances, the list of special rolls; numbers of smaller groups, groups, rolls.
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
  const scratches = load<i32>(job);
  const outcomes = job + 4 + 4 * <usize>scratches;
  const last = outcomes + 4 + 12 * <usize>load<u32>(outcomes);
  for (let lane: usize = 0; lane < 8 * <usize>count; lane += LANES) {
    scratch(first, groups - smaller, job + 4, scratches, lane);
    forget(worth, special);
    for (let at = outcomes + 4; at < last; at += 12) {
      offer(worth, <usize>load<u32>(at, 8), <usize>load<u32>(at) + lane, load<i32>(at, 4));
    }
    for (let roll = 1; roll < rolls; roll += 1) {
      expectRolls(worth, grown, smaller);
      keepBest(worth, shrunk, groups);
    }
    meanOf(first, chances, groups - smaller, to + lane);
  }
}
