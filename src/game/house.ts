/** Players of the house: who sits at the table without being there. What they are called is in every language the same. */

const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** `human:9` plays nearly as well as `master`, `human:1` as people do who learn the game. */
export type HousePlayer = 'greedy' | 'careful' | 'master' | `human:${(typeof STRENGTHS)[number]}`;

/** In the order in which they are offered. */
export const HOUSE_PLAYERS: readonly HousePlayer[] = [
  'greedy',
  'careful',
  'master',
  ...STRENGTHS.map((strength) => `human:${strength}` as const),
];

/** As display, pages and journal call them. */
export function houseName(player: HousePlayer): string {
  const [kind, strength] = player.split(':');
  return strength === undefined ? player.toUpperCase() : `${kind === 'human' ? 'HOUSE' : kind} ${strength}`;
}
