/** How a game ended, on the display and in words. */

import { entriesInFame, type Game, type RuleSet, shownTotalOf } from '../../../game/index.ts';
import { phrase } from '../../../language/phrase.ts';
import type { Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { displayNames, pointsPage } from '../../state/display-name.ts';
import { type InGame, type Moment, standing } from '../../state/moment.ts';
import { who } from './words.ts';

/** A game that nobody can move in any more. */
export function ended(moment: Moment): InGame | undefined {
  const play = standing(moment);
  if (play === undefined || play.game.status === 'playing') return undefined;
  return { ...moment, play, game: play.game };
}

/** The winners, their total, and whether the hall of fame has a line of this game. */
export function resultPages({ rules, game, hall }: InGame): readonly Text[] {
  const names = displayNames(game.players);
  const [first] = game.winners;
  if (first === undefined) return [{ say: 'display.nobody' }];
  const record = entriesInFame(hall, game).length > 0;
  return [
    ...game.winners.map((winner) => at(names, winner)),
    pointsPage(shownTotalOf(rules, game, first)),
    ...(record ? [{ say: 'display.record' } as const] : []),
  ];
}

export function resultSentences(rules: RuleSet, game: Game): readonly Text[] {
  const { winner, tie, solo } = rules.manners.sentences;
  const corrected: readonly Text[] = game.corrected ? [{ say: 'table.corrected' }] : [];
  const [first] = game.winners;
  if (first === undefined) return [{ say: 'table.allOut' }, ...corrected];
  const total = shownTotalOf(rules, game, first);
  const names: Text = { say: 'text.list', names: game.winners.map((index) => at(game.players, index)) };
  const sentence = game.players.length === 1 ? solo : game.winners.length === 1 ? winner : tie;
  return [phrase(sentence, { ...who(game, first), player: names, total }), ...corrected];
}
