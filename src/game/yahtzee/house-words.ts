/** What the house-rule card says about a five-dice set. */
import type { HouseLine } from '../../language/house-text.ts';
import { type Code, row, type Text } from '../../language/sentence.ts';
import { FACES } from '../die.ts';
import { boxName } from './box.ts';
import type { JokerName } from './joker.ts';
import { type FiveDiceRules, YAHTZEE_POINTS } from './rule-set.ts';

/** One die of each face: so many times the dice are the most that Ones to Sixes can have. */
const PIPS = 21;

export function fiveDiceWords(rules: FiveDiceRules): readonly HouseLine[] {
  const boxes = rules.boxes.filter(({ column }) => column === 0);
  return [
    ...turnWords(rules),
    { say: 'house.fillBox' },
    ...colourWords(rules),
    ...columnWords(rules),
    ...boxes.map((box) => {
      const { condition, pays } = box;
      return { what: boxName(box), brings: { say: 'house.boxRow', condition, pays } } as const;
    }),
    ...upperBonusWords(rules),
    ...furtherWords(rules),
  ];
}

const EARLY = { yes: 'house.stopAny', no: 'house.stopNever', final: 'house.stopIsFinal' } as const;

function turnWords({ rolls, savesRolls, manners }: FiveDiceRules): readonly Text[] {
  if (rolls === 1) return [{ say: 'house.oneRoll' }];
  const early: Code = { say: EARLY[manners.stopEarly], rolls: Number.isFinite(rolls) ? rolls : 0 };
  return [early, ...(savesRolls ? [{ say: 'house.savesRolls' } as const] : []), markWords(manners)];
}

function markWords({ selectMeans, holdsPersist, holdsFixed }: FiveDiceRules['manners']): Code {
  if (selectMeans === 'rollAgain') return { say: 'house.rollAgain' };
  if (holdsPersist) return { say: holdsFixed ? 'house.heldForTurn' : 'house.heldUntilFreed' };
  return { say: holdsFixed ? 'house.heldOnceFixed' : 'house.heldOnce' };
}

function colourWords({ faceColours }: FiveDiceRules): readonly Text[] {
  if (faceColours === undefined) return [];
  return [{ say: 'house.colours', colours: FACES.map((face) => faceColours[face]) }];
}

function columnWords({ columns }: FiveDiceRules): readonly Text[] {
  return columns.length === 1 ? [] : [{ say: 'house.columns', columns }];
}

function upperBonusWords({ dice, upperBonus, manners, columns }: FiveDiceRules): readonly Text[] {
  const { threshold, points, max: limit = dice * PIPS, steps: higher = [] } = upperBonus;
  if (points === 0) return [];
  const max = limit >= dice * PIPS ? 0 : limit;
  return [
    row(
      { say: 'house.upperBonus', threshold, max, points, higher, columns: columns.length > 1 },
      manners.totals === 'end' ? { say: 'house.bonusAtEnd' } : '',
    ),
  ];
}

const JOKER_WORDS = {
  none: 'house.jokerNone',
  forced: 'house.jokerForced',
  free: 'house.jokerFree',
  lower: 'house.jokerLower',
} as const satisfies Readonly<Record<JokerName, string>>;

/** What five alike are good for once the Yahtzee box is filled. */
function furtherWords({ boxes, yahtzeeBonus, claim, joker }: FiveDiceRules): readonly Text[] {
  const yahtzeeBox = boxes.find(({ kind }) => kind === 'yahtzee');
  if (yahtzeeBox === undefined) return [];
  const yahtzee = boxName(yahtzeeBox);
  const holds = YAHTZEE_POINTS;
  const closed = boxes.filter(({ opensWith }) => opensWith !== undefined);
  return [
    ...(yahtzeeBonus > 0 ? [{ say: 'house.further', yahtzee, holds, points: yahtzeeBonus } as const] : []),
    ...(claim > 0 ? [{ say: 'house.claim', yahtzee, holds, points: claim } as const] : []),
    ...closed.map((box) => ({ say: 'house.opensWith', box: boxName(box), yahtzee, holds }) as const),
    { say: JOKER_WORDS[joker], yahtzee },
  ];
}
