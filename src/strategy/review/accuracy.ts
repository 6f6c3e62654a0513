/**
 * How well somebody has chosen, 0 to 100: the mean over all choices of 103.1668 · e^(−0.04354 · Δ) − 3.1669, between 0 and
 * 100. That is lichess's accuracy of a move (lila, `AccuracyPercent`), where Δ is how many points of percent of the chance to
 * win it lost. Here a point counts as five of those: so Verhoeff's aim, to lose less than 0.2 points a choice, is 96 %. Each
 * choice goes through the formula and then the mean is taken, since the formula of a mean would be kinder to blunders.
 */

const PERCENT_A_POINT = 5;

/** `costs` in points of a score card; null: nothing was chosen. */
export function accuracyOf(costs: readonly number[]): number | null {
  if (costs.length === 0) return null;
  return costs.reduce((sum, cost) => sum + ofChoice(cost), 0) / costs.length;
}

function ofChoice(cost: number): number {
  const accuracy = 103.1668 * Math.exp(-0.04354 * PERCENT_A_POINT * cost) - 3.1669;
  return Math.min(100, Math.max(0, accuracy));
}
