/** What happens because buttons stay down: the menu or service opens, a letter moves on. */
import type { Input } from '../../hardware/cabinet.ts';
import { openMenu } from './screens/menu.ts';
import type { Due } from './screens/screen.ts';
import { type Look, screenOf } from './shown.ts';
import type { Reaction } from './state/reaction.ts';
import { serviceChord } from './state/service.ts';
import type { Ui } from './state/ui.ts';
import { MENU_HOLD_MS, SERVICE_HOLD_MS } from './times.ts';

const SERVICE_CHORD = ['previous', 'next', 'select'] as const satisfies readonly Input[];

/** The ui after a report of the board: `before` and `now` are the inputs that were and are down. */
export function withDown(ui: Ui, before: ReadonlySet<Input>, now: ReadonlySet<Input>, nowMs: number): Ui {
  const down: Partial<Record<Input, number>> = {};
  for (const input of now) {
    // One that has done its long press stays left out until it is let go.
    const sinceMs = before.has(input) ? ui.down[input] : nowMs;
    if (sinceMs !== undefined) down[input] = sinceMs;
  }
  return { ...ui, down };
}

/** The ui after the board's status has changed: the chord that was down before the board could count presses. */
export function withStuck(ui: Ui, stuck: readonly Input[], becameReady: boolean, nowMs: number): Ui {
  const held = SERVICE_CHORD.every((input) => stuck.includes(input));
  return { ...ui, powerUpMs: held ? (ui.powerUpMs ?? (becameReady ? nowMs : undefined)) : undefined };
}

/** When a long press does something next, if nobody lets go; undefined: never. */
export function longPressMs(look: Look): number | undefined {
  return nextLongPress(look)?.atMs;
}

/** What a long press does at this moment. */
export function longPress(look: Look): Reaction | undefined {
  const next = nextLongPress(look);
  return next === undefined || look.moment.nowMs < next.atMs ? undefined : next.react();
}

function nextLongPress({ moment, top }: Look): Due | undefined {
  const { ui, nowMs } = moment;
  const { chord, busy, held } = screenOf(top);
  const { previous, next, select, ...others } = ui.down;
  const chordMs = all(previous, next, select);
  // What is under way comes to its end first; a table that has stopped has come to its end.
  if (ui.powerUpMs !== undefined && (busy === undefined || busy === 'stopped')) {
    const rest = { ...moment, ui: { ...ui, powerUpMs: undefined } };
    return { atMs: ui.powerUpMs + SERVICE_HOLD_MS, react: () => serviceChord(rest) };
  }
  if (chordMs !== undefined && chord === 'service') {
    const rest = { ...moment, ui: { ...ui, down: others } };
    return { atMs: chordMs + SERVICE_HOLD_MS, react: () => serviceChord(rest) };
  }
  const menuMs = all(previous, next);
  if (menuMs === undefined) return held?.(top);
  if (chord !== 'menu') return undefined;
  const down = select === undefined ? others : { ...others, select };
  return { atMs: menuMs + MENU_HOLD_MS, react: () => openMenu({ ...ui, down }, nowMs) };
}

/** The latest of these times, if all are there. */
function all(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length ? Math.max(...known) : undefined;
}
