import fc from 'fast-check';
import type { Tier } from '../../src/books/price.ts';

/** As a cabinet file may have them: each cheaper a credit than the one before. */
export const TIERS = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((steps) => {
    const tiers: Tier[] = [];
    for (const [dearer, more] of steps) {
      const before = tiers.at(-1);
      if (before === undefined) tiers.push({ credits: 1, price: dearer * 5 });
      else {
        const price = before.price + dearer * 5;
        tiers.push({ credits: Math.floor((before.credits * price) / before.price) + more, price });
      }
    }
    return tiers;
  });
