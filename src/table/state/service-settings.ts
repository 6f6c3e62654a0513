/** The keys of the cabinet file that SETUP of service changes, with the values that it offers. */
import type { RuleSets } from '../../game/index.ts';
import { MOST_SEATS, setMenu } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { SettingLeaf } from './service-tree.ts';

/** As the cabinet file has it. */
export type SettingValue = string | number | boolean | readonly string[] | PriceList;

/** `credits.tiers`: the first price is that of one credit. */
export type PriceList = readonly { readonly credits: number; readonly price: number }[];

export interface ServiceSetting {
  /** Of the cabinet file. */
  readonly key: string;
  /** `now`: what counts. */
  choices(sets: RuleSets, now: SettingValue): readonly SettingValue[];
  /** In at most eight characters. */
  shown(value: SettingValue, sets: RuleSets): Text;
}

const SWITCH = [false, true] as const;
const MINUTE_MS = 60_000;
const VOLUME_STEPS = 10;
/** Of one credit. */
const PRICES = [0.2, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5];
/** Credits, and how many prices of one they cost; the first offers nothing for more at once. */
const MORE_AT_ONCE = [
  ...([
    undefined,
    { credits: 2, prices: 1.5 },
    { credits: 3, prices: 2 },
    { credits: 4, prices: 3 },
  ] as const),
  ...([
    { credits: 5, prices: 4 },
    { credits: 6, prices: 5 },
    { credits: 7, prices: 5 },
  ] as const),
  { credits: 10, prices: 8 },
] as const;

export const SERVICE_SETTINGS: Readonly<Record<SettingLeaf, ServiceSetting>> = {
  rules: {
    key: 'rules',
    choices: (sets) => sets.filter(({ inMenu }) => inMenu).map(({ id }) => id),
    shown(value, sets) {
      const rules = sets.find(({ id }) => id === value);
      return rules === undefined ? { say: 'leafWord.none' } : setMenu(rules);
    },
  },
  players: {
    key: 'players',
    choices: () => Array.from({ length: MOST_SEATS + 1 }, (_, count) => defaultNames(count)),
    shown: (value) =>
      Array.isArray(value) && value.length > 0
        ? { say: 'display.players', count: value.length }
        : { say: 'leafWord.asBefore' },
  },
  price: {
    key: 'credits.tiers',
    choices: (_, now) => PRICES.map((price) => withPrice(priceList(now), price)),
    shown: (value) => priceOfOne(priceList(value)).toFixed(2),
  },
  tiers: {
    key: 'credits.tiers',
    choices: (_, now) => MORE_AT_ONCE.map((more) => withTier(priceOfOne(priceList(now)), more)),
    shown: (value) => tiersText(priceList(value)),
  },
  freePlay: { key: 'credits.mode', choices: () => ['free', 'per-game', 'per-player'], shown: word },
  volume: {
    key: 'sound.volume',
    choices: () => Array.from({ length: VOLUME_STEPS + 1 }, (_, step) => (step * 100) / VOLUME_STEPS),
    shown: (value) => (value === 0 ? { say: 'leafWord.off' } : `${value}`),
  },
  buzzerVolume: { key: 'buzzer', choices: () => ['off', 'low', 'high'], shown: word },
  bright: {
    key: 'leds.brightness',
    choices: () => [16, 32, 48, 64, 96, 128, 160, 192, 224, 255],
    shown: (value) => `${value}`,
  },
  calm: { key: 'calm', choices: () => SWITCH, shown: word },
  tumble: {
    key: 'tumbleMs',
    choices: () => [300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200],
    shown: (value) => ({ say: 'leafWord.milliseconds', count: Number(value) }),
  },
  idle: {
    key: 'idle.attractMs',
    choices: () => [1, 2, 3, 5, 10, 15, 20, 30].map((minutes) => minutes * MINUTE_MS),
    shown: (value) => ({ say: 'leafWord.minutes', count: Math.round(Number(value) / MINUTE_MS) }),
  },
  lamps: { key: 'leds.buttonLamps', choices: () => SWITCH, shown: word },
  house: { key: 'housePace', choices: () => ['calm', 'quick'], shown: word },
  coach: { key: 'coach', choices: () => ['off', 'after', 'live'], shown: word },
};

/** What is offered, the value of now among it wherever it comes from; and which of it that is. */
export function choicesWith(
  setting: SettingLeaf,
  now: SettingValue,
  sets: RuleSets,
): { readonly choices: readonly SettingValue[]; readonly choice: number } {
  const offered = SERVICE_SETTINGS[setting].choices(sets, now);
  const index = offered.findIndex((value) => sameSetting(value, now));
  return index < 0 ? { choices: [now, ...offered], choice: 0 } : { choices: offered, choice: index };
}

function sameSetting(one: SettingValue, other: SettingValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const WORDS = {
  off: 'off',
  low: 'low',
  high: 'high',
  calm: 'slow',
  quick: 'quick',
  after: 'after',
  live: 'live',
  free: 'on',
  'per-game': 'perGame',
  'per-player': 'perPlayer',
  true: 'on',
  false: 'off',
} as const;

function word(value: SettingValue): Text {
  const key = `${value}`;
  return key in WORDS ? { say: `leafWord.${WORDS[key as keyof typeof WORDS]}` } : { say: 'leafWord.none' };
}

/** As a game names those who have no name. */
function defaultNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `PLAYER ${index + 1}`);
}

function priceList(value: SettingValue): PriceList {
  return value as PriceList;
}

function priceOfOne([first]: PriceList): number {
  return first?.price ?? 1;
}

/** What costs less at once goes on costing as much less. */
function withPrice(tiers: PriceList, price: number): PriceList {
  const factor = price / priceOfOne(tiers);
  return tiers.map((tier) => ({ credits: tier.credits, price: inHundredths(tier.price * factor) }));
}

function withTier(price: number, more: (typeof MORE_AT_ONCE)[number]): PriceList {
  const one = { credits: 1, price };
  return more === undefined
    ? [one]
    : [one, { credits: more.credits, price: inHundredths(price * more.prices) }];
}

function inHundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** `3/2.00`: three for two. */
function tiersText([, second, ...others]: PriceList): Text {
  if (second === undefined) return { say: 'leafWord.none' };
  if (others.length > 0) return { say: 'leafWord.tiers', count: others.length + 1 };
  return `${second.credits}/${second.price.toFixed(2)}`;
}
