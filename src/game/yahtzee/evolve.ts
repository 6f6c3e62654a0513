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
        ...nextTurn(game, next),
        lastScored: { player, category },
        before: game,
      };
    }
    case 'skipped': {
      // Dice that lie there are kept; without any the open box is turn enough.
      const kept = keep(game, turn.dice === undefined ? undefined : turn);
      return { ...game, ...nextTurn({ ...game, kept }, event.next) };
    }
    default:
      return game;
  }
}

/** All dice free. */
export function freshTurn(player: number, round: number, dice: number): Turn {
  return { player, round, rolls: 0, dice: undefined, held: Array.from({ length: dice }, () => false) };
}

/** `wanted`: the players before it are passed over. A turn that this player has skipped comes first. */
function nextTurn(game: FiveDiceGame, wanted: number | undefined): Pick<FiveDiceGame, 'turn' | 'kept'> {
  let next = nextInOrder(game, game.turn);
  for (let passed = 1; wanted !== undefined && next.player !== wanted && passed < game.players.length; ) {
    next = nextInOrder(game, next);
    passed += 1;
  }
  const { player, round } = next;
  const skipped = game.kept[player];
  if (skipped === undefined)
    return { turn: freshTurn(player, round, game.turn.held.length), kept: game.kept };
  return { turn: { ...skipped, round }, kept: game.kept.with(player, undefined) };
}

function keep(game: FiveDiceGame, turn: Turn | undefined): FiveDiceGame['kept'] {
  return game.players.map((_, player) => (player === game.turn.player ? turn : game.kept[player]));
}
