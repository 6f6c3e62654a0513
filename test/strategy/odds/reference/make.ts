/**
 * Makes games.json: 60 positions from the first roll to the last box, and how a million games ended that were played on
 * from each. `node test/strategy/odds/reference/make.ts`; takes some twenty minutes of a core. Format it then (`npm run format`).
 */
import { writeFileSync } from 'node:fs';
import {
  type Dice,
  EMPTY_CARD,
  type Face,
  FIVE_DICE_SETS,
  type FiveDiceRules,
  fillBox,
  findRules,
  fiveDiceRules,
  legalBoxes,
  type ScoreCard,
  totals,
} from '../../../../src/game/index.ts';
import { modelOf } from '../../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../../src/strategy/five-dice/solve.ts';
import { type Moment, seenAt } from '../positions.ts';
import { playedOut, seeded } from './play.ts';

const FILE = new URL('games.json', import.meta.url);
const SEED = 20_261_122;
const GAMES = 1_000_000;
const NAMES = ['Eric', 'Julie', 'Vendla', 'Mehran', 'Nick', 'Anna'];
/** How many boxes are open, in this order; the sets take turns, the official one most often. */
const SETS = [
  'yahtzee',
  'yahtzee',
  'yahtzee',
  'yatzy',
  'yahtzee',
  'yahtzee',
  'yahtzee-plain',
  'yahtzee',
  'fourteen-box',
];
const PLAYERS = [2, 2, 3, 2, 4, 2, 2, 5, 2, 6];
const POSITIONS = 60;
/** What an open box may bring, and how far totals may lie apart with what is open. */
const PER_BOX = 19;
const LEAST_GAP = 12;
const GAP_PER_BOX = 8;
/** More positions are near the end, where odds move most. */
const LATE = 2.2;

const draw = seeded(SEED);
const chance = (): number => draw() / 2 ** 32;
const rolled = (): Dice => Array.from({ length: 5 }, () => (Math.floor(6 * chance()) + 1) as Face);

/** A card with so many open boxes, filled by somebody who is lucky or not: each with the better of two boxes drawn at random. */
function cardOf(rules: FiveDiceRules, open: number): ScoreCard {
  let card = EMPTY_CARD;
  const isOpen = (): number =>
    rules.boxes.filter(({ category }) => card.boxes[category] === undefined).length;
  while (isOpen() > open) {
    const dice = rolled();
    const offers = legalBoxes(rules, card, dice).flatMap((offer) => (offer.legal ? [offer] : []));
    const [one, other] = [0, 1].map(() => offers[Math.floor(chance() * offers.length)]);
    const box = one !== undefined && other !== undefined && one.points > other.points ? one : other;
    if (box === undefined || box.adds === true) continue;
    const also = box.also === undefined || isOpen() - 2 >= open ? box.also : undefined;
    if (box.also !== also) continue;
    card = fillBox(card, box.category, box.points, box.bonus);
    if (also !== undefined) card = fillBox(card, also, 0, 0);
  }
  return card;
}

/** Cards of players who all can still win: where fewer boxes are open, totals are closer. */
function closeCards(
  rules: FiveDiceRules,
  seats: number,
  openOf: (seat: number) => number,
): readonly ScoreCard[] {
  for (;;) {
    const cards = Array.from({ length: seats }, (_, seat) => cardOf(rules, openOf(seat)));
    const all = cards.map((card, seat) => totals(rules, card).total + PER_BOX * openOf(seat));
    if (Math.max(...all) - Math.min(...all) <= LEAST_GAP + GAP_PER_BOX * openOf(0)) return cards;
  }
}

const positions = [];
for (let number = 0; number < POSITIONS; number += 1) {
  const id = SETS[number % SETS.length] as string;
  const rules = fiveDiceRules(findRules(FIVE_DICE_SETS, id)) as FiveDiceRules;
  const seats = PLAYERS[number % PLAYERS.length] as number;
  // From the last one open to all of them, the same for all players but for those who have had their turn.
  const share = (number / (POSITIONS - 1)) ** LATE;
  const open = Math.max(1, Math.round(rules.boxes.length * share));
  const turn = Math.floor(chance() * seats);
  const cards = closeCards(rules, seats, (seat) => (seat < turn ? open - 1 : open));
  const left = Math.floor(4 * chance());
  const moment: Moment = {
    ...{ rules: id, players: NAMES.slice(0, seats), cards, turn },
    ...(left === 3 ? {} : { dice: rolled(), rollsLeft: left }),
  };
  const values = solve(modelOf(rules));
  const { wins, ties } = playedOut(values, draw)(seenAt(moment), GAMES);
  positions.push({ moment, wins, ties });
  console.log(number + 1, id, open, wins.join(' '), ties);
  writeFileSync(FILE, `${JSON.stringify({ seed: SEED, games: GAMES, positions })}\n`);
}
