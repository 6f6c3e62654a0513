/** The end of setup: the last answer, or the lever, starts the game that is offered. */
import { typeFameName } from './fame-name.ts';
import { command, ignored, type Reaction, shown } from './reaction.ts';
import { askName, playersOf, setupNames, withEnteredName, withName } from './setup.ts';
import { controlState, type Situation } from './situation.ts';

/** With the letters that were entered so far, and everything else as it is offered. */
export function startGame({ ui, game, options }: Situation): Reaction {
  const setup = withEnteredName(ui.setup);
  const { rules, rehearsal } = setup;
  const players = setupNames(setup, game, options);
  return command({ ...ui, setup }, { type: 'start', rules, players, starter: 0, rehearsal });
}

/** Names a player while the game is set up, or after it the one whom the hall of fame asks. */
export function namePlayer(situation: Situation, player: number, name: string): Reaction {
  const { ui, options } = situation;
  const asked = controlState(situation) === 'fame-name' && ui.fameName?.player === player;
  if (asked) return typeFameName(situation, name);
  if (ui.place !== 'setup' || ui.stopped !== undefined || player >= playersOf(ui.setup, options)) {
    return ignored(ui, 'unused');
  }
  return shown({ ...ui, setup: withName(ui.setup, player, name.trim() === '' ? undefined : name) });
}

/** Takes the name as it stands, letters that were entered or the offered name; after the last one the game starts. */
export function takeNameOrStart(situation: Situation): Reaction {
  const { ui, options, nowMs } = situation;
  const next = ui.setup.player + 1;
  if (next >= playersOf(ui.setup, options)) return startGame(situation);
  return shown({ ...ui, setup: askName(withEnteredName(ui.setup), next, nowMs) });
}
