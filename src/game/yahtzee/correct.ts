/** Corrections of boxes. */
import { phrase } from '../../language/phrase.ts';
import type { Correction } from '../correction.ts';
import { type Decision, isRejection } from '../decision.ts';
import { newestDone } from '../done.ts';
import type { GameEvent } from '../event.ts';
import type { Corrected } from '../family.ts';
import type { FiveDiceGame, Turn } from '../game.ts';
import { reject } from '../rejection.ts';
import { undo } from '../undo.ts';
import { boxName } from './box.ts';
import { boxValues } from './box-values.ts';
import { evolveFiveDice } from './evolve.ts';
import { fiveAlikeFace, handOf } from './hand.ts';
import { settleFiveDice } from './next-player.ts';
import { type FiveDiceRules, YAHTZEE_POINTS } from './rule-set.ts';
import { decideScore } from './score.ts';
import { EMPTY_CARD, isOpen } from './score-card.ts';
import { unskipFiveDice } from './turns.ts';

type Repair = Extract<Correction, { type: 'repair' }>;
type Replace = Extract<Correction, { type: 'replace' }>;

/** Who asks is checked already; `game` is not abandoned. */
export function reboxFiveDice(rules: FiveDiceRules, game: FiveDiceGame, asked: Repair | Replace): Decision {
  return asked.type === 'replace' ? decideReplace(rules, game, asked) : decideRepair(rules, game, asked);
}

/** Where a choice is open again, it is made; else the newest score is taken back and goes to this box. */
function decideReplace(rules: FiveDiceRules, game: FiveDiceGame, { category, by, why }: Replace): Decision {
  if (game.turn.again === true) return signedScore(rules, game, { category, by, why });
  const newest = newestDone(game.done, (kind) => kind !== 'hold');
  if (newest?.entry.what.kind !== 'score') return reject('nothing-to-replace');
  const { player, what } = newest.entry;
  if (what.category === category) return reject('nothing-changes');
  const undone: GameEvent = { type: 'undone', player, what, by, why };
  const before = undo<FiveDiceGame, Turn>(game, (kind) => kind === 'score', { unskip: unskipFiveDice });
  const scored = signedScore(rules, before, { category, by, why });
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
  if (box === undefined) return reject('no-such-box', phrase(rules.manners.sentences.unknownBox));
  const card = game.cards[player] ?? EMPTY_CARD;
  const was = card.boxes[category] ?? null;
  if (was === points) return reject('nothing-changes');
  if (points !== null && !boxValues(rules, category).includes(points)) {
    return reject('wrong-value', { say: 'event.cannotHold', box: boxName(box), points: points ?? 0 });
  }
  // A box that only opens with another one could never be filled again.
  const opener = box.opensWith;
  if (points === null && opener !== undefined && card.boxes[opener] === 0) return reject('box-closed');
  const along = rules.boxes.find((each) => each.opensWith === category && isOpen(card, each.category));
  const bonuses = bonusesAfter(rules, game, asked);
  const repaired: Corrected = {
    ...{ type: 'repaired', player, category, points, was, by, why },
    ...(bonuses === card.yahtzeeBonuses ? {} : { bonuses }),
    ...(points === 0 && along !== undefined ? { also: along.category } : {}),
  };
  return settleFiveDice(rules, game, repaired, evolveFiveDice(game, repaired));
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
