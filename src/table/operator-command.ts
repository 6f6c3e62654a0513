/** What an operator asks of the game: decided like a player's command, but not while dice move or a move is being saved. */
import { command, ignored, type Reaction, type TableCommand } from './state/reaction.ts';
import { controlState, type Situation } from './state/situation.ts';

export function operatorCommand(situation: Situation, asked: TableCommand): Reaction {
  const { ui } = situation;
  const state = controlState(situation);
  if (state === 'saving' || state === 'stopped' || state === 'tumbling' || state === 'farkled')
    return ignored(ui, state);
  // Whatever the buttons were asking for, the answer is given.
  return command({ ...ui, menu: undefined, fameName: undefined }, asked);
}
