/** The questions before a game as the pages show them: every game, every name, and what is being asked. */
import { offeredGames, type Setup, setupNames } from './setup.ts';
import type { Situation } from './situation.ts';

export interface SetupView extends Pick<Setup, 'question' | 'rules' | 'player' | 'rehearsal'> {
  readonly games: readonly {
    readonly id: string;
    readonly name: string;
    readonly players: { readonly min: number; readonly max: number };
  }[];
  /** One a player, as the game would start with them. */
  readonly names: readonly string[];
  /** The letters of the asked name so far, and the one that is offered next; an empty string: none. */
  readonly text: string;
  readonly letter: string;
}

/** Undefined while nothing is being set up. */
export function setupView({ ui, game, options }: Situation): SetupView | undefined {
  if (ui.place !== 'setup') return undefined;
  const { question, rules, player, rehearsal, text, letter } = ui.setup;
  return {
    ...{ question, rules, player, rehearsal, text, letter: letter ?? '' },
    games: offeredGames(options).map(({ id, name, players }) => ({ id, name, players })),
    names: setupNames(ui.setup, game, options),
  };
}
