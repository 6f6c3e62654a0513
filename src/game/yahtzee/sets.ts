/** The rule sets of the five-dice family that come with Dicetable: each says only what it does differently. */
import { ACCEPTING_MANNERS, ASKING_MANNERS, ROLL_AGAIN_MANNERS, WINDOW_MANNERS } from '../manners.ts';
import { CLASSIC_BOXES, inColumns, YAHTZEE_BONUS_BOX, YATZY_BOXES } from './box.ts';
import { type FiveDiceRules, YAHTZEE } from './rule-set.ts';

const UP_TO_FOUR = { min: 1, max: 4 } as const;

export const FREE_JOKER: FiveDiceRules = {
  ...YAHTZEE,
  id: 'yahtzee-free-joker',
  name: 'Yahtzee with a free joker',
  menu: 'FREE JKR',
  joker: 'free',
};

/** S4, the classic assignment. */
export const PLAIN: FiveDiceRules = {
  ...YAHTZEE,
  id: 'yahtzee-plain',
  name: 'Classic Yahtzee',
  menu: 'CLASSIC',
  players: UP_TO_FOUR,
  yahtzeeBonus: 0,
  joker: 'none',
  manners: ROLL_AGAIN_MANNERS,
};

/** S4.30: bonus chips. */
export const CHIPS: FiveDiceRules = {
  ...PLAIN,
  id: 'yahtzee-no-joker',
  name: 'Classic Yahtzee with bonus chips',
  menu: 'CHIPS',
  yahtzeeBonus: 100,
};

/** S4.31. */
export const TRIPLE: FiveDiceRules = {
  ...PLAIN,
  id: 'triple-yahtzee',
  name: 'Triple Yahtzee',
  menu: 'TRIPLE',
  columns: [1, 2, 3],
  boxes: inColumns(CLASSIC_BOXES, 3),
};

/** S1. */
export const BONUS_IN_BOX: FiveDiceRules = {
  ...YAHTZEE,
  id: 'bonus-in-box',
  name: 'Yahtzee with the bonus in the box',
  menu: 'BOX +100',
  players: UP_TO_FOUR,
  upperBonus: { threshold: 63, points: 35, max: 98 },
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
  name: 'Yahtzee with fourteen boxes',
  menu: '14 BOXES',
  boxes: [...CLASSIC_BOXES, YAHTZEE_BONUS_BOX],
  yahtzeeBonus: 0,
  joker: 'none',
  manners: ASKING_MANNERS,
};

/** S5. */
export const SCOTZEE: FiveDiceRules = {
  ...YAHTZEE,
  id: 'scotzee',
  name: 'Scotzee',
  menu: 'SCOTZEE',
  boxes: CLASSIC_BOXES.map((box) => (box.kind === 'yahtzee' ? { ...box, label: 'Scotzee' } : box)),
  joker: 'lower',
  manners: ACCEPTING_MANNERS,
};

export const YATZY: FiveDiceRules = {
  ...YAHTZEE,
  id: 'yatzy',
  name: 'Yatzy',
  menu: 'YATZY',
  boxes: YATZY_BOXES,
  upperBonus: { threshold: 63, points: 50 },
  yahtzeeBonus: 0,
  joker: 'none',
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
];
