/** The one gate for every command: it becomes events, or a rejection with a reason; never anything else. */
import type { Command, Draw } from './command.ts';
import { decideCorrection, decideSkip, isCorrection } from './correct.ts';
import type { Decision } from './decision.ts';
import { newestDone } from './done.ts';
import { familyOfBoth } from './families.ts';
import type { Game, GameFacts, Turn } from './game.ts';
import { cleanText, newName } from './name.ts';
import { withoutRolls } from './opened.ts';
import { isPersonId } from './person.ts';
import { reject } from './rejection.ts';
import type { RuleSet } from './rule-set.ts';
import { findRules, type RuleSets } from './rule-sets.ts';
import { decideStart } from './start.ts';
import { decideTeam, playsInTeam } from './team.ts';

/** In characters, all that is pressed together. */
export const CUT_LENGTH = 16;
/** In characters, one word of a guest; and as many of them as a game takes: every roll carries them all. */
export const GUEST_CUT_LENGTH = 12;
export const GUEST_CUTS = 16;

/** Events of one game beside holds: far more than people play, and few enough that replaying them never stands still. */
export const MOST_CHOICES = 20_000;
/** What one command brings, and the end of the game after it. */
const MOST_AT_ONCE = 20;

type CutCommand = Extract<Command, { type: 'cut' }>;

/**
 * Pure: the same arguments give the same decision, and nothing is changed. `draw` is asked only by `roll`.
 * Throws when `game` was started with a rule set that is not in `sets`, or when `draw` returns no dice: bugs.
 */
export function decide(sets: RuleSets, game: Game | undefined, command: Command, draw: Draw): Decision {
  if (command.type === 'start') {
    if (game?.status === 'playing') return reject('game-running');
    return decideStart(sets, (game?.number ?? 0) + 1, command);
  }
  if (game === undefined) return reject('no-game');
  // Who scores and takes back without end would write a game that no table reads again.
  if (game.choices > MOST_CHOICES - MOST_AT_ONCE && command.type !== 'abandon') return reject('too-long');
  if (command.type === 'name') return decideName(game, command.player, command.name);
  const corrects = isCorrection(command) || command.type === 'take back';
  if (game.status === 'abandoned' || (game.status === 'over' && !corrects)) return reject('game-over');
  if (command.type === 'cut') return decideCut(game, command);
  if (command.type === 'team') return decideTeam(game, command.player, command.members);
  if (command.type === 'abandon') return [{ type: 'game abandoned' }];
  const rules = findRules(sets, game.rules);
  if (rules === undefined) throw new Error(`Game ${game.number} is played by unknown rules "${game.rules}".`);
  return withoutRolls(rules, game, decideMove(rules, game, command, draw));
}

function decideMove(rules: RuleSet, game: Game, command: Command, draw: Draw): Decision {
  if (command.type === 'take back') return decideTakeBack(game);
  if (isCorrection(command)) return decideCorrection(rules, game, command);
  if (command.type === 'skip') return decideSkip(rules, game);
  return familyOfBoth(rules, game).decide(rules, game, command, draw);
}

function decideCut(game: Game, { text, guest }: CutCommand): Decision {
  if (game.rollsDrawn > 0 || game.round !== undefined) return reject('cut-closed');
  if (guest === true) return decideGuestCut(game, text);
  if (text === '' || lengthOf(game.pressedCut + text) > CUT_LENGTH) return reject('bad-cut');
  return [{ type: 'cut', text }];
}

/** Beside what is pressed: whoever presses 16 times leaves the guests their say. The dice of a rehearsal are typed, not cut. */
function decideGuestCut({ rehearsal, guestCuts }: Game, typed: string): Decision {
  const text = cleanText(typed);
  if (rehearsal) return reject('cut-closed');
  if (guestCuts.length >= GUEST_CUTS) return reject('guests-cut');
  if (text === '' || lengthOf(text) > GUEST_CUT_LENGTH) return reject('bad-word');
  return [{ type: 'cut', text, guest: true }];
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** Names are asked for before a game, and after it those who had none; whom the table knows may sit down at any time. */
function decideName(game: Game, player: number, typed: string): Decision {
  if (game.status === 'playing' && !isPersonId(typed)) return reject('game-running');
  const name = newName(game.players, player, typed);
  if (name === undefined || game.players[player] === undefined) return reject('bad-name');
  if (isPersonId(name) && playsInTeam(game, player, name)) return reject('plays-already');
  return [{ type: 'named', player, name }];
}

function decideTakeBack(game: Game): Decision {
  const player = takeableOf(game);
  return player === undefined ? reject('nothing-to-take-back') : [{ type: 'taken back', player }];
}

/** Whose newest choice can be taken back: until the next roll; the choices of a finished game are open again then. */
export function takeableOf(game: Game): number | undefined {
  const newest = newestDone<GameFacts, Turn>(game.done, (kind) => kind !== 'hold');
  if (newest === undefined || newest.rolledSince) return undefined;
  const { player, what } = newest.entry;
  return what.kind === 'score' || what.kind === 'claim' || what.kind === 'bank' ? player : undefined;
}
