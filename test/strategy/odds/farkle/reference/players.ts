/** How each seat of a reference game of Farkle plays: asked about one roll of one game, and never about chances. */
import {
  countsOf,
  type Dice,
  type Face,
  type FarkleRules,
  houseSeat,
  type Move,
  pointsByTable,
  type SeenFarkle,
} from '../../../../../src/game/index.ts';
import { houseDecides, strengthOf } from '../../../../../src/strategy/house/house.ts';
import { valuedFarkle, weightsLikePeople } from '../../../../../src/strategy/house/valued.ts';

/** What is done with a roll: so many points more, and so many dice to roll on with; none: they are banked. */
export interface Done {
  readonly points: number;
  readonly dice: number;
}

/** These dice have been rolled, with so many points set aside before. Undefined: nothing of them counts. */
export type FarklePlayer = (now: SeenFarkle, dice: Dice, points: number, spared?: true) => Done | undefined;

/** A turn of Farkle is worth as much more than one of a score card. */
const SCALE = 20;
/** More than any turn has. */
const MOST_POINTS = 100_000;

/** A name that is none of the house's is a person's, who plays for most points of each turn. */
export function farklePlayer(rules: FarkleRules, name: string, chance: () => number): FarklePlayer {
  const house = houseSeat(name) ?? 'master';
  const pointsOf = pointsByTable(rules);
  const decide = house.startsWith('human') ? undefined : houseDecides(rules, house);
  const weightsOf = weightsLikePeople(house.startsWith('human') ? strengthOf(house) : 1, SCALE);
  let offered: readonly { readonly move: Move; readonly weight: number }[] = [];
  const weigh = valuedFarkle(rules, (choices) => {
    const weights = weightsOf(choices.map(({ value }) => value));
    offered = choices.map(({ move }, at) => ({ move, weight: weights[at] as number }));
    return (choices[0] as (typeof choices)[0]).move;
  });
  const known = new Map<number, () => Done>();
  return (now, dice, points, spared) => {
    const most = pointsOf(countsOf(dice));
    if (most === 0 && spared === undefined) return undefined;
    const { reachedBy, totals, turn } = now;
    const own = totals[turn.player] as number;
    const goal = reachedBy === undefined ? rules.target : Math.max(...totals) + 1;
    // How far it still is says nothing unless it is there.
    const facts = [spared === true, reachedBy !== undefined, own > 0, own + points + most >= goal];
    let key = facts.reduce((bits, fact) => 2 * bits + Number(fact), 0) * MOST_POINTS + points;
    for (const face of dice) key = 7 * key + face;
    const found = known.get(key) ?? asked(lyingAt(now, dice, points, spared), dice.length);
    known.set(key, found);
    return found();
  };

  function asked(seen: SeenFarkle, count: number): () => Done {
    offered = [];
    const move = decide?.(seen, chance) ?? weigh(seen, chance);
    // Who has won does not choose any more.
    const all = offered.length === 0 ? [{ move, weight: 1 }] : offered;
    const ways = all.map((way) => ({ done: doneBy(way.move, count), weight: way.weight }));
    const [first] = ways;
    const sum = ways.reduce((weights, { weight }) => weights + weight, 0);
    if (ways.length === 1) return () => first?.done as Done;
    return () => {
      let left = chance() * sum;
      const drawn = ways.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      return (drawn ?? first)?.done as Done;
    };
  }

  function doneBy(move: Move, count: number): Done {
    if (!('keep' in move)) throw new Error('Nobody fills boxes here.');
    const left = count - move.keep.length;
    const dice = move.next === 'bank' ? 0 : left === 0 ? rules.dice : left;
    return { points: pointsOf(countsOf(move.keep)), dice };
  }

  function lyingAt(now: SeenFarkle, dice: Dice, points: number, spared: true | undefined): SeenFarkle {
    const set = Array.from({ length: rules.dice }, (_, slot) => slot >= dice.length);
    const lying = [...dice, ...Array<Face>(rules.dice - dice.length).fill(1)];
    const turn = { ...now.turn, rolls: 1, dice: lying, set, points, held: set.map(() => false) };
    return { ...now, turn: spared === undefined ? turn : { ...turn, spared } };
  }
}
