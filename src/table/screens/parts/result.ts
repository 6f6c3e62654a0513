/** How a game ended, on the display and in words. */

import { entriesInFame, type Game, type RuleSet, shownTotalOf } from '../../../game/index.ts';
import { phrase } from '../../../language/phrase.ts';
import type { Text } from '../../../language/sentence.ts';
import { at } from '../../at.ts';
import { displayNames, pointsPage } from '../../state/display-name.ts';
import { type Highlight, isFresh } from '../../state/highlight.ts';
import { type InGame, type Moment, standing } from '../../state/moment.ts';
import { cheerPages, featPages, scored } from './cheer.ts';
import { who } from './words.ts';

/** A game that nobody can move in any more. */
export function ended(moment: Moment): InGame | undefined {
  const play = standing(moment);
  if (play === undefined || play.game.status === 'playing') return undefined;
  return { ...moment, play, game: play.game };
}

/** The score that has ended the game, while it is seen: only then everything tells at once who has won. */
export function lastScore({ ui: { highlight }, game, nowMs }: InGame): Highlight | undefined {
  return highlight?.game === game.number && isFresh(highlight, nowMs) ? highlight : undefined;
}

/** The winners, their total, and whether the hall of fame has a line of this game. */
export function resultPages(s: InGame): readonly Text[] {
  const { rules, game, hall } = s;
  const last = lastScore(s);
  if (last !== undefined) return cheerPages(s) ?? featPages(s) ?? [scored(s, last)];
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
