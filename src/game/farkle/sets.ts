/** The rule sets of the Farkle family: S2's table, as the handout means it and to the letter, and Zilch. */
import { SET_NAMES } from '../../language/en/set.ts';
import { SET_MENUS } from '../../language/en/set-menu.ts';
import { FARKLE_MANNERS, ZILCH_MANNERS } from '../manners.ts';
import { FARKLES, ZILCHES } from '../verbs.ts';
import type { FarkleRules } from './rule-set.ts';

export const FARKLE: FarkleRules = {
  family: 'farkle',
  id: 'farkle',
  name: SET_NAMES.farkle,
  menu: SET_MENUS.farkle,
  inMenu: true,
  players: { min: 1, max: 4 },
  dice: 6,
  ties: 'shared',
  manners: FARKLE_MANNERS,
  target: 10_000,
  entryMinimum: 0,
  bankMinimum: 0,
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
  emptyFirstRoll: null,
  farklePenalty: null,
  keeps: 'scoringDice',
  bust: FARKLES,
};

/** Useless dice may ride along with scoring ones. */
export const FARKLE_LITERAL: FarkleRules = {
  ...FARKLE,
  id: 'farkle-literal',
  name: SET_NAMES['farkle-literal'],
  menu: SET_MENUS['farkle-literal'],
  inMenu: false,
  keeps: 'anyWithPoints',
};

/** Every die beyond a triple doubles it, banks begin at 300, and a turn can hardly begin badly. */
export const ZILCH: FarkleRules = {
  ...FARKLE,
  id: 'zilch',
  name: SET_NAMES.zilch,
  menu: SET_MENUS.zilch,
  manners: ZILCH_MANNERS,
  bankMinimum: 300,
  atTarget: 'othersGetOneTurn',
  threePairs: 1500,
  fourAlike: { timesTriple: 2 },
  fiveAlike: { timesTriple: 4 },
  sixAlike: { timesTriple: 8 },
  emptyFirstRoll: 500,
  farklePenalty: { inARow: 3, points: -500 },
  bust: ZILCHES,
  editions: [{ say: 'house.zilchEntry' }, { say: 'house.zilchFirst' }],
};

/** In the order of the menu. */
export const FARKLE_SETS: readonly FarkleRules[] = [FARKLE, ZILCH, FARKLE_LITERAL];
