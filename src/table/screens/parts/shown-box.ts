/** A box for the dice on the table, on the display and in words; and what rolls and boxes of a turn have in common. */

import {
  boxLabel,
  type FiveDiceGame,
  type FiveDiceRules,
  familyOf,
  rollsSaved,
  withCards,
} from '../../../game/index.ts';
import { phrase } from '../../../language/phrase.ts';
import { plain, row, type Text } from '../../../language/sentence.ts';
import { countedPoints, type ShownBox, shownBoxOf } from '../../state/choices.ts';
import { browse, choose } from '../../state/choose-box.ts';
import { firstThatFits } from '../../state/display-name.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import { boxCode } from '../../state/leaf.ts';
import { type InGame, inTurn, type Moment } from '../../state/moment.ts';
import type { Reaction } from '../../state/reaction.ts';
import { SCRATCH_MS } from '../../times.ts';

/** The dice lie, and each box that may be chosen has its points. */
export interface RolledForCard extends InGame {
  readonly rules: FiveDiceRules;
  readonly game: FiveDiceGame;
  readonly box: ShownBox | undefined;
}

/** Undefined unless dice lie that were rolled for a score card. */
export function rolled(moment: Moment): RolledForCard | undefined {
  const play = inTurn(moment);
  if (play?.family !== 'five-dice' || play.game.turn.dice === undefined) return undefined;
  const { rules, game } = play;
  return { ...moment, play, rules, game, box: shownBoxOf(play, moment.ui) };
}

export const BROWSES = {
  help: plain('help.browse'),
  act: (s: RolledForCard, { step }: GroupedPress<'leaf'>): Reaction => browse(s, step),
};
export const CHOOSES = {
  help: plain('help.choose'),
  act: (s: RolledForCard): Reaction => choose(s),
};

/** `ROLL 2/3`: the second of three; `ROLL 4`: one that was saved, or of a turn without end. */
export function rollPage(roll: number, { rules }: InGame): string {
  const rolls = familyOf(rules).rolls(rules);
  return Number.isFinite(rolls) && roll <= rolls
    ? firstThatFits(`ROLL ${roll}/${rolls}`, `R ${roll}/${rolls}`)
    : `ROLL ${roll % 1000}`;
}

/** `SAVED 4`, while the player has rolls of earlier turns. */
export function savedPages({ play }: InGame): readonly string[] {
  const cards = withCards(play.rules, play.game);
  const saved = cards === undefined ? 0 : rollsSaved(cards.rules, cards.game);
  return saved === 0 ? [] : [firstThatFits(`SAVED ${saved}`, `S ${saved}`)];
}

export function boxPages(
  { rules, ui }: RolledForCard,
  { box, offer, isScratch }: ShownBox,
): readonly string[] {
  const points = countedPoints(rules, offer);
  const code = boxCode(rules, box);
  if (offer.adds === true) return [firstThatFits(`${code} +${points}`, `+${points}`)];
  const page = firstThatFits(`${code} ${points}${isScratch ? ' ?' : ''}`, `${points}`);
  if (ui.scratch !== undefined) return [page, 'AGAIN'];
  return offer.bonus > 0 ? [page, `+${offer.bonus}`] : [page];
}

export function boxSentence({ rules, ui }: RolledForCard, { box, offer, isScratch }: ShownBox): Text {
  const name = boxLabel(rules, box);
  const { scratch, preview } = rules.manners.sentences;
  if (offer.adds === true) return { say: 'table.takesMore', box: name, points: offer.points };
  if (ui.scratch !== undefined) return { say: 'table.scratchAgain', box: name, seconds: SCRATCH_MS / 1000 };
  if (isScratch) return phrase(scratch, { box: name, points: 0 });
  return row(
    phrase(preview, { box: name, points: countedPoints(rules, offer) }),
    offer.bonus > 0 ? { say: 'table.andBonus', bonus: offer.bonus } : '',
  );
}
