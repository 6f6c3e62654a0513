/** How much the coach says in a game: a property of it, so that pages know how it was played. */

/** `after`: what a choice has cost, once it is made; `live`: the best one before it is made, too. */
export const COACH_MODES = ['off', 'after', 'live'] as const;
export type CoachMode = (typeof COACH_MODES)[number];
