/** One line of the list of finished games. */

import {
  findRules,
  type Game,
  type NameOf,
  playerNames,
  type RuleSets,
  setName,
  totalsOf,
  unnamed,
} from '../../game/index.ts';
import { type SpokenWords, tell } from '../../language/sentence.ts';
import type { HistoryLine } from './messages.ts';

export function historyLine(
  { game, startedAt, endedAt }: { readonly game: Game; readonly startedAt: string; readonly endedAt: string },
  sets: RuleSets,
  words: SpokenWords,
  nameOf: NameOf = unnamed,
): HistoryLine {
  const rules = findRules(sets, game.rules);
  const totals = totalsOf(rules, game);
  return {
    game: game.number,
    rules: { id: game.rules, name: rules === undefined ? game.rules : tell(words, setName(rules)) },
    startedAt,
    endedAt,
    rehearsal: game.rehearsal,
    corrected: game.corrected,
    players: playerNames(game.players.map(nameOf)).map((name, player) => ({
      name,
      total: totals[player] ?? 0,
      winner: game.winners.includes(player),
    })),
  };
}
