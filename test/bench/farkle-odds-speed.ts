/** How soon the odds of Farkle are known that are told from games played out, when nothing has been worked out yet. */
import { type FarkleRules, findRules, type HousePlayer, houseName, RULE_SETS } from '../../src/game/index.ts';
import { seededChance } from '../../src/strategy/odds/chance.ts';
import { sampledOdds } from '../../src/strategy/odds/farkle/games.ts';
import { farkleTurns } from '../../src/strategy/odds/farkle/turns.ts';
import { seenFarkle } from '../strategy/odds/farkle/seen-farkle.ts';
import type { Figure } from './figures.ts';
import { LATER_S, SOON_S, secondsOf } from './odds-seconds.ts';

/** Who plays with two people. */
const SETS: readonly (readonly [string, readonly (HousePlayer | 'person')[]])[] = [
  ['farkle', ['person', 'human:5']],
  ['zilch', ['person', 'human:1', 'human:5', 'careful', 'greedy']],
];

export function farkleOddsSpeed(): readonly Omit<Figure, 'unit'>[] {
  return SETS.flatMap(([id, seats]) => seats.flatMap((seat) => atTheStart(id, seat)));
}

function atTheStart(id: string, seat: HousePlayer | 'person'): readonly Omit<Figure, 'unit'>[] {
  const rules = findRules(RULE_SETS, id) as FarkleRules;
  const players = ['Eric', seat === 'person' ? 'Julie' : houseName(seat), 'Vendla'];
  const seen = seenFarkle([0, 0, 0], { rolls: 1, dice: [1, 2, 3, 4, 6, 6] }, { rules: id, players });
  const { first, final } = secondsOf(sampledOdds(farkleTurns(rules), seen, seededChance(1)));
  const name = `odds of ${id}, ${seat}`;
  return [
    { name: `${name}, first`, value: first, atMost: SOON_S },
    { name: `${name}, final`, value: final, atMost: LATER_S },
  ];
}
