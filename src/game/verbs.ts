/** What moves are called that not all sets call the same. */

export interface Verbs {
  readonly held: 'holds' | 'picks';
  readonly freed: 'frees' | 'putsBack';
  readonly busts: Bust;
}

/** A roll that scores nothing, where that ends the turn. */
export interface Bust {
  readonly noun: 'farkle' | 'zilch';
  readonly does: 'farkles' | 'zilches';
  readonly many: string;
  /** Eight characters at most, for the table's display. */
  readonly shown: string;
}

export const FARKLES: Bust = { noun: 'farkle', does: 'farkles', many: 'Farkles', shown: 'FARKLE' };
export const ZILCHES: Bust = { noun: 'zilch', does: 'zilches', many: 'Zilches', shown: 'ZILCH' };

export const USUAL_VERBS: Verbs = { held: 'holds', freed: 'frees', busts: FARKLES };
