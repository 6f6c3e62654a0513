/** Corrections of a game with score cards. */
import type { Correction, Rename } from '../correction.ts';
import { type Decision, isRejection } from '../decision.ts';
import { newestDone } from '../done.ts';
import type { GameEvent } from '../event.ts';
import type { FiveDiceGame } from '../game.ts';
import { reject } from '../rejection.ts';
import { boxValues } from './box-values.ts';
import { decideSkip } from './decide.ts';
import { evolveFiveDice } from './evolve.ts';
import { fiveAlikeFace, handOf } from './hand.ts';
import { canPlay, ending, nextPlayer } from './next-player.ts';
import { type FiveDiceRules, YAHTZEE_POINTS } from './rule-set.ts';
import { decideScore } from './score.ts';
import { EMPTY_CARD, isOpen } from './score-card.ts';

type Repair = Extract<Correction, { type: 'repair' }>;
type Replace = Extract<Correction, { type: 'replace' }>;

/** Its players, names and words are checked already; `game` is not abandoned. */
export function correctFiveDice(
  rules: FiveDiceRules,
  game: FiveDiceGame,
  asked: Exclude<Correction, Rename>,
): Decision {
  const { by, why } = asked;
  switch (asked.type) {
    case 'undo': {
      const entry = newestDone(game.done)?.entry;
      if (entry === undefined) return reject('nothing-to-undo');
      const { player, what } = entry;
      return settled(rules, game, { type: 'undone', player, what, by, why });
    }
    case 'replace':
      return decideReplace(rules, game, asked);
    case 'repair':
      return decideRepair(rules, game, asked);
    case 'adjust':
      return decideAdjust(rules, game, asked);
    case 'drop out':
      return settled(rules, game, { type: 'dropped out', player: asked.player, by, why });
    case 'postpone': {
      if (game.status !== 'playing') return reject('game-over');
      const decision = decideSkip(rules, game);
      return isRejection(decision) ? decision : decision.map((event) => ({ ...event, by, why }));
    }
    default:
      return asked satisfies never;
  }
}

/** With who plays on, where the present player cannot, or with the game's end. */
function settled(
  rules: FiveDiceRules,
  game: FiveDiceGame,
  event: Extract<GameEvent, { type: 'undone' | 'repaired' | 'dropped out' }>,
): Decision {
  const after = evolveFiveDice(game, event);
  if (canPlay(rules, after, after.turn.player)) return [event];
  const next = nextPlayer(rules, after);
  return next === undefined ? [event, ending(rules, after)] : [{ ...event, next }];
}

/** Moves no turn; a game that is over ends anew, with the total as it is now. */
function decideAdjust(
  rules: FiveDiceRules,
  game: FiveDiceGame,
  { player, points, by, why }: Extract<Correction, { type: 'adjust' }>,
): Decision {
  const event: GameEvent = { type: 'adjusted', player, points, by, why };
  return game.status === 'over' ? [event, ending(rules, evolveFiveDice(game, event))] : [event];
}

/** Where a choice is open again, it is made; else the newest score is taken back and goes to this box. */
function decideReplace(rules: FiveDiceRules, game: FiveDiceGame, { category, by, why }: Replace): Decision {
  if (game.turn.again === true) return signedScore(rules, game, { category, by, why });
  const newest = newestDone(game.done, (kind) => kind !== 'hold');
  if (newest?.entry.what.kind !== 'score') return reject('nothing-to-replace');
  const { player, what } = newest.entry;
  if (what.category === category) return reject('nothing-changes');
  const undone: GameEvent = { type: 'undone', player, what, by, why };
  const scored = signedScore(rules, evolveFiveDice(game, undone), { category, by, why });
  return isRejection(scored) ? scored : [undone, ...scored];
}

function signedScore(
  rules: FiveDiceRules,
  game: FiveDiceGame,
  { category, by, why }: Pick<Replace, 'category' | 'by' | 'why'>,
): Decision {
  const decision = decideScore(rules, game, category);
  if (isRejection(decision)) return decision;
  return decision.map((event) => (event.type === 'scored' ? { ...event, by, why } : event));
}

function decideRepair(rules: FiveDiceRules, game: FiveDiceGame, asked: Repair): Decision {
  const { player, category, points, by, why } = asked;
  const box = rules.boxes.find((candidate) => candidate.category === category);
  if (box === undefined) return reject('no-such-box', rules.manners.sentences.unknownBox);
  const card = game.cards[player] ?? EMPTY_CARD;
  const was = card.boxes[category] ?? null;
  if (was === points) return reject('nothing-changes');
  if (points !== null && !boxValues(rules, category).includes(points)) {
    return reject('wrong-value', `${box.label} cannot hold ${points}.`);
  }
  // A box that only opens with another one could never be filled again.
  const opener = box.opensWith;
  if (points === null && opener !== undefined && card.boxes[opener] === 0) return reject('box-closed');
  const along = rules.boxes.find((each) => each.opensWith === category && isOpen(card, each.category));
  const bonuses = bonusesAfter(rules, game, asked);
  return settled(rules, game, {
    ...{ type: 'repaired', player, category, points, was, by, why },
    ...(bonuses === card.yahtzeeBonuses ? {} : { bonuses }),
    ...(points === 0 && along !== undefined ? { also: along.category } : {}),
  });
}

/** A repaired Yahtzee box counts as if it had held that from the turn on in which it was filled. */
function bonusesAfter(
  rules: FiveDiceRules,
  game: FiveDiceGame,
  { player, category, points }: Repair,
): number {
  const now = game.cards[player]?.yahtzeeBonuses ?? 0;
  if (rules.yahtzeeBonus === 0 || category !== 'yahtzee') return now;
  if (points !== YAHTZEE_POINTS) return 0;
  return game.done.filter((entry) => {
    if (entry.kind !== 'done' || entry.player !== player || entry.what.kind !== 'score') return false;
    const before = entry.back.cards?.[player] ?? EMPTY_CARD;
    return !isOpen(before, 'yahtzee') && fiveAlikeFace(handOf(entry.turns?.turn.dice ?? [])) !== undefined;
  }).length;
}
