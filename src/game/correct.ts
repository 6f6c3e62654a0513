/** The gate for corrections of every family. A correction says who makes it and why, or it is refused. */
import type { Code } from '../language/sentence.ts';
import type { Command } from './command.ts';
import {
  BY_LENGTH,
  type Correction,
  MOST_ADJUSTED,
  type Rename,
  type Signed,
  WHY_LENGTH,
} from './correction.ts';
import { type Decision, isRejection } from './decision.ts';
import { nameUndone } from './describe.ts';
import { newestDone } from './done.ts';
import { evolve } from './evolve.ts';
import { familyOfBoth } from './families.ts';
import type { Corrected } from './family.ts';
import type { Game, GameFacts, Turn } from './game.ts';
import { cleanText, newName } from './name.ts';
import { type Rejection, reject } from './rejection.ts';
import type { RuleSet } from './rule-set.ts';
import type { RuleSets } from './rule-sets.ts';

const CORRECTIONS: Readonly<Record<Correction['type'], true>> = {
  undo: true,
  replace: true,
  repair: true,
  adjust: true,
  'drop out': true,
  rename: true,
  postpone: true,
};

export function isCorrection(command: Command): command is Correction {
  return Object.hasOwn(CORRECTIONS, command.type);
}

/** What an undo would take back now, as `Eric: Threes 12`; undefined when there is nothing. */
export function undoable(sets: RuleSets, game: Game): Code | undefined {
  if (game.status === 'abandoned') return undefined;
  const entry = newestDone<GameFacts, Turn>(game.done)?.entry;
  return entry && nameUndone(entry.what, entry.player, game, sets);
}

/** `game` is not abandoned. Throws when `rules` are not of its family: a bug. */
export function decideCorrection(rules: RuleSet, game: Game, asked: Correction): Decision {
  const correction = { ...asked, by: cleanText(asked.by), why: cleanText(asked.why) };
  const refused = badSignature(correction) ?? badPlayer(game, correction) ?? badWords(game, correction);
  if (refused !== undefined) return refused;
  const { by, why } = correction;
  switch (correction.type) {
    case 'rename':
      return renamed(game, correction);
    case 'undo': {
      const entry = newestDone<GameFacts, Turn>(game.done)?.entry;
      if (entry === undefined) return reject('nothing-to-undo');
      const { player, what } = entry;
      return settled(rules, game, { type: 'undone', player, what, by, why });
    }
    case 'adjust':
      return settled(rules, game, { ...correction, type: 'adjusted' });
    case 'drop out':
      return settled(rules, game, { ...correction, type: 'dropped out' });
    case 'postpone': {
      if (game.status !== 'playing') return reject('game-over');
      const decision = decideSkip(rules, game);
      return isRejection(decision) ? decision : decision.map((event) => ({ ...event, by, why }));
    }
    case 'replace':
    case 'repair':
      return familyOfBoth(rules, game).rebox(rules, game, correction);
    default:
      return correction satisfies never;
  }
}

function settled(rules: RuleSet, game: Game, event: Corrected): Decision {
  return familyOfBoth(rules, game).settle(rules, game, event, evolve(game, event));
}

/** The turn is played later, with its dice as they lie. */
export function decideSkip(rules: RuleSet, game: Game): Decision {
  const { player, again } = game.turn;
  if (again === true) return reject('choose-first');
  const next = familyOfBoth(rules, game).skipTo(rules, game);
  if (next === undefined || next === player) return reject('nobody-to-skip-to');
  return [{ type: 'skipped', player, next }];
}

function renamed({ players }: Game, { player, name, by, why }: Rename): Decision {
  const { [player]: was = '' } = players;
  return [{ type: 'renamed', player, name: newName(players, player, name) ?? was, was, by, why }];
}

function badSignature({ by, why }: Signed): Rejection | undefined {
  const signed = by !== '' && [...by].length <= BY_LENGTH && [...why].length <= WHY_LENGTH;
  return signed ? undefined : reject('bad-signature');
}

function badPlayer(game: Game, correction: Correction): Rejection | undefined {
  if (!('player' in correction)) return undefined;
  return game.players[correction.player] === undefined ? reject('no-such-player') : undefined;
}

function badWords(game: Game, correction: Correction): Rejection | undefined {
  switch (correction.type) {
    case 'adjust': {
      const { points, why } = correction;
      const good = Number.isInteger(points) && points !== 0 && Math.abs(points) <= MOST_ADJUSTED;
      if (!good) return reject('bad-adjustment');
      return why === '' ? reject('no-reason') : undefined;
    }
    case 'drop out':
      return game.droppedOut.includes(correction.player) ? reject('dropped-out') : undefined;
    case 'rename': {
      const { player, name } = correction;
      const given = newName(game.players, player, name);
      if (given === undefined) return reject('bad-name');
      return given === game.players[player] ? reject('nothing-changes') : undefined;
    }
    default:
      return undefined;
  }
}
