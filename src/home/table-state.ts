/** What a home is told of a table: how it stands, and who won last. */
import { findRules, type Game, type RuleSets, setName, shownTotalOf, totalsOf } from '../game/index.ts';
import { type SpokenWords, tell } from '../language/sentence.ts';
import type { TableView } from '../table/view.ts';

/** Codes, since automations compare them. */
export const TABLE_STATES = ['free', 'setup', 'playing', 'over', 'fault'] as const;

/** Names and games in the table's own language; null: there is none. */
export interface TableState {
  readonly state: (typeof TABLE_STATES)[number];
  readonly game: string | null;
  /** Whose turn it is, and the points of that player as the table shows them. */
  readonly player: string | null;
  readonly points: number | null;
}

export interface LastWinner {
  /** Several share a tie. */
  readonly player: string;
  readonly points: number;
  readonly game: string;
}

const SCREENS = { attract: 'free', setup: 'setup', turn: 'playing', over: 'over' } as const;

export function tableState(
  { scene, game, fault }: TableView,
  sets: RuleSets,
  words: SpokenWords,
): TableState {
  const state = fault === undefined ? SCREENS[scene.screen] : 'fault';
  const rules = game && findRules(sets, game.rules);
  if (game?.status !== 'playing' || rules === undefined)
    return { state, game: null, player: null, points: null };
  const { player } = game.turn;
  return {
    ...{ state, game: tell(words, setName(rules)), player: game.players[player] ?? null },
    points: shownTotalOf(rules, game, player),
  };
}

/** Undefined while it is played, and where it does not count. */
export function lastWinner(game: Game, sets: RuleSets, words: SpokenWords): LastWinner | undefined {
  const rules = findRules(sets, game.rules);
  if (game.status !== 'over' || game.rehearsal || rules === undefined) return undefined;
  const names = game.winners.map((winner) => game.players[winner] ?? '');
  return {
    player: tell(words, { say: 'text.list', names }),
    points: totalsOf(rules, game)[game.winners[0] ?? 0] ?? 0,
    game: tell(words, setName(rules)),
  };
}
