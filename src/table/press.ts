/** From one press to one reaction: the table's whole input path, as pure functions. */

import type { Input } from '../../hardware/cabinet.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import type { Control } from './screens/screen.ts';
import { type Look, type Shown, screenOf } from './shown.ts';
import { type GroupedPress, pressOf } from './state/inputs.ts';
import { ignored, type Reaction, refused } from './state/reaction.ts';
import { tableRefusal } from './state/refusal.ts';

/** `ageMs`: how long ago the button was pressed; the board knows it, also when the link was slow. */
export function press({ top }: Look, input: Input, ageMs: number): Reaction {
  const { ui, nowMs } = top;
  const pressed = pressOf(input, nowMs - ageMs);
  // A control is handed only presses of its own group.
  const control: Control<Shown, GroupedPress> = screenOf(top).controls[pressed.group];
  if ('ignored' in control) return ignored(ui, control.ignored);
  if (ageMs > WIRE_TIMES.staleMs) return refused(ui, tableRefusal('stale'), nowMs);
  if (pressed.group === 'select' && pressed.atMs < ui.guardUntilMs) return ignored(ui, 'turn-change');
  return control.act(top, pressed);
}

/** A key of the on-screen cabinet, as one small letter. Those that have a button (1 to 6, arrows, Enter, Space) press its pin instead. */
export function keyPress({ top }: Look, key: string): Reaction {
  return screenOf(top).key?.(top, key) ?? ignored(top.ui, 'unused');
}
