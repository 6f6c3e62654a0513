/** The questions before a game: which one, how many players, their names. Every answer has a default, the last choice. */
import {
  COACH_MODES,
  type CoachMode,
  findRules,
  type Game,
  ifOfFamily,
  playerNames,
  type RoundOffer,
  type RuleSet,
  type RuleSets,
  seatsOf,
} from '../../game/index.ts';
import { LANGUAGES, type Language } from '../../language/languages.ts';
import { at } from '../at.ts';
import type { TableOptions } from '../options.ts';
import { leafOn } from './leaf.ts';
import { askedName, enteredName, type NameEntry } from './name-entry.ts';
import { sameValue } from './same-value.ts';

/** Duplicate dice, how much the coach says in the game, a language to become the table's, or a led first game. */
export type Offer =
  | { readonly round: RoundOffer }
  | { readonly language: Language }
  | { readonly coach: CoachMode }
  /** A led first game. */
  | { readonly lesson: true };

export interface Setup extends NameEntry {
  readonly question: 'game' | 'players' | 'name';
  /** Id of the rule set. */
  readonly rules: string;
  /** What is offered after the games; undefined: a game is. */
  readonly offer: Offer | undefined;
  readonly coach: CoachMode;
  /** How many want to play; `playersOf` says how many the chosen game takes. */
  readonly players: number;
  /** Names that were entered in this setup, by player; the others are offered ones. */
  readonly names: readonly (string | undefined)[];
  /** The dice are typed: the game is a rehearsal. */
  readonly rehearsal: boolean;
  /** Names of the cabinet file when a game began last; undefined: none has begun since the table was switched on. */
  readonly playedWith: readonly string[] | undefined;
}

/** `game`: the last one. */
export function startSetup(game: Game | undefined, options: TableOptions, nowMs: number): Setup {
  return {
    question: 'game',
    rules: game?.rules ?? options.rules,
    offer: undefined,
    coach: game?.coach ?? options.coach,
    players: offeredPlayers(game, undefined, options).length,
    names: [],
    rehearsal: options.rehearses,
    playedWith: undefined,
    ...askedName(0, nowMs),
  };
}

/** Who was neither entered nor offered: there may be more players than names, and `playerNames` calls them PLAYER 2 and so on. */
const NAMELESS = '';
/** What a table offers that has no cabinet file, and on which nobody has played yet. */
const ONE_NEWCOMER = [NAMELESS];

/** The rule sets of the menu, in their order. */
export function offeredGames({ ruleSets }: Pick<TableOptions, 'ruleSets'>): RuleSets {
  return ruleSets.filter(({ inMenu }) => inMenu);
}

/**
 * The names that a new game offers: the cabinet file's until a game has begun with them, then those who played last and
 * the others of the file; without a file those of the last game, else one player.
 */
function offeredPlayers(
  game: Game | undefined,
  playedWith: Setup['playedWith'],
  { players }: TableOptions,
): readonly string[] {
  const last = game === undefined ? ONE_NEWCOMER : seatsOf(game);
  if (players.length === 0) return last;
  if (!sameValue(playedWith, players)) return players;
  return [...last, ...players.filter((name) => !last.includes(name))];
}

/**
 * The names of as many players as setup shows: entered ones, then offered ones, then PLAYER 2, PLAYER 3 …
 * `rules`: those of setup, for who knows them.
 */
export function setupNames(
  setup: Setup,
  game: Game | undefined,
  options: TableOptions,
  rules = setupRules(setup, options),
): readonly string[] {
  const offered = offeredPlayers(game, setup.playedWith, options);
  const names = Array.from(
    { length: playersOf(setup, rules) },
    (_, index) => setup.names[index] ?? offered[index] ?? NAMELESS,
  );
  return playerNames(names);
}

/** The round that would be played. */
export function roundOf({ offer }: Pick<Setup, 'offer'>): RoundOffer | undefined {
  return offer !== undefined && 'round' in offer ? offer.round : undefined;
}

/** Throws when the set is not in the list: a bug, every caller takes it from there. */
export function setupRules(setup: Setup, { ruleSets }: TableOptions): RuleSet {
  const rules = roundOf(setup)?.rules ?? setup.rules;
  const found = findRules(ruleSets, rules);
  if (found === undefined) throw new Error(`The table has no rule set "${rules}".`);
  return found;
}

/** Whether this table has the rules that the game is played by, of the same kind of game. */
export function knowsRules(sets: RuleSets, game: Game): boolean {
  return ifOfFamily(findRules(sets, game.rules), game) !== undefined;
}

/** How many the chosen game takes of those who want to play, or how many it needs. */
export function playersOf(setup: Setup, { players: { min, max } }: Pick<RuleSet, 'players'>): number {
  return Math.min(max, Math.max(min, roundOf(setup)?.seats ?? setup.players));
}

/** The next game of the menu; after the last one come a round, the coaches and languages that are not chosen now, and a lesson where the table `teaches`. */
export function walkGames(
  setup: Setup,
  options: TableOptions,
  step: number,
  round: RoundOffer | undefined,
  teaches = false,
): Setup {
  const games = offeredGames(options);
  const offers: readonly Offer[] = [
    ...(round !== undefined && findRules(options.ruleSets, round.rules) !== undefined ? [{ round }] : []),
    ...COACH_MODES.filter((coach) => coach !== setup.coach).map((coach) => ({ coach })),
    ...LANGUAGES.filter((language) => language !== options.language).map((language) => ({ language })),
    ...(teaches ? [{ lesson: true } as const] : []),
  ];
  const place =
    setup.offer === undefined
      ? games.findIndex(({ id }) => id === setup.rules)
      : games.length + offers.findIndex((offer) => sameValue(offer, setup.offer));
  const next = leafOn(place === -1 ? undefined : place, step, games.length + offers.length);
  const game = games[next];
  return game === undefined
    ? { ...setup, offer: at(offers, next - games.length) }
    : { ...setup, rules: game.id, offer: undefined };
}

/** Asks the player of this index for a name. */
export function askName(setup: Setup, player: number, nowMs: number): Setup {
  return { ...setup, question: 'name', ...askedName(player, nowMs) };
}

/** The setup with the name as it stands: what was entered so far, else the offered one. */
export function withEnteredName(setup: Setup): Setup {
  // The digits of a code are no name: that was entered before.
  if (setup.question !== 'name' || setup.claims !== undefined) return setup;
  const name = enteredName(setup);
  return name === undefined ? setup : withName(setup, setup.player, name);
}

/** Digits are seen on the display. */
export function entersCode({ claims, letter }: Setup): boolean {
  return claims !== undefined && letter !== undefined;
}

/** `name` undefined: the offered one again. */
export function withName(setup: Setup, player: number, name: string | undefined): Setup {
  const length = Math.max(player + 1, setup.names.length);
  const names = Array.from({ length }, (_, index) => (index === player ? name : setup.names[index]));
  return { ...setup, names };
}
