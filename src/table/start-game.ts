/** The end of setup: the last answer, or the lever, starts the game that is offered. */
import { command, ignored, type Reaction, shown } from './reaction.ts';
import { setupNames, takeName } from './setup.ts';
import type { Situation } from './situation.ts';

export function startGame({ ui, game, options }: Situation): Reaction {
  const { rules, rehearsal } = ui.setup;
  const players = setupNames(ui.setup, game, options);
  return command(ui, { type: 'start', rules, players, starter: 0, rehearsal });
}

/** Names a player while the game is set up. */
export function namePlayer({ ui }: Situation, player: number, name: string): Reaction {
  if (ui.place !== 'setup' || ui.stopped !== undefined) return ignored(ui, 'unused');
  const { players, names } = ui.setup;
  const wanted = name.trim() === '' ? undefined : name;
  const named = Array.from({ length: Math.max(players, names.length) }, (_, index) =>
    index === player ? wanted : names[index],
  );
  return shown({ ...ui, setup: { ...ui.setup, names: named } });
}

/** Takes the name as it stands; after the last one the game starts. */
export function takeNameOrStart(situation: Situation): Reaction {
  const { setup, isLast } = takeName(situation.ui.setup, situation.nowMs);
  const ui = { ...situation.ui, setup };
  return isLast ? startGame({ ...situation, ui }) : shown(ui);
}
