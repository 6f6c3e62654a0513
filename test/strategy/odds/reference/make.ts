/**
 * Makes games.jsonl: 60 positions from the first roll to the last box, and how a million games ended that were played on
 * from each. `node test/strategy/odds/reference/make.ts` makes those that are not there yet, as many at once as there are
 * processors, in half an hour of one; each has its own seed, so any can be made again alone, by its number.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type Dice,
  EMPTY_CARD,
  type Face,
  FIVE_DICE_SETS,
  type FiveDiceRules,
  fillBox,
  findRules,
  fiveDiceRules,
  type HousePlayer,
  houseName,
  legalBoxes,
  type ScoreCard,
  totals,
} from '../../../../src/game/index.ts';
import { modelOf } from '../../../../src/strategy/five-dice/model.ts';
import { solve } from '../../../../src/strategy/five-dice/solve.ts';
import { type Moment, seenAt } from '../positions.ts';
import { playedOut, seeded } from './play.ts';

const FILE = new URL('games.jsonl', import.meta.url);
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
/** Who sits there, in turns too: people, or players of the house. */
const SEATS: readonly (readonly (HousePlayer | '')[])[] = [
  ['', ''],
  ['', 'human:2', '', '', '', 'greedy'],
  ['', '', ''],
  ['', 'greedy'],
  ['', '', '', ''],
  ['', 'human:7'],
  ['', ''],
  ['', 'master', '', 'human:5', ''],
  ['human:4', ''],
  ['', 'careful'],
];
const POSITIONS = 60;
/** What an open box may bring, and how far totals may lie apart with what is open. */
const PER_BOX = 19;
const LEAST_GAP = 12;
const GAP_PER_BOX = 8;
/** More positions are near the end, where odds move most. */
const LATE = 2.2;

type Chance = () => number;

function rolled(chance: Chance): Dice {
  return Array.from({ length: 5 }, () => (Math.floor(6 * chance()) + 1) as Face);
}

/** A card with so many open boxes, filled by somebody who is lucky or not: each with the better of two boxes drawn at random. */
function cardOf(rules: FiveDiceRules, open: number, chance: Chance): ScoreCard {
  let card = EMPTY_CARD;
  const isOpen = (): number =>
    rules.boxes.filter(({ category }) => card.boxes[category] === undefined).length;
  while (isOpen() > open) {
    const dice = rolled(chance);
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
  chance: Chance,
): readonly ScoreCard[] {
  for (;;) {
    const cards = Array.from({ length: seats }, (_, seat) => cardOf(rules, openOf(seat), chance));
    const all = cards.map((card, seat) => totals(rules, card).total + PER_BOX * openOf(seat));
    if (Math.max(...all) - Math.min(...all) <= LEAST_GAP + GAP_PER_BOX * openOf(0)) return cards;
  }
}

function made(number: number): string {
  const draw = seeded(SEED + number);
  const chance = (): number => draw() / 2 ** 32;
  const id = SETS[number % SETS.length] as string;
  const rules = fiveDiceRules(findRules(FIVE_DICE_SETS, id)) as FiveDiceRules;
  const seats = SEATS[number % SEATS.length] as (typeof SEATS)[number];
  // From the last one open to all of them, the same for all players but for those who have had their turn.
  const share = (number / (POSITIONS - 1)) ** LATE;
  const open = Math.max(1, Math.round(rules.boxes.length * share));
  const turn = Math.floor(chance() * seats.length);
  const cards = closeCards(rules, seats.length, (seat) => (seat < turn ? open - 1 : open), chance);
  const left = Math.floor(4 * chance());
  const players = seats.map((house, seat) => (house === '' ? (NAMES[seat] as string) : houseName(house)));
  const moment: Moment = {
    ...{ rules: id, players, cards, turn },
    ...(left === 3 ? {} : { dice: rolled(chance), rollsLeft: left }),
  };
  const { wins, ties } = playedOut(solve(modelOf(rules)), draw, seenAt(moment), GAMES);
  return JSON.stringify({ number, games: GAMES, moment, wins, ties });
}

function makeAll(): void {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(lines.map((line) => [JSON.parse(line).number as number, line]));
  // The longest first, so that no processor is idle in the end.
  const missing = Array.from({ length: POSITIONS }, (_, number) => number).filter(
    (number) => !known.has(number),
  );
  const begin = (): void => {
    const number = missing.pop();
    if (number === undefined) return;
    const thread = new Worker(new URL(import.meta.url), { workerData: number });
    thread.on('message', (line: string) => {
      known.set(number, line);
      const all = [...known].toSorted(([one], [other]) => one - other).map(([, each]) => each);
      writeFileSync(FILE, `${all.join('\n')}\n`);
      begin();
    });
  };
  for (let processor = 0; processor < availableParallelism(); processor += 1) begin();
}

if (isMainThread) makeAll();
else parentPort?.postMessage(made(workerData as number));
