/** Before a roll of the turn's first dice: who is on, the own card to leaf through, the lever. */

import { type Game, mateOf } from '../../../game/index.ts';
import { phrase } from '../../../language/phrase.ts';
import { type Code, plain, row, type Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { displayNames } from '../../state/display-name.ts';
import { isTaughtOut } from '../../state/lesson.ts';
import { inTurn, type Moment, type Play } from '../../state/moment.ts';
import { holdOnNotice } from '../../state/notices.ts';
import { command, type Reaction, rollFirst } from '../../state/reaction.ts';
import { tableRefusal } from '../../state/refusal.ts';
import { openSetup } from '../../state/start-game.ts';
import { TAKE_BACK_HOLD_MS, TAKE_BACK_MS } from '../../times.ts';
import { refusedAs } from '../screen.ts';
import { cheerPages, featPages } from './cheer.ts';
import { gameKey } from './game-key.ts';
import { isReminding } from './idle-time.ts';
import { type Leafing, leafPages, leafSentence, leafTurn, turnLeaf } from './leaves.ts';
import { takeable } from './take-back.ts';
import { turnName, who } from './words.ts';

/** The game whose next roll is the first one of its turn. */
export function awaitingFirstRoll(moment: Moment): Play | undefined {
  const play = inTurn(moment);
  return play?.game.turn.dice === undefined ? play : undefined;
}

/** Before the game's first roll; whoever learns has enough to do with five dice. */
export function mayCut({ lesson }: Moment, { game }: Play): boolean {
  return game.rollsDrawn === 0 && !lesson;
}

/** What the state knows beside its name. */
export function beforeRoll(moment: Moment, play: Play): Leafing {
  return { ...moment, play, rules: play.rules, game: play.game, leaf: turnLeaf(play, moment.ui) };
}

/** It asks for the lever, or to be held on. */
function selects(s: Leafing): Reaction {
  const { ui, nowMs } = s;
  if (takeable(s) === undefined) return askForRoll(s);
  return { type: 'shown', ui: { ...ui, notice: holdOnNotice(nowMs) } };
}

const askForRoll = ({ ui, nowMs }: Moment): Reaction => rollFirst(ui, nowMs);

export const ROLL_FIRST = { help: refusedAs('roll-first'), act: askForRoll };
const TAKE_BACK_HELP: Code = {
  say: 'help.takeBackHeld',
  seconds: TAKE_BACK_MS / 1000,
  held: TAKE_BACK_HOLD_MS / 1000,
  shows: tableRefusal('roll-first').display,
};
/** Of a game in which something was scored already. */
export const ROLL_FIRST_OR_BACK = { help: TAKE_BACK_HELP, act: selects };
export const ROLLS = {
  help: plain('help.roll'),
  act: (s: Moment): Reaction => (isTaughtOut(s) ? openSetup(s) : command(s.ui, { type: 'roll' })),
};
export const LEAFS_CARD = { help: plain('help.leafCard'), act: leafTurn };
export const beforeRollKey = gameKey(askForRoll);

/** `usual`: what follows the name while nobody leafs. */
export function beforeRollPages(s: Leafing, ...usual: readonly Text[]): readonly Text[] {
  const { players, turn } = s.game;
  if (s.leaf !== undefined) return leafPages(s.leaf, players);
  const cheers = cheerPages(s) ?? featPages(s);
  if (cheers !== undefined) return cheers;
  const names = [at(displayNames(players), turn.player), ...mateName(s.game)];
  return isReminding(s)
    ? [...names, { say: 'display.pullThe' }, { say: 'display.lever' }]
    : [...names, ...usual];
}

/** Whose turn it is in the team, as the display has room for it. */
function mateName(game: Game): readonly string[] {
  const mate = mateOf(game, game.turn);
  return mate === undefined ? [] : displayNames([mate]);
}

export function beforeRollSentence({ game, rules, leaf, lesson, diceWait }: Leafing): Text {
  if (leaf !== undefined) return leafSentence(leaf, game.players);
  return row(
    phrase(rules.manners.sentences.roll, { ...who(game, game.turn.player), player: turnName(game) }),
    game.rehearsal && !lesson && diceWait !== true ? { say: 'table.typeFirst' } : '',
  );
}
