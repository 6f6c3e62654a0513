/**
 * How events change the state. Events carry all that happened, so this needs no rule set, decides nothing and never
 * refuses: an old journal replays the same whatever the rules have become.
 */
import type { GameEvent } from './event.ts';
import type { Game, Turn } from './game.ts';
import { EMPTY_CARD, fillBox } from './yahtzee/score-card.ts';

type Started = Extract<GameEvent, { type: 'game started' }>;

/** The state of the newest game, or undefined when there are no events. */
export function replay(events: Iterable<GameEvent>): Game | undefined {
  let game: Game | undefined;
  for (const event of events) game = evolve(game, event);
  return game;
}

/** Throws only when the events do not begin with `game started`: a bug, never a player's mistake. */
export function evolve(game: Game | undefined, event: GameEvent): Game {
  if (event.type === 'game started') return startedGame(event);
  if (game === undefined) throw new Error(`The event "${event.type}" comes before any "game started".`);
  const { turn } = game;
  switch (event.type) {
    case 'cut':
      return { ...game, cut: game.cut + event.text };
    case 'rolled':
      return {
        ...game,
        rollsDrawn: event.n,
        turn: { ...turn, rolls: turn.rolls + 1, dice: event.faces, held: event.held },
      };
    case 'held':
      return { ...game, turn: { ...turn, held: turn.held.with(event.slot, true) } };
    case 'freed':
      return { ...game, turn: { ...turn, held: turn.held.with(event.slot, false) } };
    case 'scored': {
      const { player, category, points, bonus } = event;
      const cards = game.cards.map((card, index) =>
        index === player ? fillBox(card, category, points, bonus) : card,
      );
      return { ...game, cards, turn: nextTurn(game), lastScored: { player, category } };
    }
    case 'game ended':
      return { ...game, status: 'over', winners: event.winners };
    case 'game abandoned':
      return { ...game, status: 'abandoned' };
    default:
      return event satisfies never;
  }
}

function startedGame(event: Started): Game {
  return {
    number: event.game,
    rules: event.rules,
    players: event.players,
    starter: event.starter,
    seed: event.seed,
    seal: event.seal,
    cut: '',
    rollsDrawn: 0,
    status: 'playing',
    turn: freshTurn(event.starter, 1, event.dice),
    cards: event.players.map(() => EMPTY_CARD),
    winners: [],
    lastScored: undefined,
  };
}

function nextTurn({ players, starter, turn }: Game): Turn {
  const player = (turn.player + 1) % players.length;
  return freshTurn(player, turn.round + (player === starter ? 1 : 0), turn.held.length);
}

function freshTurn(player: number, round: number, dice: number): Turn {
  return { player, round, rolls: 0, dice: undefined, held: Array.from({ length: dice }, () => false) };
}
