/** What the board shows by itself when the host is silent: two texts in turn. Apart from the cabinet, which every page has. */
export const OFFLINE = {
  text: 'OFFLINE',
  /** Where to look first. */
  hint: 'CABLE ?',
  /** How long each of the two stands; a display module is also asked that often whether it is there. */
  turnMs: 1500,
} as const;
