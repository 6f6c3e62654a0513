/** What playing costs, as keys of the cabinet file. Amounts as people write them: 0.50 is fifty hundredths of the currency. */
import { z } from 'zod';
import { COIN_CHANNELS } from '../../hardware/coin-door.ts';
import { CREDIT_MODES, type CreditRules, FREE_PLAY, hundredths } from '../books/credit-rules.ts';
import { MOST_TIERS } from '../books/price.ts';
import { DISPLAY_LENGTH } from '../language/display-text.ts';

const MOST_AMOUNT = 1000;
const MOST_CREDITS = 99;

/** Two decimals at most, which `credit-problems.ts` asks for, since a number cannot tell how it was written. */
const amount = z
  .number()
  .min(0.01)
  .max(MOST_AMOUNT)
  .meta({ expects: { say: 'expect.amount', most: MOST_AMOUNT } });
const short = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^(?! *$)[A-Za-z0-9 .+*/-]{1,${most}}$`))
    .meta({ expects: { say: 'expect.label', most } });

export const creditsSchema = z.strictObject({
  mode: z.enum(CREDIT_MODES).default(FREE_PLAY.mode),
  coins: z
    .array(
      z.strictObject({
        channel: z.int().min(COIN_CHANNELS[0]).max(COIN_CHANNELS[1]),
        value: amount,
        label: short(DISPLAY_LENGTH),
      }),
    )
    .max(COIN_CHANNELS.length)
    .default([]),
  currency: short(4).default(FREE_PLAY.currency),
  tiers: z
    .array(z.strictObject({ credits: z.int().min(1).max(MOST_CREDITS), price: amount }))
    .min(1)
    .max(MOST_TIERS)
    .default([{ credits: 1, price: 1 }]),
  max: z.int().min(1).max(MOST_CREDITS).default(FREE_PLAY.max),
  freeGameForFame: z.boolean().default(FREE_PLAY.freeGameForFame),
});

type AsWritten = z.output<typeof creditsSchema>;
export type CreditKeys = {
  readonly [Key in keyof AsWritten]: AsWritten[Key] extends readonly (infer One)[]
    ? readonly Readonly<One>[]
    : AsWritten[Key];
};

/** In whole hundredths, as the table calculates. */
export function creditRulesOf({ coins, tiers, ...rest }: CreditKeys): CreditRules {
  return {
    ...rest,
    coins: coins.map(({ channel, value, label }) => ({
      channel: channel === 1 ? 1 : 2,
      value: hundredths(value),
      label,
    })),
    tiers: tiers.map(({ credits, price }) => ({ credits, price: hundredths(price) })),
  };
}
