/** Farkle: dice are set aside, then the others roll, or the points are banked. */

import { type FarkleGame, type FarkleRules, type Picked, pickedOf } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { row, type Text } from '../../language/sentence.ts';
import { inTurn } from '../state/moment.ts';
import { command } from '../state/reaction.ts';
import { diceSlots } from './parts/dice.ts';
import { gameKey, notChoosing } from './parts/game-key.ts';
import { isReminding } from './parts/idle-time.ts';
import { type Leafing, leafPages, leafSentence, leafTurn, turnLeaf } from './parts/leaves.ts';
import { roll, toggleHold, turnPage } from './parts/turn.ts';
import { turnName } from './parts/words.ts';
import type { PlaceScreen } from './screen.ts';

export interface Farkle extends Leafing {
  readonly state: 'farkle';
  readonly rules: FarkleRules;
  readonly game: FarkleGame;
  readonly picked: Picked;
}

const ROLL_OR_BANK: readonly Text[] = [{ say: 'display.rollOr' }, { say: 'display.bank' }];

export const FARKLE_SCREEN: PlaceScreen<Farkle> = {
  kind: 'turn',
  chord: 'menu',
  freeDiceRoll: true,
  controls: {
    hold: { help: { say: 'help.setAside' }, act: toggleHold },
    lever: { help: { say: 'help.rollOthers' }, act: roll },
    leaf: { help: { say: 'help.leafTotals' }, act: leafTurn },
    select: {
      help: { say: 'help.bank' },
      act: ({ ui }) => command(ui, { type: 'bank' }),
    },
  },
  when(moment) {
    const play = inTurn(moment);
    if (play?.family !== 'farkle' || play.game.turn.dice === undefined) return undefined;
    const { rules, game } = play;
    const leaf = turnLeaf(play, moment.ui);
    return { ...moment, play, rules, game, leaf, picked: pickedOf(rules, game), state: 'farkle' };
  },
  key: gameKey(notChoosing),
  pages(s) {
    const { game, leaf } = s;
    if (leaf !== undefined) return leafPages(leaf, game.players);
    const name = turnPage(game);
    if (game.turn.spared === true) return [`+${game.turn.points}`, ...ROLL_OR_BANK];
    if (isReminding(s)) return [name, ...ROLL_OR_BANK];
    return game.turn.again === true ? [...pickedPages(s), name] : pickedPages(s);
  },
  sentence({ game, rules, leaf, picked }) {
    if (leaf !== undefined) return leafSentence(leaf, game.players);
    const { select, choose } = rules.manners.sentences;
    const { again, stopped, spared } = game.turn;
    const player: Text =
      again === true ? { say: 'table.banksAgain', player: turnName(game) } : turnName(game);
    if (spared === true) {
      const next: Text = stopped === true ? { say: 'table.bank' } : { say: 'table.rollOrBank' };
      return row({ say: 'table.spared', player, points: game.turn.points }, next);
    }
    if (picked.points === 0) return { say: 'table.asks', player, what: phrase(select) };
    const sum: Text = { say: 'table.inTurn', player, points: game.turn.points + picked.points };
    if (stopped === true) return row(sum, { say: 'table.bank' });
    const next = phrase(choose, { rolls: picked.diceLeft });
    return row(picked.hotDice ? { say: 'table.hotDice' } : '', sum, next);
  },
  slots: (s) => diceSlots(s, { hotDice: s.picked.hotDice }),
};

/** After a press the points of the picked dice, else what the turn would bank. */
function pickedPages({ game, picked, ui }: Farkle): readonly Text[] {
  const added = `+${picked.points}`;
  if (picked.hotDice) return [{ say: 'display.hotDice' }, added];
  const points = game.turn.points + picked.points;
  return [ui.pickedUntilMs === undefined ? { say: 'display.turn', points } : added];
}
