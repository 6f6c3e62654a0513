/**
 * The solver's inner loops in AssemblyScript, compiled to WebAssembly by `npm run kernel`: eight upper subtotals of a card
 * side by side, two doubles in each SIMD register. Which groups of dice lead where is read from tables that the host
 * writes (memory.ts says where); all links are byte offsets into `worth`, which has 64 bytes for each group.
 */

/** Of eight doubles. */
export const LANES: usize = 64;

/** Means of one more die, from `last` (the largest group with a die missing) down to the empty group. */
export function meanOfGrown(worth: usize, grown: usize, smaller: i32): void {
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
export function bestOfShrunk(worth: usize, shrunk: usize, groups: i32): void {
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

/** Into each roll of all dice what its best box brings. `job` as for solveCard. */
export function scoreRolls(
  worth: usize,
  special: usize,
  smaller: i32,
  groups: i32,
  job: usize,
  lane: usize,
): void {
  const scratches = load<i32>(job);
  const outcomes = job + 4 + 4 * <usize>scratches;
  const last = outcomes + 4 + 12 * <usize>load<u32>(outcomes);
  scratch(worth + <usize>smaller * LANES, groups - smaller, job + 4, scratches, lane);
  forget(worth, special);
  for (let at = outcomes + 4; at < last; at += 12) {
    offer(worth, <usize>load<u32>(at, 8), <usize>load<u32>(at) + lane, load<i32>(at, 4));
  }
}
