/** How people and each of the players of the house play. */
import type { HousePlayer } from '../../game/index.ts';
import type { CardSolver } from '../five-dice/card-solver.ts';
import { endingsOf } from '../five-dice/follow.ts';
import type { Model } from '../five-dice/model.ts';
import { followerOf, solverWith } from '../five-dice/solve.ts';
import { emptyValues, type Values } from '../five-dice/values.ts';
import { strengthOf } from '../house/house.ts';
import { mannerOfGreed } from './carefully.ts';
import { mannerOfPeople } from './like-people.ts';
import type { Manner } from './manner.ts';

/** From whole games by the official rules, whose best is 254.6: their mean costs are in `house/README.md`. */
const MAKES = {
  greedy: 0.85,
  careful: 0.76,
  people: [0.51, 0.62, 0.73, 0.83, 0.9, 0.95, 0.98, 0.994, 0.998],
} as const;

/** What takes megabytes: those who need it share it. */
interface Shared {
  /** A kernel for those who ask all. */
  readonly people: () => CardSolver;
  readonly greedy: () => Values;
}

/** Each is made once. */
export function mannersBy(values: Values): (player: HousePlayer | undefined) => Manner {
  const manners = new Map<string, Manner>();
  const shared = sharedBy(values);
  return (player) => {
    const name = player === 'master' ? '' : (player ?? '');
    const manner = manners.get(name) ?? mannerOf(player, values, shared);
    manners.set(name, manner);
    return manner;
  };
}

function sharedBy(values: Values): Shared {
  let people: CardSolver | undefined;
  let greedy: Values | undefined;
  return {
    people: () => {
      people ??= solverWith(values, true);
      return people;
    },
    greedy: () => {
      greedy ??= greedyValues(values.model);
      return greedy;
    },
  };
}

/** Undefined: a person, of whom best play is assumed. */
export function mannerOf(
  player: HousePlayer | undefined,
  values: Values,
  { people, greedy } = sharedBy(values),
): Manner {
  if (player === undefined || player === 'master') return { ...bestManner(values), makes: 1 };
  if (player === 'greedy' || player === 'careful') {
    return { ...mannerOfGreed(greedy(), player === 'careful'), makes: MAKES[player] };
  }
  const strength = strengthOf(player);
  return { ...mannerOfPeople(values, strength, people), makes: MAKES.people[strength - 1] ?? 1 };
}

/** Does what these values say is best. */
function bestManner(values: Values): Omit<Manner, 'makes'> {
  return { follow: followerOf(values), endings: (turn) => endingsOf(values, turn) };
}

/** Greed sees no later turn: after this one nothing counts but the upper bonus that is there. */
function greedyValues(model: Model): Values {
  const values = emptyValues(model);
  for (const [number, { low, high }] of model.rows.entries()) {
    for (let upper = low; upper <= high; upper += 1) {
      values.points[(values.starts[number] as number) + upper - low] = model.subtotals.bonusOf(upper);
    }
  }
  return values;
}
