/** Everything that the meaning of a press depends on, and the questions that the table asks of it. */
import {
  type BoxOffer,
  countsOf,
  type Face,
  type FameEntry,
  type FarkleGame,
  type FarkleRules,
  type FiveDiceGame,
  type FiveDiceRules,
  findRules,
  type Game,
  judgeKeep,
  type LegalBox,
  legalBoxes,
  mayRoll,
  pointsBySearch,
  type RuleSet,
} from '../../game/index.ts';
import type { ControlState } from '../control.ts';
import type { TableOptions } from '../options.ts';
import type { ServiceFacts } from './service-state.ts';
import { setupRules } from './setup.ts';
import type { Ui } from './ui.ts';

/** The best results by id of the rule set; sets without any are left out. */
export type Hall = Readonly<Record<string, readonly FameEntry[]>>;

export interface Situation {
  /** Settled: nothing in it is over at `nowMs`. */
  readonly ui: Ui;
  /** As it is shown: a farkle is shown to its end before the turn changes. */
  readonly game: Game | undefined;
  readonly options: TableOptions;
  readonly hall: Hall;
  /** Known while service is open; left out: this table has neither pages nor PIN. */
  readonly service?: ServiceFacts | undefined;
  readonly nowMs: number;
}

/** The rules of the running game, else those of the next one. Throws when they are not in the list: a bug, main checks it. */
export function rulesOf({ ui, game, options }: Pick<Situation, 'ui' | 'game' | 'options'>): RuleSet {
  if (ui.place !== 'game' || game === undefined) return setupRules(ui.setup, options);
  const rules = findRules(options.ruleSets, game.rules);
  if (rules === undefined) throw new Error(`The table has no rule set "${game.rules}".`);
  return rules;
}

/** The game on the table with its rules, if it is one with a score card. */
export function fiveDiceOf(
  situation: Situation,
): { readonly rules: FiveDiceRules; readonly game: FiveDiceGame } | undefined {
  const { game, ui } = situation;
  if (ui.place !== 'game' || game?.family !== 'five-dice') return undefined;
  const rules = rulesOf(situation);
  return rules.family === 'five-dice' ? { rules, game } : undefined;
}

export function farkleOf(
  situation: Situation,
): { readonly rules: FarkleRules; readonly game: FarkleGame } | undefined {
  const { game, ui } = situation;
  if (ui.place !== 'game' || game?.family !== 'farkle') return undefined;
  const rules = rulesOf(situation);
  return rules.family === 'farkle' ? { rules, game } : undefined;
}

const SERVICE_STATES = {
  address: 'service-address',
  pin: 'service-pin',
  buttons: 'service-buttons',
} as const;

/** The row of the control table that holds now. */
export function controlState(situation: Situation): ControlState {
  const { ui } = situation;
  if (ui.service !== undefined) return SERVICE_STATES[ui.service.stage];
  if (ui.stopped !== undefined) return 'stopped';
  if (ui.saving) return 'saving';
  return ui.menu === undefined ? shownState(situation) : 'menu';
}

/** The state that people see; saving, menu and service lie over it. */
export type ShownState = Exclude<ControlState, 'saving' | 'stopped' | 'menu' | `service-${string}`>;

const QUESTIONS = { game: 'setup-game', players: 'setup-players', name: 'setup-name' } as const;

export function shownState(situation: Situation): ShownState {
  const { ui, game } = situation;
  if (ui.place === 'setup') return QUESTIONS[ui.setup.question];
  if (ui.place === 'attract' || game === undefined) return canGoOn(situation) ? 'continue' : 'attract';
  if (ui.tumble !== undefined) return 'tumbling';
  if (ui.farkle !== undefined) return 'farkled';
  if (game.status !== 'playing') return ui.fameName?.game === game.number ? 'fame-name' : 'over';
  if (game.turn.dice === undefined) return game.rollsDrawn === 0 ? 'first-roll' : 'before-roll';
  const fiveDice = fiveDiceOf(situation);
  if (fiveDice === undefined) return 'farkle';
  if (!mayRoll(fiveDice.rules, fiveDice.game)) return 'no-rolls-left';
  return fiveDice.rules.manners.selectMeans === 'rollAgain' ? 'roll-again' : 'rolls-left';
}

/** In attract: an unfinished game waits. */
export function canGoOn({ ui, game, options }: Situation): boolean {
  return (
    ui.place === 'attract' &&
    game?.status === 'playing' &&
    findRules(options.ruleSets, game.rules) !== undefined
  );
}

/** What each open box would get for the dice of the present player, legal or not; empty before a roll. */
export function offers(situation: Situation): readonly BoxOffer[] {
  const fiveDice = fiveDiceOf(situation);
  const { player, dice, claimed } = fiveDice?.game.turn ?? {};
  const card = player === undefined ? undefined : fiveDice?.game.cards[player];
  if (fiveDice?.game.status !== 'playing' || card === undefined || dice === undefined) return [];
  return legalBoxes(fiveDice.rules, card, dice, claimed === true);
}

/** The boxes that may be chosen, in card order; none while the set wants all its rolls taken first. */
export function choosable(situation: Situation): readonly LegalBox[] {
  const fiveDice = fiveDiceOf(situation);
  if (fiveDice === undefined) return [];
  const { rules, game } = fiveDice;
  if (rules.manners.stopEarly === 'no' && mayRoll(rules, game)) return [];
  return offers(situation).filter((offer) => offer.legal);
}

/** What the box counts in the total: its column multiplies it. */
export function countedPoints(rules: FiveDiceRules, { category, points }: LegalBox): number {
  const column = rules.boxes.find((box) => box.category === category)?.column ?? 0;
  return points * (rules.columns[column] ?? 1);
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

export interface Picked {
  /** What the picked dice score; 0 while they may not be set aside like that. */
  readonly points: number;
  /** Picked dice and those set aside before are all dice. */
  readonly hotDice: boolean;
  /** How many dice would roll next. */
  readonly diceLeft: number;
}

/** Farkle: what the dice that are picked now are worth. */
export function pickedOf(rules: FarkleRules, { turn }: FarkleGame): Picked {
  const { dice = [], held, set } = turn;
  const picked = dice.filter((_, slot) => held[slot] === true);
  const ruling = judgeKeep(rules, pointsBySearch(rules), countsOf(picked));
  const points = ruling.legal ? ruling.points : 0;
  const left = set.filter((isSet, slot) => !isSet && held[slot] !== true).length;
  const hotDice = points > 0 && left === 0;
  return { points, hotDice, diceLeft: hotDice ? set.length : left };
}
