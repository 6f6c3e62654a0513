/**
 * Plays a stored game again: each event must be what the rules make of what somebody asked for, of the dice and of all that
 * was before it. So no points, turn, total or winner counts because it is written somewhere. The events have their form
 * already (`event-form.ts`).
 */
import type { Command, Draw } from '../command.ts';
import { decide, MOST_CHOICES } from '../decide.ts';
import { type Decision, isRejection } from '../decision.ts';
import type { Face } from '../die.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Game } from '../game.ts';
import { reject } from '../rejection.ts';
import { findRules, type RuleSets } from '../rule-sets.ts';
import { decideStart } from '../start.ts';
import { commandsBehind } from './command-behind.ts';
import { difference } from './difference.ts';
import type { Flaw } from './flaw.ts';
import { looseFlaw } from './loose-check.ts';

type Started = Extract<GameEvent, { type: 'game started' }>;

/**
 * The first event that is not what it must be; undefined: all of them are. `draw` gives the dice of every roll; left out, and
 * where they were typed, they are as they stand. Of rules that are not in `sets` only what holds in every game can be asked.
 */
export function firstFlaw(sets: RuleSets, events: readonly GameEvent[], draw?: Draw): Flaw | undefined {
  const [started] = events;
  if (started?.type !== 'game started') return { index: 0, why: { say: 'check.noBeginning' } };
  const choices = events.filter(({ type }) => type !== 'held' && type !== 'freed').length;
  if (choices > MOST_CHOICES)
    return { index: events.length - 1, why: { say: 'check.tooMany', most: MOST_CHOICES } };
  // Seeds of rounds are the hall's: what it dealt, the round itself proves.
  const typed = started.rehearsal === true && started.lesson !== true;
  const dice = typed || started.round !== undefined ? undefined : draw;
  if (findRules(sets, started.rules) === undefined) return looseFlaw(started, events, dice);
  return strictFlaw(sets, started, events, dice);
}

function strictFlaw(
  sets: RuleSets,
  started: Started,
  events: readonly GameEvent[],
  draw: Draw | undefined,
): Flaw | undefined {
  let game: Game | undefined;
  for (let index = 0; index < events.length; ) {
    const step = nextStep(sets, started, game, events, index, draw);
    if ('why' in step) return step;
    for (const event of step.events) game = evolve(game, event);
    index += step.events.length;
  }
  return undefined;
}

/** What the rules make of the events from this one on: a whole decision, or why it cannot have been one. */
function nextStep(
  sets: RuleSets,
  started: Started,
  game: Game | undefined,
  events: readonly GameEvent[],
  index: number,
  draw: Draw | undefined,
): Flaw | { readonly events: readonly GameEvent[] } {
  const event = events[index] as GameEvent;
  let flaw: Flaw | undefined;
  for (const command of commandsBehind(event, events.slice(index + 1, index + 2))) {
    const decision = decided(sets, started, game, command, draw ?? drawAsStored(events, index));
    if (isRejection(decision)) continue;
    const at = decision.findIndex(
      (expected, step) => difference(expected, events[index + step]) !== undefined,
    );
    if (at === -1) return { events: decision };
    const why = difference(decision[at] as GameEvent, events[index + at]);
    if (why !== undefined) flaw ??= { index: Math.min(index + at, events.length - 1), why };
  }
  return flaw ?? { index, why: { say: 'check.impossible', type: event.type } };
}

/** A game begins once, with the number that it has. */
function decided(
  sets: RuleSets,
  { game: number }: Started,
  game: Game | undefined,
  command: Command,
  draw: Draw,
): Decision {
  if (command.type !== 'start') return decide(sets, game, command, draw);
  return game === undefined ? decideStart(sets, number, command) : reject('game-running');
}

/** The faces that were not held, as they stand; too few are filled up, and differ then. */
function drawAsStored(events: readonly GameEvent[], from: number): Draw {
  const rolled = events.slice(from, from + 2).find(({ type }) => type === 'rolled');
  return ({ count }) => {
    const { held, faces } = rolled?.type === 'rolled' ? rolled : { held: [], faces: [] };
    const free = faces.filter((_, slot) => held[slot] === false);
    return Array.from({ length: count }, (_, at): Face => free[at] ?? 1);
  };
}
