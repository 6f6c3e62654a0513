/** One moment of the table, with the rules looked up once and the game narrowed to its family. */
import {
  type FarkleGame,
  type FarkleRules,
  type FiveDiceGame,
  type FiveDiceRules,
  findRules,
  type Game,
  type RuleSet,
  type RuleSets,
  withCards,
  withPicks,
} from '../../game/index.ts';
import { knowsRules, setupRules } from './setup.ts';
import type { Situation } from './situation.ts';

/** A game with the rules that it is played by. */
export type Play =
  | { readonly family: 'five-dice'; readonly rules: FiveDiceRules; readonly game: FiveDiceGame }
  | { readonly family: 'farkle'; readonly rules: FarkleRules; readonly game: FarkleGame };

export interface Moment extends Situation {
  /** Of the game on the table, else of the one that setup offers. */
  readonly rules: RuleSet;
  /** The game on the table; undefined in attract and setup. */
  readonly play: Play | undefined;
  /** In attract: the unfinished game that can be gone on with. */
  readonly waiting: Game | undefined;
  /** The dice of what is shown are typed, not drawn. */
  readonly rehearsal: boolean;
  /** What is shown is a led game: nobody types its dice. */
  readonly lesson: boolean;
}

/** A moment with a game on the table. */
export interface InGame extends Moment {
  readonly game: Game;
  readonly play: Play;
}

/** Undefined when the table has no such rule set, or now another kind of game under its name. */
export function playOf(sets: RuleSets, game: Game): Play | undefined {
  const rules = findRules(sets, game.rules);
  const cards = withCards(rules, game);
  if (cards !== undefined) return { family: 'five-dice', ...cards };
  const picks = withPicks(rules, game);
  return picks && { family: 'farkle', ...picks };
}

/** Throws when the rules are not in the list: a bug, main checks it. */
export function momentOf(situation: Situation): Moment {
  const {
    ui,
    game,
    options,
    hall,
    purse,
    round,
    call,
    service,
    nameOf,
    markOf,
    ownerOf,
    queue,
    diceWait,
    nowMs,
  } = situation;
  const play = ui.place === 'game' && game !== undefined ? knownPlay(options.ruleSets, game) : undefined;
  const rehearsal = ui.place === 'setup' ? ui.setup.rehearsal : play?.game.rehearsal === true;
  const lesson = play?.game.lesson === true;
  const waiting = ui.place === 'attract' ? waitingGame(game, options) : undefined;
  const rules = play?.rules ?? setupRules(ui.setup, options);
  // Written out: this is done for every press and every picture, and a literal is quicker than a spread.
  return {
    ui,
    game,
    options,
    hall,
    purse,
    round,
    call,
    service,
    nameOf,
    markOf,
    ownerOf,
    queue,
    diceWait,
    nowMs,
    rules,
    play,
    waiting,
    rehearsal,
    lesson,
  };
}

function knownPlay(sets: RuleSets, game: Game): Play {
  const play = playOf(sets, game);
  if (play === undefined) throw new Error(`The table has no rule set "${game.rules}".`);
  return play;
}

function waitingGame(game: Game | undefined, { ruleSets }: Situation['options']): Game | undefined {
  return game?.status === 'playing' && knowsRules(ruleSets, game) ? game : undefined;
}

/** The game on the table while its dice stand and nothing of a farkle is left to be shown. */
export function standing({ ui, play }: Moment): Play | undefined {
  return ui.tumble === undefined && ui.farkle === undefined ? play : undefined;
}

/** The game under way, while somebody can do something in it. */
export function inTurn(moment: Moment): Play | undefined {
  const play = standing(moment);
  return play?.game.status === 'playing' ? play : undefined;
}
