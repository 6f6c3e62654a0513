/** A roll that gives an open box as much as that box ever gives: called out as it lands, before anybody has chosen. Pure. */
import type { ReachFacts } from '../../src/server/view/messages.ts';
import type { ToldSnapshot } from '../link/told.ts';

/** Of less nobody turns round. */
const LEAST_POINTS = 25;

type Shown = Pick<ToldSnapshot, 'screen' | 'menu' | 'lesson' | 'shownBox' | 'players' | 'card'> & {
  readonly slots: readonly Pick<ToldSnapshot['slots'][number], 'tumbling'>[];
};

export interface Called {
  readonly row: string;
  readonly points: number;
}

/** Undefined: there is nothing to call. */
export function calledOf(
  { screen, menu, lesson, shownBox, slots, players, card }: Shown,
  reach: Pick<ReachFacts, 'most'> | undefined,
): Called | undefined {
  if (screen !== 'turn' || menu !== null || shownBox !== null || card === null || reach === undefined) return;
  // In a lesson what to do next is worth more.
  if (lesson === true) return;
  if (slots.some(({ tumbling }) => tumbling)) return;
  const turn = players.findIndex(({ current }) => current);
  const mine = card.columns.flatMap(({ player, column }, index) =>
    player === turn ? [{ index, column }] : [],
  );
  const full = card.rows.flatMap(({ kind, id, points, possible }) => {
    const best = reach.most[id] ?? 0;
    const fits = mine.some(
      ({ index, column }) => (points[index] ?? null) === null && possible[column] === best,
    );
    return kind === 'box' && fits && best >= LEAST_POINTS ? [{ row: id, points: best }] : [];
  });
  return full.sort((a, b) => b.points - a.points)[0];
}
