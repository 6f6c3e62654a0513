/**
 * How events change the state. Events carry all that happened, so this needs no rule set, decides nothing and never
 * refuses: an old journal replays the same whatever the rules have become.
 */
import type { GameEvent } from './event.ts';
import { evolveFarkle, freshFarkleTurn } from './farkle/evolve.ts';
import type { FarkleTurn, Game, GameFacts } from './game.ts';
import { evolveFiveDice, freshTurn } from './yahtzee/evolve.ts';
import { EMPTY_CARD } from './yahtzee/score-card.ts';

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
  switch (event.type) {
    case 'cut':
      return { ...game, cut: game.cut + event.text };
    case 'held':
      return withHold(game, event.slot, true);
    case 'freed':
      return withHold(game, event.slot, false);
    case 'taken back':
      return takenBack(game);
    case 'named':
      return withName(game, event.player, event.name);
    case 'game ended':
      return { ...game, status: 'over', winners: event.winners };
    case 'game abandoned':
      return { ...game, status: 'abandoned' };
    default:
      return game.family === 'farkle' ? evolveFarkle(game, event) : evolveFiveDice(game, event);
  }
}

/** One line a family, since TypeScript keeps the two apart. */
function withHold(game: Game, slot: number, held: boolean): Game {
  return game.family === 'farkle'
    ? { ...game, turn: { ...game.turn, held: game.turn.held.with(slot, held) } }
    : { ...game, turn: { ...game.turn, held: game.turn.held.with(slot, held) } };
}

/** What may still be taken back happened under the old name, and is told under the new one. */
function withName<T extends Game>(game: T, player: number, name: string): T {
  const before = game.before === undefined ? undefined : withName(game.before, player, name);
  return { ...game, players: game.players.with(player, name), before };
}

/**
 * The game as it was before, open again, with the same dice. Boxes are chosen without another roll: what followed was
 * seen. In Farkle the turn may go on, unless the game had ended and opened its seed.
 */
function takenBack(game: Game): Game {
  const { before } = game;
  if (before === undefined) throw new Error('There is nothing to take back.');
  if (before.family === 'five-dice') {
    return { ...before, corrected: true, turn: { ...before.turn, stopped: true } };
  }
  const turn: FarkleTurn = game.status === 'over' ? { ...before.turn, stopped: true } : before.turn;
  return { ...before, corrected: true, turn };
}

function startedGame(event: Started): Game {
  const { players, starter } = event;
  const facts: GameFacts = {
    number: event.game,
    rules: event.rules,
    players,
    sealedPlayers: players,
    starter,
    seed: event.seed,
    seal: event.seal,
    cut: '',
    rollsDrawn: 0,
    status: 'playing',
    cards: event.family === 'farkle' ? [] : players.map(() => EMPTY_CARD),
    lastScored: undefined,
    winners: [],
    rehearsal: event.rehearsal === true,
    corrected: false,
  };
  if (event.family === 'farkle') {
    const zeros = players.map(() => 0);
    const turn = freshFarkleTurn(starter, 1, event.dice);
    const nothing = { reachedBy: undefined, lastTurn: undefined, before: undefined };
    return {
      ...facts,
      family: 'farkle',
      turn,
      kept: [],
      totals: zeros,
      turns: zeros,
      sheet: event.players.map(() => []),
      farkles: zeros,
      ...nothing,
    };
  }
  return {
    ...facts,
    family: 'five-dice',
    turn: freshTurn(starter, 1, event.dice),
    kept: [],
    before: undefined,
  };
}
