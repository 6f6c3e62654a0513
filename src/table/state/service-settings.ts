/** The keys of the cabinet file that SETUP of service changes, with the values that it offers. */
import type { RuleSets } from '../../game/index.ts';
import { setMenu } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { SettingLeaf } from './service-tree.ts';

/** As the cabinet file has it. */
export type SettingValue = string | number | boolean | readonly string[];

export interface ServiceSetting {
  /** Of the cabinet file. */
  readonly key: string;
  choices(sets: RuleSets): readonly SettingValue[];
  /** In at most eight characters. */
  shown(value: SettingValue, sets: RuleSets): Text;
}

const SWITCH = [false, true] as const;
const MINUTE_MS = 60_000;
const MOST_PLAYERS = 6;

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
    choices: () => Array.from({ length: MOST_PLAYERS + 1 }, (_, count) => defaultNames(count)),
    shown: (value) =>
      Array.isArray(value) && value.length > 0
        ? { say: 'display.players', count: value.length }
        : { say: 'leafWord.asBefore' },
  },
  volume: { key: 'buzzer', choices: () => ['off', 'low', 'high'], shown: word },
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
  freePlay: { key: 'credits.mode', choices: () => ['free', 'per-game', 'per-player'], shown: word },
  coach: { key: 'coach', choices: () => ['off', 'after', 'live'], shown: word },
};

/** What is offered, the value of now among it wherever it comes from; and which of it that is. */
export function choicesWith(
  setting: SettingLeaf,
  now: SettingValue,
  sets: RuleSets,
): { readonly choices: readonly SettingValue[]; readonly choice: number } {
  const offered = SERVICE_SETTINGS[setting].choices(sets);
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
