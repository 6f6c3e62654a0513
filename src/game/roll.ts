/** One roll: asks the draw for the dice that do not stay, and puts them into their slots. */
import type { Draw } from './command.ts';
import { type Dice, type Face, isFace } from './die.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { RoundThrow } from './round.ts';

type Rolled = Extract<GameEvent, { type: 'rolled' }>;

/** Throws when the draw gives another number of dice, or what is no face: a bug. Where all dice stay, nothing is drawn. */
export function drawInto(game: Game, held: readonly boolean[], draw: Draw): Rolled {
  const { number, seed, cut, rollsDrawn } = game;
  const dealt = roundThrow(game, held);
  const { player, dice } = game.turn;
  const count = held.filter((isHeld) => !isHeld).length;
  const n = count === 0 ? rollsDrawn : rollsDrawn + 1;
  const drawn = count === 0 ? [] : draw({ game: number, seed, cut, n, count, ...(dealt && { dealt }) });
  return { type: 'rolled', n, player, held, cut, faces: merge(dice, held, drawn, count) };
}

/** The next throw of a game of duplicate dice, keeping these; undefined where the table rolls its own. */
export function roundThrow(
  { number, seal, round, turn }: Game,
  held: readonly boolean[],
): RoundThrow | undefined {
  if (round === undefined) return undefined;
  const { id, hall, cut, begun } = round;
  const turns = begun[turn.player] ?? 0;
  return {
    ...{ round: id, hall, seal, cut, game: number, seat: turn.player },
    ...{ turn: turn.rolls === 0 ? turns : turns - 1, roll: turn.rolls, held },
  };
}

/** Held dice stay where they lie; the drawn faces fill the other slots in order. */
function merge(
  before: Dice | undefined,
  held: readonly boolean[],
  drawn: readonly Face[],
  count: number,
): Dice {
  if (drawn.length !== count || !drawn.every(isFace)) {
    throw new Error(`A draw of ${count} dice came out as [${drawn.join(', ')}].`);
  }
  let next = 0;
  return held.map((isHeld, slot) => {
    const kept = isHeld ? before?.[slot] : undefined;
    if (kept !== undefined) return kept;
    const face = drawn[next] as Face;
    next += 1;
    return face;
  });
}
