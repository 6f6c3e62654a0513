/** The families that there are, as games, rule sets and the messages of pages name them. */
export type FamilyName = 'five-dice' | 'farkle';
