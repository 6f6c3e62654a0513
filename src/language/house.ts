/** What the players of the house are called, in every language the same. */

/** Before their names, on every page; nobody else's name has it. */
export const HOUSE_MARK = '⌂';

/** `human:9` plays nearly as well as `master`, `human:1` as people do who learn the game. */
export const HOUSE_NAMES = {
  greedy: `${HOUSE_MARK} GREEDY`,
  careful: `${HOUSE_MARK} CAREFUL`,
  master: `${HOUSE_MARK} MASTER`,
  'human:1': `${HOUSE_MARK} HOUSE 1`,
  'human:2': `${HOUSE_MARK} HOUSE 2`,
  'human:3': `${HOUSE_MARK} HOUSE 3`,
  'human:4': `${HOUSE_MARK} HOUSE 4`,
  'human:5': `${HOUSE_MARK} HOUSE 5`,
  'human:6': `${HOUSE_MARK} HOUSE 6`,
  'human:7': `${HOUSE_MARK} HOUSE 7`,
  'human:8': `${HOUSE_MARK} HOUSE 8`,
  'human:9': `${HOUSE_MARK} HOUSE 9`,
} as const;
