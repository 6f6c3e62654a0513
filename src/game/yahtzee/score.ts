/** Scoring a box: the turn's end, and after the last open box the game's. */

import { phrase } from '../../language/phrase.ts';
import type { Text } from '../../language/sentence.ts';
import { type Decision, isRejection } from '../decision.ts';
import type { Dice } from '../die.ts';
import type { GameEvent } from '../event.ts';
import type { FiveDiceGame } from '../game.ts';
import { type Rejection, type RejectionCode, reject } from '../rejection.ts';
import { usualNext } from '../turns.ts';
import { boxName, upperCategory } from './box.ts';
import type { Category } from './category.ts';
import { ending, nextPlayer } from './next-player.ts';
import { judgeBox } from './offer.ts';
import { mayScore, savedAfter } from './rolls.ts';
import type { FiveDiceRules } from './rule-set.ts';
import { EMPTY_CARD, fillBox } from './score-card.ts';

export function decideScore(rules: FiveDiceRules, game: FiveDiceGame, category: Category): Decision {
  const { player, dice, claimed } = game.turn;
  if (dice === undefined) return reject('roll-first');
  if (!mayScore(rules, game)) return reject('roll-on');
  const card = game.cards[player] ?? EMPTY_CARD;
  const offer = judgeBox(rules, card, dice, category, claimed === true);
  if (offer === undefined) return reject('no-such-box', phrase(rules.manners.sentences.unknownBox));
  if (!offer.legal) return refuseBox(rules, offer.code, category, dice);
  const { points, bonus, also } = offer;
  if (offer.adds === true) return [{ type: 'claimed', player, category, points }];
  const filled = fillBox(card, category, points, bonus);
  const cards = game.cards.with(player, also === undefined ? filled : fillBox(filled, also, 0, 0));
  const after = { ...game, cards };
  const next = nextPlayer(rules, after);
  const saved = savedAfter(rules, game);
  const scored: GameEvent = {
    ...{ type: 'scored', player, category, points, bonus },
    ...(also === undefined ? {} : { also }),
    ...(saved === undefined ? {} : { saved }),
    ...(next === undefined || next === usualNext(game) ? {} : { next }),
  };
  return next === undefined ? [scored, ending(rules, after)] : [scored];
}

/** The choice that ends a game soonest: a box that scratches another one with it saves a turn; any other takes one. */
export function soonestScore(rules: FiveDiceRules, game: FiveDiceGame): readonly GameEvent[] | undefined {
  let usual: readonly GameEvent[] | undefined;
  for (const { category } of rules.boxes) {
    const choice = decideScore(rules, game, category);
    if (isRejection(choice)) continue;
    const [event] = choice;
    if (event?.type !== 'scored') continue;
    if (event.also !== undefined) return choice;
    usual ??= choice;
  }
  return usual;
}

/** Those that name the Yahtzee box. */
const YAHTZEE_REFUSALS: Partial<
  Record<RejectionCode, 'event.opensWith' | 'event.noYahtzee' | 'event.zeroed' | 'event.claimedAlready'>
> = {
  'box-closed': 'event.opensWith',
  'not-a-yahtzee': 'event.noYahtzee',
  'yahtzee-zeroed': 'event.zeroed',
  'already-claimed': 'event.claimedAlready',
};

/** The refusal with the names of this case; `dice` are what was to be scored. */
export function refuseBox(
  rules: FiveDiceRules,
  code: RejectionCode,
  category: Category,
  [face]: Dice,
): Rejection {
  const named = (wanted: Category): Text => {
    const box = rules.boxes.find((each) => each.category === wanted);
    return box === undefined ? wanted : boxName(box);
  };
  if (code === 'box-filled') {
    return reject(code, phrase(rules.manners.sentences.filledBox, { box: named(category) }));
  }
  if (face === undefined) return reject(code);
  if (code === 'must-use-upper') {
    return reject(code, { say: 'event.fiveUpper', face, box: named(upperCategory(face)) });
  }
  if (code === 'must-use-lower') return reject(code, { say: 'event.fiveLower', face });
  const say = YAHTZEE_REFUSALS[code];
  return say === undefined ? reject(code) : reject(code, { say, box: named('yahtzee') });
}
