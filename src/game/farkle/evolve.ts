/** How the events of Farkle change a Farkle game. */
import { withDone } from '../done.ts';
import type { GameEvent } from '../event.ts';
import type { FarkleGame, FarkleTurn } from '../game.ts';
import { advanceFarkle, afterFarkleTurn } from './turns.ts';

export function evolveFarkle(game: FarkleGame, event: GameEvent): FarkleGame {
  const { turn } = game;
  switch (event.type) {
    case 'rolled':
      return { ...game, lastTurn: undefined, turn: { ...unspared(turn), set: event.held } };
    case 'spared':
      return { ...game, turn: { ...turn, points: turn.points + event.points, spared: true } };
    case 'set aside': {
      const { points, hotDice } = event;
      const set = turn.set.map((isSet, slot) => !hotDice && (isSet || turn.held[slot] === true));
      return { ...game, turn: { ...turn, set, points: turn.points + points, held: none(turn) } };
    }
    case 'farkled': {
      const { player, lost, penalty, next } = event;
      const inARow = penalty === 0 ? (game.farkles[player] ?? 0) + 1 : 0;
      const lastTurn = { player, lost, dice: turn.dice ?? [] };
      const after = { ...withTurn(game, penalty), ...afterFarkleTurn(game, next) };
      return { ...after, farkles: game.farkles.with(player, inARow), lastTurn };
    }
    case 'banked': {
      const { player, points, reached, next } = event;
      const { reachedBy, farkles } = game;
      const turns = afterFarkleTurn(game, next);
      const own: FarkleTurn = { ...turn, place: turn.place ?? game.sheet[player]?.length ?? 0 };
      const before: FarkleGame = { ...game, turn: own };
      const banked = withDone(before, player, { kind: 'bank', points }, { reachedBy }, turns);
      return {
        ...withTurn(banked, points, own),
        // A bank that is made again has ended its row of farkles; those that came after it have been counted.
        farkles: turn.again === true ? farkles : farkles.with(player, 0),
        reachedBy: reached === true ? player : reachedBy,
        lastTurn: { player, banked: points },
      };
    }
    case 'skipped': {
      const { player, next, by } = event;
      const own = { ...turn, owed: true } as const;
      const kept = game.players.map((_, index) => (index === player ? own : game.kept[index]));
      const skipped = withDone(game, player, { kind: 'skip' }, {}, advanceFarkle({ ...game, kept }, next));
      return by === undefined ? skipped : { ...skipped, corrected: true };
    }
    case 'adjusted': {
      const { player, points, by, why } = event;
      const adjustments = [...(game.adjustments[player] ?? []), { points, by, why }];
      const back = { adjustments: game.adjustments };
      return {
        ...withDone(game, player, { kind: 'adjustment', points }, back),
        adjustments: game.adjustments.with(player, adjustments),
        totals: game.totals.with(player, (game.totals[player] ?? 0) + points),
      };
    }
    case 'undone':
    case 'taken back':
      return { ...game, lastTurn: undefined };
    default:
      return game;
  }
}

/** The turn is on the sheet and in the total. */
function withTurn(game: FarkleGame, points: number, { player, place }: FarkleTurn = game.turn): FarkleGame {
  const sheet = game.sheet[player] ?? [];
  return {
    ...game,
    totals: game.totals.with(player, (game.totals[player] ?? 0) + points),
    turns: game.turns.with(player, (game.turns[player] ?? 0) + 1),
    sheet: game.sheet.with(player, sheet.toSpliced(place ?? sheet.length, 0, points)),
  };
}

function none({ held }: FarkleTurn): readonly boolean[] {
  return held.map(() => false);
}

function unspared({ spared: _, ...turn }: FarkleTurn): FarkleTurn {
  return turn;
}
