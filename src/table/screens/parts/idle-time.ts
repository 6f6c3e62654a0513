/** What time brings to any table that nobody touches. */

import { toAttract } from '../../state/leave.ts';
import type { Moment } from '../../state/moment.ts';
import { command, shown } from '../../state/reaction.ts';
import type { Due } from '../screen.ts';

/** The game is abandoned; before that the table goes back to attract. */
export function usualDue({ ui, options, nowMs, game }: Moment): readonly Due[] {
  const { attractMs, abandonMs } = options.idle;
  const found: Due[] = [];
  if (game?.status === 'playing') {
    const atMs = Math.min(ui.touchedMs + abandonMs, ui.quitUntilMs ?? Number.POSITIVE_INFINITY);
    found.push({ atMs, react: () => command(ui, { type: 'abandon' }) });
  }
  if (ui.place !== 'attract') {
    found.push({ atMs: ui.touchedMs + attractMs, react: () => shown(toAttract(ui, nowMs)) });
  }
  return found;
}

/** Name and next step alternate on the display: somebody may have forgotten whose turn it is. */
export function isReminding({ ui, options, nowMs }: Moment): boolean {
  return nowMs >= ui.touchedMs + options.idle.remindMs;
}
