/** The questions before a game: which one, how many players, their names. Every answer has a default, the last choice. */
import {
  findRules,
  type Game,
  NAME_LENGTH,
  playerNames,
  type RuleSet,
  type RuleSets,
} from '../game/index.ts';
import { DISPLAY_LENGTH } from './display-name.ts';
import { leafOn } from './leaf.ts';
import type { TableOptions } from './options.ts';

export interface Setup {
  readonly question: 'game' | 'players' | 'name';
  /** Id of the rule set. */
  readonly rules: string;
  readonly players: number;
  /** Names that were entered in this setup, by player; the others are offered ones. */
  readonly names: readonly (string | undefined)[];
  /** Whose name is asked for. */
  readonly player: number;
  /** The letters that are taken. */
  readonly text: string;
  /** The letter that is offered next, `NAME_END` after the last one; undefined: the offered name stands there untouched. */
  readonly letter: string | undefined;
  /** The dice are typed: the game is a rehearsal. */
  readonly rehearsal: boolean;
  /** When the present question was answered in part last. */
  readonly sinceMs: number;
}

export const NAME_END = 'END';
const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', ' ', NAME_END];

/** `game`: the last one. */
export function startSetup(game: Game | undefined, options: TableOptions, nowMs: number): Setup {
  const setup: Setup = {
    question: 'game',
    rules: game?.rules ?? options.rules,
    players: offeredPlayers(game, options).length,
    names: [],
    player: 0,
    text: '',
    letter: undefined,
    rehearsal: false,
    sinceMs: nowMs,
  };
  return withinLimits(setup, options);
}

/** The rule sets of the menu, and the cabinet's own default, in their order. */
export function offeredGames({ ruleSets, rules }: TableOptions): RuleSets {
  return ruleSets.filter((set) => set.inMenu || set.id === rules);
}

/** The names that a new game offers first: the cabinet file's, else those of the last game, else one player. */
export function offeredPlayers(game: Game | undefined, options: TableOptions): readonly string[] {
  if (options.players.length > 0) return options.players;
  return game?.players ?? [''];
}

/** The names of as many players as setup shows: entered ones, then offered ones, then PLAYER 2, PLAYER 3 … */
export function setupNames(
  { players, names }: Setup,
  game: Game | undefined,
  options: TableOptions,
): readonly string[] {
  const offered = offeredPlayers(game, options);
  return playerNames(Array.from({ length: players }, (_, index) => names[index] ?? offered[index] ?? ''));
}

/** Throws when the set is not in the list: a bug, every caller takes it from there. */
export function setupRules({ rules }: Setup, { ruleSets }: TableOptions): RuleSet {
  const found = findRules(ruleSets, rules);
  if (found === undefined) throw new Error(`The table has no rule set "${rules}".`);
  return found;
}

/** The next game of the menu; as many players as before, as far as it is for so many. */
export function walkGames(setup: Setup, options: TableOptions, step: number): Setup {
  const games = offeredGames(options);
  const at = games.findIndex(({ id }) => id === setup.rules);
  const rules = games[leafOn(at === -1 ? undefined : at, step, games.length)]?.id ?? setup.rules;
  return withinLimits({ ...setup, rules }, options);
}

export function withinLimits(setup: Setup, options: TableOptions): Setup {
  const { min, max } = setupRules(setup, options).players;
  return { ...setup, players: Math.min(max, Math.max(min, setup.players)) };
}

/** Asks the player of this index for a name. */
export function askName(setup: Setup, player: number, nowMs: number): Setup {
  return { ...setup, question: 'name', player, text: '', letter: undefined, sinceMs: nowMs };
}

/** From the untouched name, next leads to A and previous to Z. */
export function walkLetters(setup: Setup, step: number, nowMs: number): Setup {
  const at = setup.letter === undefined ? undefined : LETTERS.indexOf(setup.letter);
  const next = at === undefined ? (step > 0 ? 'A' : 'Z') : LETTERS[leafOn(at, step, LETTERS.length)];
  return { ...setup, letter: next, sinceMs: nowMs };
}

/** The letter is taken, and offered again: after eight letters only the end is left. */
export function takeLetter(setup: Setup, nowMs: number): Setup {
  const text = `${setup.text}${setup.letter ?? ''}`;
  const full = text.length >= Math.min(DISPLAY_LENGTH, NAME_LENGTH);
  return { ...setup, text, letter: full ? NAME_END : setup.letter, sinceMs: nowMs };
}

/** Without letters the offered name comes back. */
export function deleteLetter(setup: Setup, nowMs: number): Setup {
  if (setup.text === '') return { ...setup, letter: undefined, sinceMs: nowMs };
  return { ...setup, text: setup.text.slice(0, -1), letter: setup.text.slice(-1), sinceMs: nowMs };
}

/** The name as it stands, and the question for the next one; undefined after the last player. */
export function takeName(setup: Setup, nowMs: number): { readonly setup: Setup; readonly isLast: boolean } {
  const typed = setup.text.trim();
  const names = Array.from({ length: setup.players }, (_, index) =>
    index === setup.player && typed !== '' ? typed : setup.names[index],
  );
  const taken = { ...setup, names, text: '', letter: undefined };
  const next = setup.player + 1;
  return next >= setup.players
    ? { setup: taken, isLast: true }
    : { setup: askName(taken, next, nowMs), isLast: false };
}
