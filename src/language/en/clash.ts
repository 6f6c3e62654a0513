/** Switches of an own rule set that do not go together; after the name of the key, clauses without a full stop. */

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type Like = {
  readonly like: string;
};

export const CLASH = {
  yahtzeeBox: ({ like }: Like) => `needs a Yahtzee box, which ${like} does not have`,
  oneColumn: 'is too long: there can only be one column while five alike earn a bonus or are a joker',
  firstColumn: 'of one column must be [1]',
  upperMost: ({ max, like }: Like & { readonly max: number }) =>
    `must be at most ${max}, which is the upperMax of ${like}`,
  upperLeast: ({ threshold }: { readonly threshold: number }) =>
    `must be ${threshold} or more, which is the upperThreshold`,
  stepsRise: ({ steps }: { readonly steps: string }) =>
    `does not fit: the steps must rise from the upperThreshold on, but are ${steps}`,
  stepsPay: ({ steps }: { readonly steps: string }) =>
    `does not fit: every step must bring more than the one before, but they bring ${steps}`,
  stepsOrMax: 'does not fit: an upper bonus has steps or an upperMax, not both',
  tooHigh: ({ most, dice }: { readonly most: number; readonly dice: number }) =>
    `is too high: ${most} is the most that Ones to Sixes of ${dice} dice can have`,
  neverFilled: ({ dice, names }: { readonly dice: number; readonly names: readonly string[] }) =>
    `does not fit: ${dice} dice could never fill ${names.join(', ')}`,
  noneToSave: 'does not fit: a turn of one roll has none to save',
  noneLeft: 'does not fit: stopEarly: no takes all rolls, so that none would be left to save',
  paidTwice: ({ like, paid }: Like & { readonly paid: string }) =>
    `would pay for further five alike a second time: ${like} has ${paid}`,
  boxForThem: ({ box }: { readonly box: string }) => `the box ${box} for them`,
  allRolls: 'does not fit: selectMeans: rollAgain needs stopEarly: no, since such a turn takes all its rolls',
  allHeld:
    'does not fit: stopEarly: no needs selectMeans: rollAgain, since dice that are all held could neither roll nor score',
  noMarks: 'does not fit: where marked dice roll again, holdsFixed would let nobody mark one',
  marksGo: 'does not fit: marks to roll again are gone after the roll',
  entryAbove: ({ points, target }: { readonly points: number; readonly target: number }) =>
    `does not fit: the first bank must reach ${points}, but the game is won at ${target}`,
  bankAbove: ({ points, target }: { readonly points: number; readonly target: number }) =>
    `does not fit: every bank must bring ${points}, but the game is won at ${target}`,
  noSingles: 'does not fit: with single1 and single5 both 0, one or two dice could never score',
  neverCounts: 'would never count: its dice bring as much in smaller combinations; null is for none',
  channelTwice: ({ channel }: { readonly channel: number }) =>
    `is taken: channel ${channel} has a coin already`,
  decimals: ({ amount }: { readonly amount: string }) =>
    `has more than two decimals (${amount}): no coin is worth a part of a hundredth`,
  firstTier: ({ credits }: { readonly credits: number }) =>
    `is ${credits}, but the first price is that of one credit`,
  tierOrder: ({ price, before }: { readonly price: number; readonly before: number }) =>
    `is ${price}, but the price before it is ${before}: prices rise from one to the next`,
  tierDear: ({ credits, price }: { readonly credits: number; readonly price: number }) =>
    `makes no sense: ${credits} for ${price} is no cheaper a credit than the price before it`,
  noCoins: ({ mode }: { readonly mode: string }) => `is ${mode}, but credits.coins names no coin to pay with`,
  maxTooLow: ({ max, needed }: { readonly max: number; readonly needed: number }) =>
    `is ${max}, but one start or one price takes ${needed} credits`,
} as const;
