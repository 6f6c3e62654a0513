/** How a turn of Farkle is played: by people and the house, one roll after the other. */
import type { FarkleRules, HousePlayer } from '../../../game/index.ts';
import type { TurnInRace } from '../../farkle/race.ts';
import type { TurnModel } from '../../farkle/turn.ts';
import { FARKLE_BANKS_AT, leastBank } from '../../house/greedy.ts';
import { strengthOf } from '../../house/house.ts';
import { farkleEaseOf } from '../../house/valued.ts';
import type { KeepOffer, RollOffers } from './offers.ts';
import type { Task } from './task.ts';

/** Where the chances of a roll go. */
export interface Goes {
  readonly bank: (points: number, share: number) => void;
  readonly on: (points: number, dice: number, share: number) => void;
}

/** What is done with such a roll, with so many points set aside before; the shares add up to one. */
export type FarkleWay = (roll: RollOffers, before: number, goes: Goes) => void;

/** Undefined: a person, who plays for most points of each turn, as the master does where there is no race. */
export function wayOf(
  rules: FarkleRules,
  ofRolling: TurnModel['ofRolling'],
  player: HousePlayer | undefined,
): (task: Task) => FarkleWay {
  if (player === 'greedy') return (task) => greedyWay(rules, task, FARKLE_BANKS_AT);
  if (player === 'careful') return (task) => greedyWay(rules, task, 0);
  const ease = player === undefined || player === 'master' ? 0 : farkleEaseOf(strengthOf(player));
  return (task) => valuedWay(rules, ofRolling, task, ease);
}

/** As `house/greedy.ts`. */
function greedyWay(rules: FarkleRules, { entered }: Task, banksAt: number): FarkleWay {
  const least = leastBank(rules, Number(entered), banksAt);
  return ({ all }, before, { bank, on }) => {
    const points = before + (all?.points ?? 0);
    if (points >= least) bank(points, 1);
    else on(points, all?.diceLeft ?? rules.dice, 1);
  };
}

/** As `house/valued.ts`. `ease` 0: always the best. */
function valuedWay(
  rules: FarkleRules,
  ofRolling: TurnModel['ofRolling'],
  { entered, wins, last }: Task,
  ease: number,
): FarkleWay {
  // Whatever would be enough in the last turn has won already.
  const least = last ? Number.POSITIVE_INFINITY : leastBank(rules, Number(entered));
  const enough = Math.max(wins, rules.bankMinimum);
  /** Of each offer: how often it is banked, and how often rolled on with. The same array for each roll. */
  const weights: number[] = [];
  return ({ offers }, before, { bank, on }) => {
    let most = 0;
    for (const { points } of offers) most = Math.max(most, before + points);
    if (most >= enough) {
      bank(most, 1);
      return;
    }
    let best = most >= least ? most : 0;
    for (const { points, diceLeft } of offers) best = Math.max(best, ofRolling(before + points, diceLeft));
    const weigh = (value: number, ways: number): number =>
      ease === 0 ? Number(value === best) : ways * Math.exp((value - best) / ease);
    let all = 0;
    for (let at = 0; at < offers.length; at += 1) {
      const { points, diceLeft, ways } = offers[at] as KeepOffer;
      const now = before + points;
      const sure = now >= least ? weigh(now, ways) : 0;
      const going = weigh(ofRolling(now, diceLeft), ways);
      weights[2 * at] = sure;
      weights[2 * at + 1] = going;
      all += sure + going;
    }
    for (let at = 0; at < offers.length; at += 1) {
      const { points, diceLeft } = offers[at] as KeepOffer;
      const sure = weights[2 * at] as number;
      const going = weights[2 * at + 1] as number;
      if (sure > 0) bank(before + points, sure / all);
      if (going > 0) on(before + points, diceLeft, going / all);
    }
  };
}

/** To win the race, from a total in units. */
export function raceWay({ ofRolling, ofBanking }: TurnInRace, own: number, unit: number): FarkleWay {
  return ({ offers }, before, { bank, on }) => {
    let [best, points, dice] = [-1, 0, 0];
    for (const offer of offers) {
      const now = before + offer.points;
      const total = own + now / unit;
      const rolling = ofRolling(total, offer.diceLeft);
      if (rolling > best) [best, points, dice] = [rolling, now, offer.diceLeft];
      const banking = ofBanking(total);
      // Of equal ones the sure one.
      if (banking >= best) [best, points, dice] = [banking, now, 0];
    }
    if (dice === 0) bank(points, 1);
    else on(points, dice, 1);
  };
}

/** Nobody may roll any more. */
export const bankAll: FarkleWay = ({ offers }, before, { bank }) =>
  bank(before + Math.max(...offers.map(({ points }) => points)), 1);
