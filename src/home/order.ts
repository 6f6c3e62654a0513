/** What is asked of a table from outside. Whoever can write to the broker can send anything: what is not to the letter is nothing. */
import type { Message } from './broker.ts';
import type { HomeTopics } from './topics.ts';

export type Order = { readonly type: 'identify' } | { readonly type: 'brightness'; readonly value: number };

/** As Home Assistant's buttons say it. */
export const PRESS = 'PRESS';

export const BRIGHTNESS = { least: 1, most: 255 } as const;

/** Undefined: no order. */
export function orderIn({ topic, text }: Message, topics: HomeTopics): Order | undefined {
  if (topic === topics.identify) return text === PRESS ? { type: 'identify' } : undefined;
  if (topic !== topics.setBrightness || !/^\d{1,3}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= BRIGHTNESS.least && value <= BRIGHTNESS.most ? { type: 'brightness', value } : undefined;
}
