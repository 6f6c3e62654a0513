/** How the events of Farkle change a Farkle game. */
import type { GameEvent } from '../event.ts';
import { type FarkleGame, type FarkleTurn, nextInOrder } from '../game.ts';

export function evolveFarkle(game: FarkleGame, event: GameEvent): FarkleGame {
  const { turn } = game;
  switch (event.type) {
    case 'rolled':
      return {
        ...game,
        rollsDrawn: event.n,
        before: undefined,
        lastTurn: undefined,
        turn: { ...turn, rolls: turn.rolls + 1, dice: event.faces, set: event.held },
      };
    case 'set aside': {
      const { points, hotDice } = event;
      const set = turn.set.map((isSet, slot) => !hotDice && (isSet || turn.held[slot] === true));
      return { ...game, turn: { ...turn, set, points: turn.points + points, held: none(turn) } };
    }
    case 'farkled': {
      const { player, lost, penalty } = event;
      const inARow = penalty === 0 ? (game.farkles[player] ?? 0) + 1 : 0;
      const lastTurn = { player, lost, dice: turn.dice ?? [] };
      return { ...afterTurn(game, penalty), farkles: game.farkles.with(player, inARow), lastTurn };
    }
    case 'banked': {
      const { player, points, reached } = event;
      const farkles = game.farkles.with(player, 0);
      const reachedBy = reached === true ? player : game.reachedBy;
      const lastTurn = { player, banked: points };
      return { ...afterTurn(game, points), farkles, reachedBy, lastTurn, before: game };
    }
    case 'skipped': {
      const { player } = event;
      const kept = game.players.map((_, index) =>
        index === player ? ({ ...turn, owed: true } as const) : game.kept[index],
      );
      return { ...game, ...nextFarkleTurn({ ...game, kept }) };
    }
    default:
      return game;
  }
}

/** All dice free. */
export function freshFarkleTurn(player: number, round: number, dice: number): FarkleTurn {
  const free = Array.from({ length: dice }, () => false);
  return { player, round, rolls: 0, dice: undefined, held: free, set: free, points: 0 };
}

function afterTurn(game: FarkleGame, points: number): FarkleGame {
  const { player, owed, round, held } = game.turn;
  const next =
    owed === true
      ? { turn: freshFarkleTurn(player, round, held.length), kept: game.kept }
      : nextFarkleTurn(game);
  return {
    ...game,
    ...next,
    totals: game.totals.with(player, (game.totals[player] ?? 0) + points),
    turns: game.turns.with(player, (game.turns[player] ?? 0) + 1),
    sheet: game.sheet.with(player, [...(game.sheet[player] ?? []), points]),
  };
}

/** A turn that the next player has skipped comes first, and the own turn after it. */
function nextFarkleTurn(game: FarkleGame): Pick<FarkleGame, 'turn' | 'kept'> {
  const { player, round } = nextInOrder(game, game.turn);
  const skipped = game.kept[player];
  if (skipped === undefined) {
    return { turn: freshFarkleTurn(player, round, game.turn.held.length), kept: game.kept };
  }
  return { turn: { ...skipped, round }, kept: game.kept.with(player, undefined) };
}

function none({ held }: FarkleTurn): readonly boolean[] {
  return held.map(() => false);
}
