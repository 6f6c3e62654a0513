/** What became of a turn, in a line. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { PHONE_WORDS } from '../texts/phone.ts';
import { rowSaid } from '../texts/sentences.ts';

export type FinishedTurn = NonNullable<ToldSnapshot['lastTurn']>;

/** `Julie: Full House +25`. */
export function turnSaid(
  { players, card }: ToldSnapshot,
  { player, row, points, busted }: FinishedTurn,
): string {
  const name = players[player]?.name ?? '';
  const words = PHONE_WORDS.turn;
  if (busted === true)
    return points < 0 ? `${words.busted(name)} ${TEXTS.number(points)}` : words.busted(name);
  const box = card?.rows.find(({ id }) => id === row);
  const what = box === undefined ? words.banked(name) : words.scored(name, rowSaid(box, false));
  return `${what} +${TEXTS.number(points)}`;
}
