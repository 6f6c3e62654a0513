/**
 * Makes games.jsonl: positions of Farkle that are told from games played out, and how 200,000 games ended that were
 * played from each, roll by roll. `node test/strategy/odds/farkle/reference/make.ts` makes those that are not there yet, in
 * some five minutes of one processor; each has its own seed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  FARKLE,
  type FarkleRules,
  findRules,
  type HousePlayer,
  houseName,
  RULE_SETS,
} from '../../../../../src/game/index.ts';
import { seeded } from '../../reference/play.ts';
import { type FarkleMoment, seenFarkleAt } from '../seen-farkle.ts';
import { playedOut } from './play.ts';

const FILE = new URL('games.jsonl', import.meta.url);
const SEED = 20_261_123;
const GAMES = 200_000;
const UNIT = 50;
const NAMES = ['Eric', 'Julie', 'Vendla', 'Mehran'];
const POSITIONS = 12;
/** The sets take turns, and so do those who sit there: people, or players of the house. */
const SETS = ['farkle', 'zilch', 'farkle', 'zilch', 'farkle-literal', 'zilch'];
const SEATS: readonly (readonly (HousePlayer | '')[])[] = [
  ['', '', ''],
  ['', ''],
  ['', 'greedy', '', 'human:2'],
  ['', 'human:4', 'careful'],
  ['', '', '', ''],
  ['human:7', 'greedy'],
  ['', 'master', ''],
];
/** Of the target: totals lie in between, the later the higher. */
const LATEST = 0.99;
const SPREAD = 0.25;

function momentOf(number: number): FarkleMoment {
  const draw = seeded(SEED + number);
  const chance = (): number => draw() / 2 ** 32;
  const id = SETS[number % SETS.length] as string;
  const rules = rulesOf(id);
  const all = SEATS[number % SEATS.length] as (typeof SEATS)[number];
  // Two are told exactly where the first to the target wins at once.
  const seats = all.length === 2 && rules.atTarget === 'ends' ? [...all, '' as const] : all;
  const players = seats.map((house, seat) => (house === '' ? (NAMES[seat] as string) : houseName(house)));
  const share = (LATEST * number) / (POSITIONS - 1);
  const totals = seats.map(() => {
    const total = rules.target * Math.min(LATEST, share * (1 - SPREAD * chance()));
    return UNIT * Math.floor(total / UNIT);
  });
  const player = Math.floor(chance() * seats.length);
  const dice = { rolls: 2, points: 300, dice: [1, 5, 2, 3, 1, 1] } as const;
  const turn = { player, ...(number % 3 === 0 ? {} : { ...dice, set: LYING }) };
  // In some of the last ones somebody is there already, and the others have one turn.
  const reachedBy = (player + 1) % seats.length;
  const isLast = rules.atTarget === 'othersGetOneTurn' && number >= POSITIONS - LAST;
  if (!isLast) return { rules: id, players, totals, turn };
  return { rules: id, players, totals: totals.with(reachedBy, rules.target + 200), turn, reachedBy };
}

/** How many of the latest are last turns, where the set has them. */
const LAST = 4;
/** Two dice have been set aside. */
const LYING = [false, false, false, false, true, true];

function rulesOf(id: string): FarkleRules {
  const rules = findRules(RULE_SETS, id);
  return rules?.family === 'farkle' ? rules : FARKLE;
}

const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
for (let number = lines.length; number < POSITIONS; number += 1) {
  const moment = momentOf(number);
  const seen = seenFarkleAt(moment);
  const outcome = playedOut(rulesOf(moment.rules), seeded(SEED - number - 1), seen, GAMES);
  lines.push(JSON.stringify({ number, games: GAMES, moment, ...outcome }));
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}
