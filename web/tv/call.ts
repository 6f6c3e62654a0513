/**
 * A roll that gives an open box as much as that box ever gives, or a bonus beside it: called out as it lands, before anybody
 * has chosen. Pure.
 */
import type { ReachFacts } from '../../src/server/view/messages.ts';
import type { ToldSnapshot } from '../link/told.ts';

/** Of less nobody turns round. */
const LEAST_POINTS = 25;
/** An upper bonus may come with many a roll: it is called once nothing can be rolled any more. */
const USUAL_BONUS = 50;

type Shown = Pick<
  ToldSnapshot,
  'screen' | 'menu' | 'lesson' | 'shownBox' | 'players' | 'card' | 'rollsLeft'
> & {
  readonly slots: readonly Pick<ToldSnapshot['slots'][number], 'tumbling'>[];
};

export interface Called {
  readonly row: string;
  readonly points: number;
}

/** Undefined: there is nothing to call. */
export function calledOf(
  { screen, menu, lesson, shownBox, slots, players, card, rollsLeft }: Shown,
  reach: Pick<ReachFacts, 'most'> | undefined,
): Called | undefined {
  if (screen !== 'turn' || menu !== null || shownBox !== null || card === null || reach === undefined) return;
  // In a lesson what to do next is worth more.
  if (lesson === true || slots.some(({ tumbling }) => tumbling)) return;
  const turn = players.findIndex(({ current }) => current);
  const mine = card.columns.flatMap(({ player, column }, index) =>
    player === turn ? [{ index, column }] : [],
  );
  const usual = rollsLeft === 0 ? 0 : USUAL_BONUS;
  const great = card.rows.flatMap(({ id, points, possible, brings }) =>
    mine.flatMap(({ index, column }) => {
      const own = possible[column] ?? 0;
      const all = brings?.[column] ?? own;
      const isGreat = own === reach.most[id] || all - own > usual;
      return isGreat && all >= LEAST_POINTS && (points[index] ?? null) === null
        ? [{ row: id, points: all }]
        : [];
    }),
  );
  return great.sort((a, b) => b.points - a.points)[0];
}
