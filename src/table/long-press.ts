/** What happens because a button stays down: the menu opens, a letter moves on. */
import type { Input } from '../../hardware/table.ts';
import { ACTIONS } from './actions.ts';
import { openMenu } from './menu.ts';
import type { Reaction } from './reaction.ts';
import { controlState, type Situation } from './situation.ts';
import { MENU_HOLD_MS, REPEAT_AFTER_MS, REPEAT_MS } from './times.ts';
import type { Ui } from './ui.ts';

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

/** When a long press does something next, if nobody lets go; undefined: never. */
export function longPressMs({ ui, ...rest }: Situation): number | undefined {
  const { previous, next } = ui.down;
  const state = controlState({ ui, ...rest });
  if (previous !== undefined && next !== undefined) {
    return opensMenu(state) ? Math.max(previous, next) + MENU_HOLD_MS : undefined;
  }
  const since = previous ?? next;
  return (state === 'setup-name' || state === 'fame-name') && since !== undefined
    ? since + REPEAT_AFTER_MS
    : undefined;
}

/** What a long press does at this moment. */
export function longPress(situation: Situation): Reaction | undefined {
  const { ui, nowMs } = situation;
  const dueMs = longPressMs(situation);
  if (dueMs === undefined || nowMs < dueMs) return undefined;
  const { previous, next, ...down } = ui.down;
  if (previous !== undefined && next !== undefined) return openMenu({ ...ui, down }, nowMs);
  // The next letter comes REPEAT_MS after this one.
  const since = nowMs - REPEAT_AFTER_MS + REPEAT_MS;
  const again = previous === undefined ? { next: since } : { previous: since };
  const repeated: Situation = { ...situation, ui: { ...ui, down: { ...down, ...again } } };
  return ACTIONS['walk letters'](repeated, { slot: 0, step: previous === undefined ? 1 : -1 });
}

/** In any game, once the dice stand. */
function opensMenu(state: ReturnType<typeof controlState>): boolean {
  switch (state) {
    case 'first-roll':
    case 'before-roll':
    case 'rolls-left':
    case 'roll-again':
    case 'no-rolls-left':
    case 'farkle':
    case 'fame-name':
    case 'over':
      return true;
    case 'attract':
    case 'continue':
    case 'setup-game':
    case 'setup-players':
    case 'setup-name':
    case 'tumbling':
    case 'farkled':
    case 'menu':
    case 'saving':
    case 'stopped':
      return false;
    default:
      return state satisfies never;
  }
}
