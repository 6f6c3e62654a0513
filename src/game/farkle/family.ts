/** What makes a game Farkle: dice that are set aside and banked, one total a player, no card. */
import type { Family } from '../family.ts';
import type { FarkleGame, FarkleTurn } from '../game.ts';
import { reject } from '../rejection.ts';
import { decideFarkle } from './decide.ts';
import { settleFarkle } from './ending.ts';
import { evolveFarkle } from './evolve.ts';
import { farkleWords } from './house-words.ts';
import { pickedOf } from './picked.ts';
import { combinationPictures } from './pictures.ts';
import type { FarkleRules } from './rule-set.ts';
import { soonestBank } from './soonest.ts';
import { advanceFarkle, freshFarkleTurn, unskipFarkle } from './turns.ts';

export const FARKLE_FAMILY: Family<FarkleRules, FarkleGame, FarkleTurn> = {
  begin: (facts, dice) => {
    const zeros = facts.players.map(() => 0);
    return {
      ...facts,
      family: 'farkle',
      turn: freshFarkleTurn(facts.starter, 1, dice),
      ...{ waiting: [], kept: [], done: [] },
      adjustments: facts.players.map(() => []),
      ...{ totals: zeros, turns: zeros, farkles: zeros },
      sheet: facts.players.map(() => []),
      ...{ reachedBy: undefined, lastTurn: undefined },
    };
  },
  decide: decideFarkle,
  evolve: evolveFarkle,
  advance: advanceFarkle,
  leave: (game, player, next) => (player === game.turn.player ? advanceFarkle(game, next) : undefined),
  skipTo: (_, game) => {
    // A turn is skipped once: nobody owes more than one. After the target was reached everybody has one turn left.
    const stays = game.turn.owed === true || game.reachedBy !== undefined;
    return stays ? undefined : advanceFarkle(game).turn.player;
  },
  settle: settleFarkle,
  rebox: () => reject('no-such-box', { say: 'event.noBoxes' }),
  soonest: soonestBank,
  unskip: unskipFarkle,
  points: (game, { player, what, turns }) => {
    const less = (points: number) => game.totals.with(player, (game.totals[player] ?? 0) - points);
    if (what.kind === 'adjustment') return { totals: less(what.points) };
    if (what.kind !== 'bank' || turns === undefined) return {};
    const sheet = game.sheet[player] ?? [];
    return {
      totals: less(what.points),
      turns: game.turns.with(player, (game.turns[player] ?? 0) - 1),
      sheet: game.sheet.with(player, sheet.toSpliced(turns.turn.place ?? sheet.length - 1, 1)),
    };
  },
  totals: (_, { totals }) => totals,
  turnPoints: (_, { sheet }) => sheet,
  shownTotal: (_, { totals }, player) => totals[player] ?? 0,
  adjustments: ({ adjustments }, player) => adjustments[player] ?? [],
  // Only those who reached the target.
  results: ({ target }, { totals, turns }) =>
    totals.flatMap((total, player) => (total < target ? [] : [{ player, total, turns: turns[player] ?? 0 }])),
  boxes: () => [],
  box: () => undefined,
  rolls: () => Number.POSITIVE_INFINITY,
  rollsLeft: () => 0,
  diceToRoll: (rules, game) => pickedOf(rules, game).diceLeft,
  setAside: ({ turn: { set, points } }) => ({ set, points }),
  houseWords: farkleWords,
  pictures: combinationPictures,
  canTie: ({ atTarget }) => atTarget === 'othersGetOneTurn',
  mark: 'picked',
  verbs: ({ bust }) => ({ held: 'picks', freed: 'putsBack', busts: bust }),
};
