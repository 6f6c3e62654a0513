/** Which boxes may be chosen for the dice on the table, and what they are worth. */
import {
  type Box,
  type Category,
  type Face,
  type FiveDiceGame,
  type FiveDiceRules,
  type Game,
  type LegalBox,
  legalBoxes,
  mayScore,
  withCards,
} from '../../game/index.ts';
import { at } from '../at.ts';
import type { Play } from './moment.ts';
import type { Ui } from './ui.ts';

/** A turn with a score card. */
export interface FiveDiceTurn {
  readonly rules: FiveDiceRules;
  readonly game: FiveDiceGame;
}

/** The boxes that may be chosen, in card order; none before a roll, nor while the set wants all its rolls taken first. */
export function choosable({ rules, game }: FiveDiceTurn): readonly LegalBox[] {
  const { player, dice, claimed } = game.turn;
  if (game.status !== 'playing' || dice === undefined) return [];
  if (!mayScore(rules, game)) return [];
  const offers = legalBoxes(rules, at(game.cards, player), dice, claimed === true);
  return offers.filter((offer) => offer.legal);
}

/** Points that each choosable box would get. */
export function possiblePoints(play: Play | undefined): Readonly<Record<string, number>> {
  const cards = withCards(play?.rules, play?.game);
  const boxes = cards === undefined ? [] : choosable(cards);
  return Object.fromEntries(boxes.map(({ category, points }) => [category, points]));
}

/** What the box counts in the total: its column multiplies it. */
export function countedPoints(rules: FiveDiceRules, { category, points }: LegalBox): number {
  const { column } = boxOf(rules, category);
  return points * at(rules.columns, column);
}

/** Zero points, while another box would get more: select has to be pressed twice. */
export function isScratch(offer: LegalBox, choices: readonly LegalBox[]): boolean {
  return offer.points === 0 && choices.some(({ points }) => points > 0);
}

/** Throws when the card has no such box: whoever asks has it from there. */
export function boxOf(rules: FiveDiceRules, category: Category): Box {
  const found = rules.boxes.find((box) => box.category === category);
  if (found === undefined) throw new Error(`A card of "${rules.id}" has no box "${category}".`);
  return found;
}

/** The box that is shown for the dice on the table. */
export interface ShownBox {
  readonly box: Box;
  readonly offer: LegalBox;
  /** It would get 0, and another one more. */
  readonly isScratch: boolean;
}

/** Undefined while none is shown, or one that may no longer be chosen. */
export function shownBoxOf(turn: FiveDiceTurn, { shownBox }: Ui): ShownBox | undefined {
  if (shownBox === undefined) return undefined;
  const choices = choosable(turn);
  const offer = choices.find(({ category }) => category === shownBox);
  if (offer === undefined) return undefined;
  return { box: boxOf(turn.rules, shownBox), offer, isScratch: isScratch(offer, choices) };
}

/** The face of five dice alike, for the refusal that names its box. */
export function alikeFace(game: Game | undefined): Face | undefined {
  const dice = game?.turn.dice;
  return dice?.every((face) => face === dice[0]) === true ? dice[0] : undefined;
}
