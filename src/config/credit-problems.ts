/** Prices that nobody could play by: each key alone is right, but together they make no sense. */
import { hundredths } from '../books/credit-rules.ts';
import type { Code } from '../language/sentence.ts';
import type { CreditKeys } from './credits-schema.ts';
import type { Path } from './key.ts';
import type { Problem } from './problem.ts';

/** Rounding errors of a number with two decimals are far below. */
const TOLERANCE = 1e-6;

/** `mostPlayers`: of the largest set that the table offers. */
export function creditProblems(keys: CreditKeys, mostPlayers: number): readonly Problem[] {
  const { mode, coins, tiers, max } = keys;
  const charges = mode !== 'free';
  return [
    ...coins.flatMap(({ value }, index) => amountProblem(value, ['coins', index, 'value'])),
    ...tiers.flatMap(({ price }, index) => amountProblem(price, ['tiers', index, 'price'])),
    ...coins.flatMap(({ channel }, index) => {
      const first = coins.findIndex((coin) => coin.channel === channel);
      return first === index
        ? []
        : [problem(['coins', index, 'channel'], { say: 'clash.channelTwice', channel })];
    }),
    ...tierProblems(tiers),
    ...(charges && coins.length === 0 ? [problem(['mode'], { say: 'clash.noCoins', mode })] : []),
    ...(charges && max < needed(keys, mostPlayers)
      ? [problem(['max'], { say: 'clash.maxTooLow', max, needed: needed(keys, mostPlayers) })]
      : []),
  ];
}

function amountProblem(amount: number, path: Path): readonly Problem[] {
  const isWhole = Math.abs(amount * 100 - hundredths(amount)) < TOLERANCE;
  return isWhole ? [] : [problem(path, { say: 'clash.decimals', amount: `${amount}` })];
}

/** A tier is for those who pay more at once, and get more for it. */
function tierProblems(tiers: CreditKeys['tiers']): readonly Problem[] {
  return tiers.flatMap(({ credits, price }, index) => {
    const before = tiers[index - 1];
    if (before === undefined) {
      return credits === 1 ? [] : [problem(['tiers', 0, 'credits'], { say: 'clash.firstTier', credits })];
    }
    if (price <= before.price)
      return [problem(['tiers', index, 'price'], { say: 'clash.tierOrder', price, before: before.price })];
    const isBetter = credits * hundredths(before.price) > before.credits * hundredths(price);
    return isBetter ? [] : [problem(['tiers', index, 'credits'], { say: 'clash.tierDear', credits, price })];
  });
}

/** The acceptor must not refuse the coins for what the table offers. */
function needed({ mode, tiers }: CreditKeys, mostPlayers: number): number {
  const players = mode === 'per-player' ? mostPlayers : 1;
  return Math.max(players, ...tiers.map(({ credits }) => credits));
}

function problem(path: Path, why: Code): Problem {
  const [key, index, inner] = path;
  const at = `credits.${key}${index === undefined ? '' : `[${index}].${inner}`}`;
  return { path: ['credits', ...path], atKey: false, at, why };
}
