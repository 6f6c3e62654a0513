/** Before a roll of the turn's first dice: who is on, the own card to leaf through, the lever. */

import { phrase } from '../../../language/phrase.ts';
import { plain, row, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { displayNames } from '../../state/display-name.ts';
import { inTurn, type Moment, type Play } from '../../state/moment.ts';
import { command, type Reaction, rollFirst } from '../../state/reaction.ts';
import { refusedAs } from '../screen.ts';
import { gameKey } from './game-key.ts';
import { isReminding } from './idle-time.ts';
import { type Leafing, leafPages, leafSentence, leafTurn, turnLeaf } from './leaves.ts';
import { who } from './words.ts';

/** The game whose next roll is the first one of its turn. */
export function awaitingFirstRoll(moment: Moment): Play | undefined {
  const play = inTurn(moment);
  return play?.game.turn.dice === undefined ? play : undefined;
}

/** What the state knows beside its name. */
export function beforeRoll(moment: Moment, play: Play): Leafing {
  return { ...moment, play, rules: play.rules, game: play.game, leaf: turnLeaf(play, moment.ui) };
}

const askForRoll = ({ ui, nowMs }: Moment): Reaction => rollFirst(ui, nowMs);

export const ROLL_FIRST = { help: refusedAs('roll-first'), act: askForRoll };
export const ROLLS = {
  help: plain('help.roll'),
  act: ({ ui }: Moment): Reaction => command(ui, { type: 'roll' }),
};
export const LEAFS_CARD = { help: plain('help.leafCard'), act: leafTurn };
export const beforeRollKey = gameKey(askForRoll);

/** `usual`: what follows the name while nobody leafs. */
export function beforeRollPages(s: Leafing, ...usual: readonly Text[]): readonly Text[] {
  const { players, turn } = s.game;
  if (s.leaf !== undefined) return leafPages(s.leaf, players);
  const name = at(displayNames(players), turn.player);
  return isReminding(s) ? [name, { say: 'display.pullThe' }, { say: 'display.lever' }] : [name, ...usual];
}

export function beforeRollSentence({ game, rules, leaf }: Leafing): Text {
  if (leaf !== undefined) return leafSentence(leaf, game.players);
  return row(
    phrase(rules.manners.sentences.roll, who(game, game.turn.player)),
    game.rehearsal ? { say: 'table.typeFirst' } : '',
  );
}
