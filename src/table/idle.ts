/** What happens by itself when nobody presses anything. */
import { usualDue } from './screens/parts/idle-time.ts';
import type { Due } from './screens/screen.ts';
import { type Look, screenOf } from './shown.ts';
import type { Reaction } from './state/reaction.ts';

export function isDimmed({ ui, options, nowMs }: Look['moment']): boolean {
  return nowMs >= ui.touchedMs + options.idle.dimMs;
}

/** What is due at this moment; one thing at a time. */
export function idle(look: Look): Reaction | undefined {
  return dueIn(look)
    .find(({ atMs }) => look.moment.nowMs >= atMs)
    ?.react();
}

/** When the next thing is due; undefined: nothing will ever be. */
export function idleMs(look: Look): number | undefined {
  const { ui, options, nowMs } = look.moment;
  const looks = [ui.touchedMs + options.idle.remindMs, ui.touchedMs + options.idle.dimMs];
  const times = [...dueIn(look).map(({ atMs }) => atMs), ...looks.filter((atMs) => atMs > nowMs)];
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Nothing while something is under way: a table that saves or stands has something else to do. */
function dueIn({ top }: Look): readonly Due[] {
  const screen = screenOf(top);
  if (screen.busy !== undefined) return [];
  return screen.due === undefined ? usualDue(top) : screen.due(top);
}
