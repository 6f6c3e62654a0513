/** Everything that the meaning of a press depends on, and the questions that the table asks of it. */
import {
  type BoxOffer,
  type Face,
  type FiveDiceRules,
  findRules,
  type Game,
  type LegalBox,
  legalBoxes,
} from '../game/index.ts';
import type { ControlState } from './control.ts';
import type { TableOptions } from './options.ts';
import type { Ui } from './ui.ts';

export interface Situation {
  /** Settled: nothing in it is over at `nowMs`. */
  readonly ui: Ui;
  readonly game: Game | undefined;
  readonly options: TableOptions;
  readonly nowMs: number;
}

/** The rules of the running game, else those of the next one. Throws when they are not in the list: a bug, main checks it. */
export function rulesOf({ ui, game, options }: Pick<Situation, 'ui' | 'game' | 'options'>): FiveDiceRules {
  const id = ui.place === 'game' && game !== undefined ? game.rules : options.rules;
  const rules = findRules(options.ruleSets, id);
  if (rules?.family !== 'five-dice') throw new Error(`The table has no five-dice rule set "${id}".`);
  return rules;
}

/** The row of the control table that holds now. */
export function controlState(situation: Situation): ControlState {
  const { ui } = situation;
  if (ui.stopped !== undefined) return 'stopped';
  return ui.saving ? 'saving' : shownState(situation);
}

/** The state that people see; saving goes on behind it. */
export function shownState(situation: Situation): Exclude<ControlState, 'saving' | 'stopped'> {
  const { ui, game } = situation;
  if (ui.place !== 'game' || game === undefined) return ui.place === 'setup' ? 'setup' : 'attract';
  if (game.status !== 'playing') return 'over';
  if (ui.tumble !== undefined) return 'tumbling';
  if (game.turn.dice === undefined) return game.rollsDrawn === 0 ? 'first-roll' : 'before-roll';
  return game.turn.rolls < rulesOf(situation).rolls ? 'rolls-left' : 'no-rolls-left';
}

/** What each open box would get for the dice of the present player, legal or not; empty before a roll. */
export function offers(situation: Situation): readonly BoxOffer[] {
  const { game } = situation;
  const { player, dice } = game?.turn ?? {};
  const card = player === undefined ? undefined : game?.cards[player];
  if (game?.status !== 'playing' || card === undefined || dice === undefined) return [];
  return legalBoxes(rulesOf(situation), card, dice);
}

/** The boxes that may be chosen, in card order. */
export function choosable(situation: Situation): readonly LegalBox[] {
  return offers(situation).filter((offer) => offer.legal);
}

/** Zero points, while another box would get more: select has to be pressed twice. */
export function isScratch(offer: LegalBox, choices: readonly LegalBox[]): boolean {
  return offer.points === 0 && choices.some(({ points }) => points > 0);
}

/** The face of five dice alike, for the refusal that names its box. */
export function alikeFace(game: Game | undefined): Face | undefined {
  const [first, ...others] = game?.turn.dice ?? [];
  return first !== undefined && others.every((face) => face === first) ? first : undefined;
}
