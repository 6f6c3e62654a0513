/**
 * How events change the state. Events carry all that happened, so this needs no rule set, decides nothing and never
 * refuses: an old journal replays the same whatever the rules have become.
 */
import { afterRoll, withDone, withHold } from './done.ts';
import type { GameEvent } from './event.ts';
import { familyOf } from './families.ts';
import type { Game, GameFacts, Played, Turn, Turns } from './game.ts';
import { withTeam } from './team.ts';
import { undo } from './undo.ts';

type Started = Extract<GameEvent, { type: 'game started' }>;
type Rolled = Extract<GameEvent, { type: 'rolled' }>;

/** The state of the newest game, or undefined when there are no events. */
export function replay(events: Iterable<GameEvent>): Game | undefined {
  let game: Game | undefined;
  for (const event of events) game = evolve(game, event);
  return game;
}

/** Throws only when the events do not begin with `game started`: a bug, never a player's mistake. */
export function evolve(game: Game | undefined, event: GameEvent): Game {
  if (event.type === 'game started') return familyOf(event).begin(startedFacts(event), event.dice);
  if (game === undefined) throw new Error(`The event "${event.type}" comes before any "game started".`);
  return familyOf(game).evolve(inAnyFamily(counted(game, event), event), event);
}

function counted(game: Game, { type }: GameEvent): Game {
  return type === 'held' || type === 'freed' ? game : { ...game, choices: game.choices + 1 };
}

/** What an event changes whatever the family; the family adds its own to it. */
function inAnyFamily(game: Game, event: GameEvent): Game {
  const family = familyOf(game);
  switch (event.type) {
    case 'cut':
      return { ...game, cut: game.cut + event.text, ...cutBy(game, event) };
    case 'rolled':
      return rolled<Game, Turn>(game, event);
    case 'held':
      return toggled<Game, Turn>(game, event.slot, true);
    case 'freed':
      return toggled<Game, Turn>(game, event.slot, false);
    case 'named':
      return { ...game, players: game.players.with(event.player, event.name) };
    case 'teamed':
      return { ...game, teams: withTeam(game, event.player, event.members) };
    case 'renamed': {
      const { player, name, was } = event;
      const players = game.players.with(player, name);
      return { ...withDone<Game, Turn>(game, player, { kind: 'name', name, was }, {}), players };
    }
    case 'adjusted':
    case 'repaired':
      return { ...game, corrected: true };
    case 'dropped out': {
      const { player, next } = event;
      const out = { ...game, droppedOut: [...game.droppedOut, player], corrected: true };
      const back = { droppedOut: game.droppedOut };
      return withDone<Game, Turn>(out, player, { kind: 'drop-out' }, back, family.leave(out, player, next));
    }
    case 'undone': {
      const after = undo<Game, Turn>(game, (kind) => kind === event.what.kind, family);
      return event.next === undefined ? after : withTurns(after, family.advance(after, event.next));
    }
    case 'taken back':
      return undo<Game, Turn>(
        game,
        (kind) => kind === 'score' || kind === 'claim' || kind === 'bank',
        family,
      );
    case 'game ended':
      return { ...game, status: 'over', opened: true, winners: event.winners };
    case 'game abandoned':
      return { ...game, status: 'abandoned', opened: true };
    default:
      return game;
  }
}

function cutBy(
  { pressedCut, guestCuts }: Game,
  { text, guest }: Extract<GameEvent, { type: 'cut' }>,
): Partial<GameFacts> {
  return guest === true ? { guestCuts: [...guestCuts, text] } : { pressedCut: pressedCut + text };
}

function withTurns<G extends Played<G, T>, T extends Turn>(game: G, { turn, waiting, kept }: Turns<T>): G {
  return { ...game, turn, waiting, kept };
}

function rolled<G extends Played<G, T>, T extends Turn>(game: G, { n, faces }: Rolled): G {
  const turn = { ...game.turn, rolls: game.turn.rolls + 1, dice: faces };
  const after = { ...game, rollsDrawn: n, done: afterRoll(game.done), turn };
  return game.round === undefined || game.turn.rolls > 0
    ? after
    : { ...after, round: withTurnBegun(game.round, turn.player) };
}

function withTurnBegun(round: NonNullable<GameFacts['round']>, player: number): GameFacts['round'] {
  return { ...round, begun: round.begun.with(player, (round.begun[player] ?? 0) + 1) };
}

function toggled<G extends Played<G, T>, T extends Turn>(game: G, slot: number, held: boolean): G {
  const { turn, done, status } = game;
  const what = { kind: 'hold', slot, held } as const;
  const entry = { kind: 'done', player: turn.player, what, status, back: {} } as const;
  return { ...game, turn: { ...turn, held: turn.held.with(slot, held) }, done: withHold(done, entry) };
}

function startedFacts(event: Started): GameFacts {
  const { game, rules, players, starter, seed, seal, rehearsal, lesson, coach = 'off', round } = event;
  return {
    ...{ number: game, rules, players, sealedPlayers: players, starter, seed, seal },
    droppedOut: [],
    cut: round?.cut ?? '',
    pressedCut: '',
    guestCuts: [],
    rollsDrawn: 0,
    status: 'playing',
    opened: false,
    winners: [],
    rehearsal: rehearsal === true,
    ...(lesson === true ? { lesson } : {}),
    coach,
    ...(round === undefined ? {} : { round: { ...round, begun: players.map(() => 0) } }),
    choices: 1,
    corrected: false,
  };
}
