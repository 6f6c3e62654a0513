/** One picture a box, worked out from the data that scores: dice that show what it asks for, and little else. */
import { type Dice, FACES, type Face } from '../die.ts';
import type { RulePicture } from '../rule-picture.ts';
import type { Box } from './box.ts';
import { allHands } from './box-values.ts';
import { handOf } from './hand.ts';
import type { FiveDiceRules } from './rule-set.ts';

/** So many of its face an upper box shows: what brings a bonus when every box has them. */
const PAR = 3;

export function boxPictures(rules: FiveDiceRules): readonly RulePicture[] {
  const boxes = rules.boxes.filter(({ column }) => column === 0);
  const hands = allHands(rules.dice);
  return boxes.map((box) => {
    const dice = box.section === 'upper' ? upperDice(box, rules.dice) : plainest(box, boxes, hands);
    return { id: box.kind, dice, counting: countingDice(box, dice), points: box.worth(handOf(dice)) };
  });
}

/** Three of the face, and others below or above it. */
function upperDice(box: Box, count: number): Dice {
  const face = faceOf(box);
  const others = FACES.filter((other) => other !== face);
  return [...Array.from({ length: PAR }, () => face), ...others.slice(0, count - PAR)];
}

function faceOf({ worth }: Box): Face {
  return FACES.find((face) => worth(handOf([face])) > 0) ?? 1;
}

/** Of the hands that fit: for the fewest other boxes too, then with the most points, the most faces, the most pips. */
function plainest(box: Box, boxes: readonly Box[], hands: readonly Dice[]): Dice {
  const lower = boxes.filter(({ section }) => section === 'lower');
  const ranked = hands
    .filter((dice) => box.fits(handOf(dice)))
    .map((dice) => {
      const hand = handOf(dice);
      const fitting = lower.filter(({ fits }) => fits(hand)).length;
      return { dice, rank: [-fitting, box.worth(hand), new Set(dice).size, hand.sum] };
    });
  const best = ranked.reduce((one, other) => (isHigher(other.rank, one.rank) ? other : one));
  return [...best.dice].reverse();
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place !== -1 && (one[place] ?? 0) > (other[place] ?? 0);
}

/** Without such a die the box would not be met; where any dice will do, all of them count. */
function countingDice(box: Box, dice: Dice): readonly boolean[] {
  if (box.section === 'upper') return dice.map((face) => face === faceOf(box));
  const needed = dice.map((_, at) => FACES.some((face) => !box.fits(handOf(dice.with(at, face)))));
  return needed.includes(true) ? needed : dice.map(() => true);
}
