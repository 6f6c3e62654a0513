/** Players of the house who follow rules of thumb: their turns are known by asking what they do with every roll. */
import {
  type Category,
  type Dice,
  fillBox,
  type LegalBox,
  legalBoxes,
  type ScoreCard,
  type SeenCards,
} from '../../game/index.ts';
import { type EndingChances, followOneByOne, followRolls, type Underway } from '../five-dice/follow.ts';
import type { Model, ModelRow } from '../five-dice/model.ts';
import type { RollOutcome } from '../five-dice/outcomes.ts';
import type { Decide } from '../house/decide.ts';
import type { Manner, Sampled } from './manner.ts';

/** What is done with a roll: so many dice stay, or the turn ends. */
type Done = number | RollOutcome;

/** `decide` leaves nothing to chance. */
export function decidedManner(model: Model, decide: Decide<SeenCards>): Manner {
  const { hands, rules, rows, subtotals } = model;
  const rolls = hands.groups.length;
  const all = (1 << rules.boxes.length) - 1;

  function ask(card: ScoreCard, group: number, left: number): Done {
    const dice = hands.groups[group] ?? [];
    const seen = (claimed: boolean): SeenCards => seenTurn(rules.id, card, dice, rules.rolls - left, claimed);
    const move = decide(seen(false), () => 0);
    if ('keep' in move) return hands.indexOf(move.keep);
    const offers = (claimed: boolean): readonly LegalBox[] =>
      legalBoxes(rules, card, dice, claimed).filter((offer) => offer.legal);
    const offerOf = (category: Category, claimed: boolean): LegalBox =>
      offers(claimed).find((offer) => offer.category === category) as LegalBox;
    const offer = offerOf(move.score, false);
    if (offer.adds !== true) return model.outcomeOf(offer);
    const next = decide({ ...seen(true), cards: [fillBox(card, offer.category, offer.points, 0)] }, () => 0);
    const after = offerOf('score' in next ? next.score : offer.category, true);
    return model.outcomeOf(after, offer.points);
  }

  /** What is decided on a card, by rolls left and roll. */
  const known = new Map<number, { readonly card: ScoreCard; readonly done: (Done | undefined)[] }>();
  /** Subtotals that no box brings to another upper bonus are all alike in this turn. */
  const matters = Array.from({ length: subtotals.cap + 1 }, (_, upper) => {
    const sums = Array.from({ length: subtotals.step }, (_, more) =>
      Math.min(upper + more + 1, subtotals.cap),
    );
    return sums.some((sum) => subtotals.bonusOf(sum) !== subtotals.bonusOf(upper)) ? upper : -1;
  });

  /** Asked once. */
  function doneWith(row: number, upper: number, group: number, left: number): Done {
    const key = row * (subtotals.cap + 2) + (matters[upper] ?? -1) + 1;
    const { card, done } = known.get(key) ?? { card: cardLike(model, row, upper), done: [] };
    known.set(key, { card, done });
    const at = left * rolls + group;
    const answer = done[at] ?? ask(card, group, left);
    done[at] = answer;
    return answer;
  }

  function endings({ row, upper, chances, rollsLeft }: Underway): EndingChances {
    const ended = new Map<RollOutcome, number>();
    for (let left = rollsLeft; left >= 0; left -= 1) {
      for (let group = hands.firstRoll; group < rolls; group += 1) {
        const chance = chances[group] as number;
        if (chance === 0) continue;
        const done = doneWith(row, upper, group, left);
        chances[group] = 0;
        if (typeof done === 'number') chances[done] = (chances[done] as number) + chance;
        else ended.set(done, (ended.get(done) ?? 0) + chance);
      }
      if (left > 0) followRolls(hands.grown, chances);
    }
    return ended;
  }

  const sampled: Sampled = (first, subtotal, chance) => {
    let [row, upper, points] = [first, subtotal, 0];
    for (let card = rows[row] as ModelRow; card.filled !== all; card = rows[row] as ModelRow) {
      let group = 0;
      for (let left = rules.rolls - 1; ; left -= 1) {
        while (group < hands.firstRoll) group = hands.grown[group]?.[Math.floor(6 * chance())] as number;
        const done = doneWith(row, upper, group, left);
        if (typeof done === 'number') {
          group = done;
          continue;
        }
        points += done.gain;
        upper = Math.min(upper + done.upper, subtotals.cap);
        row = model.after(card, done);
        break;
      }
    }
    return points + subtotals.bonusOf(upper);
  };
  return { follow: followOneByOne(model, endings), endings, sampled };
}

/** One of the cards of a row, with such an upper subtotal. */
function cardLike(model: Model, row: number, upper: number): ScoreCard {
  const { rules, rows, cardOf, isOpen } = model;
  const own = rows[row] as ModelRow;
  const card = cardOf(own);
  const box = rules.boxes.find(({ section }, index) => section === 'upper' && !isOpen(own, index));
  return box === undefined ? card : { ...card, boxes: { ...card.boxes, [box.category]: upper } };
}

function seenTurn(rules: string, card: ScoreCard, dice: Dice, rolls: number, claimed: boolean): SeenCards {
  const held = dice.map(() => false);
  return {
    ...{ family: 'five-dice' as const, number: 1, rules, players: [''], sealedPlayers: [''], droppedOut: [] },
    ...{ starter: 0, rollsDrawn: rolls, status: 'playing' as const, opened: false, winners: [] },
    ...{ rehearsal: false, coach: 'off', corrected: false, cards: [card], saved: [0], lastScored: undefined },
    ...{ waiting: [], kept: [] },
    turn: { player: 0, round: 1, rolls, dice, held, ...(claimed ? { claimed: true as const } : {}) },
  };
}
