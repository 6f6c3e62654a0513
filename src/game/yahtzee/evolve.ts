/** How the events of the five-dice sets change a five-dice game. */
import type { GameEvent } from '../event.ts';
import { type FiveDiceGame, nextInOrder, type Turn } from '../game.ts';
import { EMPTY_CARD, fillBox } from './score-card.ts';

export function evolveFiveDice(game: FiveDiceGame, event: GameEvent): FiveDiceGame {
  const { turn } = game;
  switch (event.type) {
    case 'rolled':
      return {
        ...game,
        rollsDrawn: event.n,
        before: undefined,
        turn: { ...turn, rolls: turn.rolls + 1, dice: event.faces, held: event.holds ?? event.held },
      };
    case 'stopped':
      return { ...game, turn: { ...turn, stopped: true } };
    case 'claimed': {
      const { player, category, points } = event;
      const card = fillBox(game.cards[player] ?? EMPTY_CARD, category, points, 0);
      return {
        ...game,
        cards: game.cards.with(player, card),
        turn: { ...turn, claimed: true },
        lastScored: { player, category },
        before: game,
      };
    }
    case 'scored': {
      const { player, category, points, bonus, also, next } = event;
      const filled = fillBox(game.cards[player] ?? EMPTY_CARD, category, points, bonus);
      const card = also === undefined ? filled : fillBox(filled, also, 0, 0);
      return {
        ...game,
        cards: game.cards.with(player, card),
        turn: nextTurn(game, next),
        lastScored: { player, category },
        before: game,
      };
    }
    default:
      return game;
  }
}

/** All dice free. */
export function freshTurn(player: number, round: number, dice: number): Turn {
  return { player, round, rolls: 0, dice: undefined, held: Array.from({ length: dice }, () => false) };
}

/** `wanted`: the players before it are passed over. */
function nextTurn(game: FiveDiceGame, wanted: number | undefined): Turn {
  let next = nextInOrder(game, game.turn);
  for (let passed = 1; wanted !== undefined && next.player !== wanted && passed < game.players.length; ) {
    next = nextInOrder(game, next);
    passed += 1;
  }
  return freshTurn(next.player, next.round, game.turn.held.length);
}
