/** The rule sets of the five-dice family that come with Dicetable: each says only what it does differently. */
import { SET_NAMES } from '../../language/en/set.ts';
import { SET_MENUS } from '../../language/en/set-menu.ts';
import {
  ACCEPTING_MANNERS,
  ASKING_MANNERS,
  LIVE_MANNERS,
  ROLL_AGAIN_MANNERS,
  WINDOW_MANNERS,
} from '../manners.ts';
import { MOST_SEATS } from '../most-seats.ts';
import { CLASSIC_BOXES, inColumns, YAHTZEE_BONUS_BOX } from './box.ts';
import { KISMET_BOXES, KISMET_COLOURS } from './kismet-boxes.ts';
import type { FiveDiceRules } from './rule-set.ts';
import { MAXI_YATZY_BOXES, YATZY_BOXES } from './yatzy-boxes.ts';

/** Three of each face of five dice earn the upper bonus. */
const UPPER_GOAL = 63;
const UP_TO_FOUR = { min: 1, max: 4 } as const;

/** The official rules: forced joker, 100 for every further Yahtzee. */
export const YAHTZEE: FiveDiceRules = {
  family: 'five-dice',
  id: 'yahtzee',
  name: SET_NAMES.yahtzee,
  menu: SET_MENUS.yahtzee,
  inMenu: true,
  players: { min: 1, max: MOST_SEATS },
  dice: 5,
  ties: 'shared',
  manners: LIVE_MANNERS,
  rolls: 3,
  savesRolls: false,
  boxes: CLASSIC_BOXES,
  columns: [1],
  upperBonus: { threshold: UPPER_GOAL, points: 35 },
  yahtzeeBonus: 100,
  claim: 0,
  joker: 'forced',
};

export const FREE_JOKER: FiveDiceRules = {
  ...YAHTZEE,
  id: 'yahtzee-free-joker',
  name: SET_NAMES['yahtzee-free-joker'],
  menu: SET_MENUS['yahtzee-free-joker'],
  joker: 'free',
};

/** S4, the classic assignment. */
export const PLAIN: FiveDiceRules = {
  ...YAHTZEE,
  id: 'yahtzee-plain',
  name: SET_NAMES['yahtzee-plain'],
  menu: SET_MENUS['yahtzee-plain'],
  players: UP_TO_FOUR,
  yahtzeeBonus: 0,
  joker: 'none',
  manners: ROLL_AGAIN_MANNERS,
};

/** S4.30: bonus chips. */
export const CHIPS: FiveDiceRules = {
  ...PLAIN,
  id: 'yahtzee-no-joker',
  name: SET_NAMES['yahtzee-no-joker'],
  menu: SET_MENUS['yahtzee-no-joker'],
  yahtzeeBonus: 100,
};

/** S4.31. */
export const TRIPLE: FiveDiceRules = {
  ...PLAIN,
  id: 'triple-yahtzee',
  name: SET_NAMES['triple-yahtzee'],
  menu: SET_MENUS['triple-yahtzee'],
  columns: [1, 2, 3],
  boxes: inColumns(CLASSIC_BOXES, 3),
};

/** S1. */
export const BONUS_IN_BOX: FiveDiceRules = {
  ...YAHTZEE,
  id: 'bonus-in-box',
  name: SET_NAMES['bonus-in-box'],
  menu: SET_MENUS['bonus-in-box'],
  players: UP_TO_FOUR,
  upperBonus: { threshold: UPPER_GOAL, points: 35, max: 98 },
  yahtzeeBonus: 0,
  claim: 100,
  joker: 'none',
  ties: 'lowestNumber',
  manners: WINDOW_MANNERS,
};

/** S3. */
export const FOURTEEN_BOX: FiveDiceRules = {
  ...YAHTZEE,
  id: 'fourteen-box',
  name: SET_NAMES['fourteen-box'],
  menu: SET_MENUS['fourteen-box'],
  boxes: [...CLASSIC_BOXES, YAHTZEE_BONUS_BOX],
  yahtzeeBonus: 0,
  joker: 'none',
  manners: ASKING_MANNERS,
};

/** S5. */
export const SCOTZEE: FiveDiceRules = {
  ...YAHTZEE,
  id: 'scotzee',
  name: SET_NAMES.scotzee,
  menu: SET_MENUS.scotzee,
  boxes: CLASSIC_BOXES.map((box) => (box.kind === 'yahtzee' ? { ...box, label: 'Scotzee' } : box)),
  joker: 'lower',
  manners: ACCEPTING_MANNERS,
};

export const YATZY: FiveDiceRules = {
  ...YAHTZEE,
  id: 'yatzy',
  name: SET_NAMES.yatzy,
  menu: SET_MENUS.yatzy,
  boxes: YATZY_BOXES,
  upperBonus: { threshold: UPPER_GOAL, points: 50 },
  yahtzeeBonus: 0,
  joker: 'none',
};

/** Six dice, twenty boxes, and rolls that are not used are saved. */
export const MAXI_YATZY: FiveDiceRules = {
  ...YATZY,
  id: 'maxi-yatzy',
  name: SET_NAMES['maxi-yatzy'],
  menu: SET_MENUS['maxi-yatzy'],
  dice: 6,
  savesRolls: true,
  boxes: MAXI_YATZY_BOXES,
  // Four of each face.
  upperBonus: { threshold: 84, points: 100 },
  editions: [{ say: 'house.maxiSaves' }, { say: 'house.maxiNames' }],
};

/** Faces have colours: 1 and 6, 2 and 5, 3 and 4 belong together. */
export const KISMET: FiveDiceRules = {
  ...YAHTZEE,
  id: 'kismet',
  name: SET_NAMES.kismet,
  menu: SET_MENUS.kismet,
  faceColours: KISMET_COLOURS,
  boxes: KISMET_BOXES,
  upperBonus: {
    ...{ threshold: UPPER_GOAL, points: 35 },
    steps: [
      { threshold: 71, points: 55 },
      { threshold: 78, points: 75 },
    ],
  },
  yahtzeeBonus: 0,
  joker: 'none',
  editions: [{ say: 'house.kismetSecond' }, { say: 'house.kismetHouse' }],
};

/** In the order of the menu. */
export const FIVE_DICE_SETS: readonly FiveDiceRules[] = [
  YAHTZEE,
  FREE_JOKER,
  PLAIN,
  CHIPS,
  TRIPLE,
  BONUS_IN_BOX,
  FOURTEEN_BOX,
  SCOTZEE,
  YATZY,
  MAXI_YATZY,
  KISMET,
];
