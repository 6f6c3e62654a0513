/** From one press to one reaction: the table's whole input path, as pure functions. */
import { WIRE_TIMES } from '../../hardware/protocol.ts';
import { INPUTS, type Input } from '../../hardware/table.ts';
import { ACTIONS } from './actions.ts';
import { CONTROLS, groupOf } from './control.ts';
import { ignored, type Reaction, refused } from './state/reaction.ts';
import { tableRefusal } from './state/refusal.ts';
import { controlState, type Situation } from './state/situation.ts';

/** `ageMs`: how long ago the button was pressed; the board knows it, also when the link was slow. */
export function press(situation: Situation, input: Input, ageMs: number): Reaction {
  const { ui, nowMs } = situation;
  const state = controlState(situation);
  const group = groupOf(input);
  const { does } = CONTROLS[state].controls[group];
  if (typeof does !== 'string') return ignored(ui, does.ignored);
  if (ageMs > WIRE_TIMES.staleMs) return refused(ui, tableRefusal('stale'), nowMs);
  if (group === 'select' && nowMs - ageMs < ui.guardUntilMs) return ignored(ui, 'turn-change');
  return ACTIONS[does](situation, {
    slot: INPUTS.indexOf(input),
    step: input === 'previous' ? -1 : 1,
    pressedMs: nowMs - ageMs,
  });
}
