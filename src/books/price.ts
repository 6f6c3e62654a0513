/** What money is worth: prices by tiers, the best of them for the player. Money in whole hundredths. */

/** That a table may have. */
export const MOST_TIERS = 8;

export interface Tier {
  readonly credits: number;
  readonly price: number;
}

/** The most credits that any choice of tiers gives for this money, and the least money that gives as many. */
export interface Worth {
  readonly credits: number;
  readonly used: number;
}

/**
 * `tiers`: at least one, with prices above 0. A tier may be taken any number of times. Of much money most buys the tier that
 * gives most for it: of any `price / step` others some cost a multiple of its price together, and are better paid for so.
 */
export function worthOf(tiers: readonly Tier[], money: number): Worth {
  const [first] = tiers;
  if (first === undefined) return { credits: 0, used: 0 };
  const step = tiers.reduce((all, { price }) => commonDivisor(all, price), 0);
  const best = tiers.reduce((one, other) =>
    one.credits * other.price >= other.credits * one.price ? one : other,
  );
  const others = (best.price / step) * Math.max(...tiers.map(({ price }) => price));
  const bulk = Math.max(0, Math.floor((money - others) / best.price));
  const left = worthOfLittle(tiers, step, money - bulk * best.price);
  return { credits: left.credits + bulk * best.credits, used: left.used + bulk * best.price };
}

function worthOfLittle(tiers: readonly Tier[], step: number, money: number): Worth {
  /** The most credits for so many steps. */
  const most: number[] = [0];
  for (let at = 1; at <= Math.floor(money / step); at += 1) {
    const taken = tiers.map(({ credits, price }) => {
      const before = most[at - price / step];
      return before === undefined ? 0 : before + credits;
    });
    most.push(Math.max(most[at - 1] ?? 0, ...taken));
  }
  const credits = most[most.length - 1] ?? 0;
  return { credits, used: most.indexOf(credits) * step };
}

/** How much of the next credit is paid, as people write it: `1/2`. Undefined: nothing. */
export function fractionOf(tiers: readonly Tier[], rest: number): string | undefined {
  const price = tiers[0]?.price ?? 0;
  if (rest <= 0 || rest >= price) return undefined;
  const divisor = commonDivisor(rest, price);
  return `${rest / divisor}/${price / divisor}`;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
