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
import { type Code, plain, row, type Text } from '../../../language/sentence.ts';
import { countedPoints, type ShownBox, shownBoxOf } from '../../state/choices.ts';
import { browse, choose } from '../../state/choose-box.ts';
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

/** Somebody has to choose, and may not have noticed. */
export const PICK_BOX: Code = { say: 'display.pickBox' };
export const ROLL_OR_PICK: readonly Code[] = [{ say: 'display.rollOr' }, PICK_BOX];

export const BROWSES = {
  help: plain('help.browse'),
  act: (s: RolledForCard, { step }: GroupedPress<'leaf'>): Reaction => browse(s, step),
};
export const CHOOSES = {
  help: plain('help.choose'),
  act: (s: RolledForCard): Reaction => choose(s),
};

/** `ROLL 2/3`: the second of three; `ROLL 4`: one that was saved, or of a turn without end. */
export function rollPage(roll: number, { rules }: InGame): Code {
  const rolls = familyOf(rules).rolls(rules);
  return Number.isFinite(rolls) && roll <= rolls
    ? { say: 'display.rollOf', roll, rolls }
    : { say: 'display.roll', roll: roll % 1000 };
}

/** `SAVED 4`, while the player has rolls of earlier turns. */
export function savedPages({ play }: InGame): readonly Code[] {
  const cards = withCards(play.rules, play.game);
  const saved = cards === undefined ? 0 : rollsSaved(cards.rules, cards.game);
  return saved === 0 ? [] : [{ say: 'display.saved', rolls: saved }];
}

export function boxPages({ rules, ui }: RolledForCard, { box, offer, isScratch }: ShownBox): readonly Text[] {
  const values = { code: boxCode(rules, box), points: countedPoints(rules, offer) };
  if (offer.adds === true) return [{ say: 'display.boxAdds', ...values }];
  const page: Code = { say: isScratch ? 'display.boxScratch' : 'display.boxPoints', ...values };
  if (ui.scratch !== undefined) return [page, { say: 'display.again' }];
  return offer.bonus > 0 ? [page, `+${offer.bonus}`] : [page];
}

/** The box that this sentence leaves to the eyes, for who plays without them; empty: it names the box. */
export function boxUnsaid({ rules, ui, box }: RolledForCard): Text {
  if (box === undefined || box.isScratch || box.offer.adds === true || ui.scratch !== undefined) return '';
  return rules.manners.sentences.preview.includes('{box}') ? '' : boxLabel(rules, box.box);
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
