/** What choosing a box does, as far as later choices can tell: numbered, since a few hundred cover every card and roll. */
import {
  type Box,
  type Dice,
  EMPTY_CARD,
  type FiveDiceRules,
  fillBox,
  type LegalBox,
  legalBoxes,
  type ScoreCard,
  YAHTZEE_POINTS,
} from '../../game/index.ts';

export interface RollOutcome {
  /** Index in the rule set's list of boxes. */
  readonly box: number;
  /** What goes into the box. */
  readonly points: number;
  /** What a claim puts into the Yahtzee box before. */
  readonly claim: number;
  /** All that is added to the total, but for the upper bonus. */
  readonly gain: number;
  /** What is added to the upper subtotal. */
  readonly upper: number;
  /** The boxes that are filled, a bit each: this one, and one that is scratched along with it. */
  readonly fills: number;
  /** Whether the remembered box holds its points then; undefined: as before. */
  readonly holds: boolean | undefined;
}

/** A card as later choices see it: a bit for each filled box, and whether the remembered one holds its points. */
export interface CardClass {
  readonly filled: number;
  readonly holds: boolean;
}

/** What later choices see of a card. */
export function classOf(rules: FiveDiceRules, { boxes }: ScoreCard): CardClass {
  let filled = 0;
  for (const [index, { category }] of rules.boxes.entries()) {
    if (boxes[category] !== undefined) filled |= 1 << index;
  }
  return { filled, holds: (boxes.yahtzee ?? 0) >= YAHTZEE_POINTS };
}

export interface Outcomes {
  readonly list: readonly RollOutcome[];
  /** Numbers in `list` of all choices of these dice on such a card, in card order; claimed ones follow. */
  readonly of: (card: ScoreCard, dice: Dice) => readonly number[];
  readonly numberOf: (offer: LegalBox, claim?: number) => number;
  readonly cardOf: (card: CardClass) => ScoreCard;
  /** Index of the box whose points matter later, or -1; of all others only counts that they are filled. */
  readonly remembered: number;
}

type Numbered = Pick<Box, 'section'> & { readonly index: number };

export function outcomesOf(rules: FiveDiceRules, rolls: readonly Dice[]): Outcomes {
  const list: RollOutcome[] = [];
  /** Numbers of the outcomes of each box. */
  const known: number[][] = rules.boxes.map(() => []);
  const boxes = new Map(rules.boxes.map((box, index) => [box.category, { section: box.section, index }]));
  const remembered = rememberedBox(rules, rolls);
  const kept = rules.boxes[remembered]?.category;

  // Thousands of cards are asked for: they are of one shape, open boxes included, or all reading of them is slow.
  const cardOf = ({ filled, holds }: CardClass): ScoreCard => {
    const points: Record<string, number | undefined> = {};
    for (const [index, { category }] of rules.boxes.entries()) {
      const full = index === remembered && holds ? YAHTZEE_POINTS : 0;
      points[category] = (filled & (1 << index)) === 0 ? undefined : full;
    }
    return { ...EMPTY_CARD, boxes: points as ScoreCard['boxes'] };
  };

  const numberOf = (offer: LegalBox, claim = 0): number => {
    const { index, section } = boxes.get(offer.category) as Numbered;
    const along = offer.also === undefined ? undefined : boxes.get(offer.also)?.index;
    const fills = (1 << index) | (along === undefined ? 0 : 1 << along);
    const { points } = offer;
    const gain = points + offer.bonus + claim;
    const own = known[index] as number[];
    for (const number of own) {
      const other = list[number] as RollOutcome;
      if (other.gain === gain && other.points === points && other.claim === claim && other.fills === fills)
        return number;
    }
    const upper = section === 'upper' ? points : 0;
    const holds = offer.category === kept ? points >= YAHTZEE_POINTS : undefined;
    own.push(list.length);
    return list.push({ box: index, points, claim, gain, upper, fills, holds }) - 1;
  };

  const of = (card: ScoreCard, dice: Dice, claimed = 0): readonly number[] => {
    const found: number[] = [];
    let claimable = 0;
    for (const offer of legalBoxes(rules, card, dice, claimed > 0)) {
      if (!offer.legal) continue;
      if (offer.adds === true) claimable = offer.points;
      else found.push(numberOf(offer, claimed));
    }
    return claimable === 0 ? found : [...found, ...of(card, dice, claimable)];
  };
  return { list, of, numberOf, cardOf, remembered };
}

/** The Yahtzee box, where it makes a difference for some roll whether it holds its 50. */
function rememberedBox(rules: FiveDiceRules, rolls: readonly Dice[]): number {
  const index = rules.boxes.findIndex(({ kind }) => kind === 'yahtzee');
  const category = rules.boxes[index]?.category;
  if (category === undefined) return -1;
  const [without, having] = [0, YAHTZEE_POINTS].map((points) => fillBox(EMPTY_CARD, category, points, 0));
  const differs = rolls.some(
    (dice) =>
      JSON.stringify(legalBoxes(rules, without as ScoreCard, dice)) !==
      JSON.stringify(legalBoxes(rules, having as ScoreCard, dice)),
  );
  return differs ? index : -1;
}
