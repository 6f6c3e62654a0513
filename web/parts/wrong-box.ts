/** The way back from a wrong box, as pages tell of it. */
import { HOUSE_MARK } from '../../src/language/house.ts';
import type { ToldSnapshot } from '../link/told.ts';

/** For some seconds after a score the button that made it takes it back, but none of the house's. */
export function isTakenBack({ scored, screen, players }: ToldSnapshot): boolean {
  if (scored === undefined || screen !== 'turn') return false;
  return players[scored.player]?.name.startsWith(HOUSE_MARK) !== true;
}
