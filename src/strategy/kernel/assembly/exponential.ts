/** The exponential function of two doubles side by side, to twelve digits. */

const LOG2_E = Math.LOG2E;
/** ln 2 in two parts: the first times a whole number is exact. */
const LN_2 = 0.6931471803691238;
const LN_2_REST = 1.9082149292705877e-10;
/** Added to a whole number, its last bits are those of that number (3 * 2^51). */
const WHOLE = 6755399441055744.0;
/** Beyond, nothing is told apart. */
const MOST = 700.0;

function next(sum: v128, rest: v128, coefficient: f64): v128 {
  return f64x2.add(f64x2.splat(coefficient), f64x2.mul(sum, rest));
}

export function exponential(value: v128): v128 {
  const clamped = f64x2.pmin(f64x2.pmax(value, f64x2.splat(-MOST)), f64x2.splat(MOST));
  const powers = f64x2.nearest(f64x2.mul(clamped, f64x2.splat(LOG2_E)));
  let rest = f64x2.sub(clamped, f64x2.mul(powers, f64x2.splat(LN_2)));
  rest = f64x2.sub(rest, f64x2.mul(powers, f64x2.splat(LN_2_REST)));
  // Its series: what is left out is less than 0.35 to the power of 11, by 11!, hence 2e-13 of the whole.
  let sum = next(f64x2.splat(1.0 / 3628800.0), rest, 1.0 / 362880.0);
  sum = next(sum, rest, 1.0 / 40320.0);
  sum = next(sum, rest, 1.0 / 5040.0);
  sum = next(sum, rest, 1.0 / 720.0);
  sum = next(sum, rest, 1.0 / 120.0);
  sum = next(sum, rest, 1.0 / 24.0);
  sum = next(sum, rest, 1.0 / 6.0);
  sum = next(sum, rest, 0.5);
  sum = next(sum, rest, 1.0);
  sum = next(sum, rest, 1.0);
  const bits = i64x2.shl(f64x2.add(powers, f64x2.splat(WHOLE)), 52);
  return i64x2.add(sum, bits);
}
