/** From one press to one reaction: the table's whole input path, as pure functions. */
import { WIRE_TIMES } from '../../hardware/protocol.ts';
import { INPUTS, type Input } from '../../hardware/table.ts';
import { CATEGORIES } from '../game/index.ts';
import { ACTIONS } from './actions.ts';
import { scoreBox } from './choose-box.ts';
import { CONTROLS, groupOf } from './control.ts';
import { ignored, type Reaction, refused, rollFirst } from './reaction.ts';
import { tableRefusal } from './refusal.ts';
import { controlState, type Situation } from './situation.ts';

/** `ageMs`: how long ago the button was pressed; the board knows it, also when the link was slow. */
export function press(situation: Situation, input: Input, ageMs: number): Reaction {
  const { ui, nowMs } = situation;
  const state = controlState(situation);
  const group = groupOf(input);
  const { does } = CONTROLS[state].controls[group];
  if (typeof does !== 'string') return ignored(ui, does.ignored);
  if (ageMs > WIRE_TIMES.staleMs) return refused(ui, tableRefusal('stale'), nowMs);
  if (group === 'select' && nowMs < ui.guardUntilMs) return ignored(ui, 'turn-change');
  return ACTIONS[does](situation, { slot: INPUTS.indexOf(input), step: input === 'previous' ? -1 : 1 });
}

/** The keys t f h s l y c of the on-screen cabinet: they score a box while one must be or is being chosen. */
export function keyScore(situation: Situation, box: string): Reaction {
  const { ui, nowMs } = situation;
  const category = CATEGORIES.find((candidate) => candidate === box);
  if (category === undefined) return refused(ui, tableRefusal('no-such-box'), nowMs);
  const state = controlState(situation);
  switch (state) {
    case 'saving':
    case 'stopped':
    case 'tumbling':
      return ignored(ui, state);
    case 'attract':
    case 'setup':
      return refused(ui, tableRefusal('no-game'), nowMs);
    case 'over':
      return refused(ui, tableRefusal('game-over'), nowMs);
    case 'first-roll':
    case 'before-roll':
      return rollFirst(ui, nowMs);
    case 'rolls-left':
      return ui.shownBox === undefined ? ignored(ui, 'not-choosing') : scoreBox(situation, category);
    case 'no-rolls-left':
      return scoreBox(situation, category);
    default:
      return state satisfies never;
  }
}
