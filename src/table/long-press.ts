/** What happens because buttons stay down: the menu or service opens, a letter moves on. */
import type { Input } from '../../hardware/table.ts';
import { ACTIONS } from './actions.ts';
import type { ControlState } from './control.ts';
import { openMenu } from './state/menu.ts';
import type { Reaction } from './state/reaction.ts';
import { newPin, serviceChord } from './state/service.ts';
import { controlState, type Situation } from './state/situation.ts';
import type { Ui } from './state/ui.ts';
import { MENU_HOLD_MS, NEW_PIN_HOLD_MS, REPEAT_AFTER_MS, REPEAT_MS, SERVICE_HOLD_MS } from './times.ts';

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
export function longPressMs(situation: Situation): number | undefined {
  return nextLongPress(situation)?.atMs;
}

/** What a long press does at this moment. */
export function longPress(situation: Situation): Reaction | undefined {
  const next = nextLongPress(situation);
  return next === undefined || situation.nowMs < next.atMs ? undefined : next.react();
}

interface LongPress {
  readonly atMs: number;
  readonly react: () => Reaction;
}

function nextLongPress(situation: Situation): LongPress | undefined {
  const { ui } = situation;
  const { previous, next, select, ...others } = ui.down;
  const state = controlState(situation);
  const chordMs = all(previous, next, select);
  if (ui.powerUpMs !== undefined && mayStop(state)) {
    const rest: Situation = { ...situation, ui: { ...ui, powerUpMs: undefined } };
    return { atMs: ui.powerUpMs + SERVICE_HOLD_MS, react: () => serviceChord(rest) };
  }
  if (chordMs !== undefined && takesService(state)) {
    const rest: Situation = { ...situation, ui: { ...ui, down: others } };
    return { atMs: chordMs + SERVICE_HOLD_MS, react: () => serviceChord(rest) };
  }
  const menuMs = all(previous, next);
  if (menuMs !== undefined) {
    const down = select === undefined ? others : { ...others, select };
    return opensMenu(state)
      ? { atMs: menuMs + MENU_HOLD_MS, react: () => openMenu({ ...ui, down }, situation.nowMs) }
      : undefined;
  }
  if (state === 'service-buttons' && select !== undefined) {
    const { select: _, ...down } = ui.down;
    return { atMs: select + NEW_PIN_HOLD_MS, react: () => newPin({ ...situation, ui: { ...ui, down } }) };
  }
  const since = previous ?? next;
  return (state === 'setup-name' || state === 'fame-name') && since !== undefined
    ? { atMs: since + REPEAT_AFTER_MS, react: () => repeatLetter(situation) }
    : undefined;
}

/** The latest of these times, if all are there. */
function all(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length ? Math.max(...known) : undefined;
}

/** The next letter comes REPEAT_MS after this one. */
function repeatLetter(situation: Situation): Reaction {
  const { ui, nowMs } = situation;
  const { previous, next: _, ...down } = ui.down;
  const since = nowMs - REPEAT_AFTER_MS + REPEAT_MS;
  const again = previous === undefined ? { next: since } : { previous: since };
  const repeated: Situation = { ...situation, ui: { ...ui, down: { ...down, ...again } } };
  return ACTIONS['walk letters'](repeated, {
    slot: 0,
    step: previous === undefined ? 1 : -1,
    pressedMs: nowMs,
  });
}

/** While nobody plays. The first of the three buttons may have opened setup. */
function takesService(state: ControlState): boolean {
  return (
    state === 'attract' || state === 'continue' || state.startsWith('setup-') || state.startsWith('service-')
  );
}

/** What is under way comes to its end first. */
function mayStop(state: ControlState): boolean {
  return state !== 'saving' && state !== 'tumbling' && state !== 'farkled';
}

/** In any game, once the dice stand. */
function opensMenu(state: ControlState): boolean {
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
    case 'service-address':
    case 'service-pin':
    case 'service-buttons':
    case 'saving':
    case 'stopped':
      return false;
    default:
      return state satisfies never;
  }
}
