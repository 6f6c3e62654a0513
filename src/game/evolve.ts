/**
 * How events change the state. Events carry all that happened, so this needs no rule set, decides nothing and never
 * refuses: an old journal replays the same whatever the rules have become.
 */
import { withHold } from './done.ts';
import type { GameEvent } from './event.ts';
import { evolveFarkle } from './farkle/evolve.ts';
import { freshFarkleTurn } from './farkle/turns.ts';
import type { Game, GameFacts, Turn } from './game.ts';
import { evolveFiveDice } from './yahtzee/evolve.ts';
import { EMPTY_CARD } from './yahtzee/score-card.ts';
import { freshTurn } from './yahtzee/turns.ts';

const NO_TURNS = { waiting: [], kept: [], done: [] } as const;

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
      return toggle(game, event.slot, true);
    case 'freed':
      return toggle(game, event.slot, false);
    case 'named':
      return { ...game, players: game.players.with(event.player, event.name) };
    case 'renamed':
      return renamed(game, event.player, event.name, event.was);
    case 'game ended':
      return { ...game, status: 'over', opened: true, winners: event.winners };
    case 'game abandoned':
      return { ...game, status: 'abandoned', opened: true };
    default:
      return game.family === 'farkle' ? evolveFarkle(game, event) : evolveFiveDice(game, event);
  }
}

/** One line a family, since TypeScript keeps the two apart. */
function toggle(game: Game, slot: number, held: boolean): Game {
  const { player } = game.turn;
  const entry = {
    kind: 'done',
    player,
    what: { kind: 'hold', slot, held },
    status: game.status,
    back: {},
  } as const;
  return game.family === 'farkle'
    ? { ...game, turn: toggled(game.turn, slot, held), done: withHold(game.done, entry) }
    : { ...game, turn: toggled(game.turn, slot, held), done: withHold(game.done, entry) };
}

function toggled<T extends Turn>(turn: T, slot: number, held: boolean): T {
  return { ...turn, held: turn.held.with(slot, held) };
}

function renamed(game: Game, player: number, name: string, was: string): Game {
  const what = { kind: 'name', name, was } as const;
  const entry = { kind: 'done', player, what, status: game.status, back: {} } as const;
  const players = game.players.with(player, name);
  return game.family === 'farkle'
    ? { ...game, players, done: [...game.done, entry] }
    : { ...game, players, done: [...game.done, entry] };
}

function startedGame(event: Started): Game {
  const { players, starter } = event;
  const facts: GameFacts = {
    number: event.game,
    rules: event.rules,
    players,
    sealedPlayers: players,
    droppedOut: [],
    starter,
    seed: event.seed,
    seal: event.seal,
    cut: '',
    rollsDrawn: 0,
    status: 'playing',
    opened: false,
    cards: event.family === 'farkle' ? [] : players.map(() => EMPTY_CARD),
    lastScored: undefined,
    winners: [],
    rehearsal: event.rehearsal === true,
    corrected: false,
  };
  if (event.family === 'farkle') {
    const zeros = players.map(() => 0);
    const turn = freshFarkleTurn(starter, 1, event.dice);
    const nothing = { reachedBy: undefined, lastTurn: undefined };
    return {
      ...facts,
      family: 'farkle',
      turn,
      ...NO_TURNS,
      adjustments: event.players.map(() => []),
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
    ...NO_TURNS,
  };
}
