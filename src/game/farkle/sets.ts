/** The rule sets of the Farkle family: S2's table, as the handout means it and to the letter. */
import { FARKLE_MANNERS } from '../manners.ts';
import type { FarkleRules } from './rule-set.ts';

export const FARKLE: FarkleRules = {
  family: 'farkle',
  id: 'farkle',
  name: 'Farkle',
  menu: 'FARKLE',
  inMenu: true,
  players: { min: 1, max: 4 },
  dice: 6,
  ties: 'shared',
  manners: FARKLE_MANNERS,
  target: 10_000,
  entryMinimum: 0,
  atTarget: 'ends',
  single1: 100,
  single5: 50,
  triples: { 1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600 },
  straight: 1500,
  threePairs: null,
  twoTriplets: null,
  fourAlike: null,
  fiveAlike: null,
  sixAlike: null,
  farklePenalty: null,
  keeps: 'scoringDice',
};

/** Useless dice may ride along with scoring ones. */
export const FARKLE_LITERAL: FarkleRules = {
  ...FARKLE,
  id: 'farkle-literal',
  name: 'Farkle to the letter of its program',
  menu: 'FARKLE L',
  inMenu: false,
  keeps: 'anyWithPoints',
};

export const FARKLE_SETS: readonly FarkleRules[] = [FARKLE, FARKLE_LITERAL];
