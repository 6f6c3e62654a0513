/** Whoever has just filled the wrong box, or banked too early, needs nothing but the button that did it: select, held down. */
import { isScoredByHouse } from '../../../game/index.ts';
import type { Text } from '../../../language/sentence.ts';
import type { Highlight } from '../../state/highlight.ts';
import type { Moment } from '../../state/moment.ts';
import { command } from '../../state/reaction.ts';
import { TAKE_BACK_HOLD_MS } from '../../times.ts';
import type { Due } from '../screen.ts';

/** The newest score, while the button that made it takes it back; none of the house's, and none once the next dice roll. */
export function takeable({ ui: { highlight }, play }: Pick<Moment, 'ui' | 'play'>): Highlight | undefined {
  if (highlight === undefined || highlight.untilMs !== undefined) return undefined;
  const isOurs = play?.game.number === highlight.game && !isScoredByHouse(play.game);
  return isOurs ? highlight : undefined;
}

/** `WRONG ?`, `HOLD SEL`. */
export function wrongBoxPages(s: Moment): readonly Text[] {
  return takeable(s) === undefined ? [] : [{ say: 'display.wrongBox' }, { say: 'display.holdSelect' }];
}

/** Select stays down. */
export function takesBack(s: Moment): Due | undefined {
  const { ui, nowMs } = s;
  const highlight = takeable(s);
  const { select, ...others } = ui.down;
  // The press that scored is not the one that takes it back.
  if (highlight === undefined || select === undefined || select <= highlight.sinceMs) return undefined;
  return {
    atMs: Math.max(select + TAKE_BACK_HOLD_MS, nowMs),
    react: () => command({ ...ui, down: others }, { type: 'take back' }),
  };
}
