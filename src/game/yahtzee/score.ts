/** Scoring a box: the turn's end, and after the last open box the game's. */
import type { Decision } from '../decision.ts';
import type { Face } from '../die.ts';
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { type Rejection, type RejectionCode, reject } from '../rejection.ts';
import { upperCategory } from './box.ts';
import type { Category } from './category.ts';
import { legalBoxes } from './offer.ts';
import type { RuleSet } from './rule-set.ts';
import { EMPTY_CARD, fillBox, isFull, totals } from './score-card.ts';

export function decideScore(rules: RuleSet, game: Game, category: Category): Decision {
  const { player, dice } = game.turn;
  if (dice === undefined) return reject('roll-first');
  const card = game.cards[player] ?? EMPTY_CARD;
  const offer = legalBoxes(rules, card, dice).find((candidate) => candidate.category === category);
  if (offer === undefined) return refuseBox(rules, category);
  if (!offer.legal) return refuseJoker(rules, offer.code, dice[0]);
  const { points, bonus } = offer;
  const cards = game.cards.with(player, fillBox(card, category, points, bonus));
  const scored: GameEvent = { type: 'scored', player, category, points, bonus };
  if (!cards.every((each) => isFull(rules, each))) return [scored];
  const sums = cards.map((each) => totals(rules, each).total);
  const best = Math.max(...sums);
  const winners = sums.flatMap((sum, index) => (sum === best ? [index] : []));
  return [scored, { type: 'game ended', totals: sums, winners }];
}

/** A box that is not on offer is filled, or not on this card at all. */
function refuseBox(rules: RuleSet, category: Category): Rejection {
  const box = rules.boxes.find((candidate) => candidate.category === category);
  if (box === undefined) return reject('no-such-box');
  return reject('box-filled', `${box.label} is filled. Choose another box.`);
}

/** The sentence with the box that five of this face must go to. */
function refuseJoker(rules: RuleSet, code: RejectionCode, face: Face | undefined): Rejection {
  if (face === undefined) return reject(code);
  if (code === 'must-use-upper') {
    const matching = rules.boxes.find(({ category }) => category === upperCategory(face));
    return reject(code, `Five ${face}s must go to ${matching?.label} while that box is open.`);
  }
  if (code === 'must-use-lower') return reject(code, `Five ${face}s must go to an open lower box.`);
  return reject(code);
}
