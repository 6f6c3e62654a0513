/** What a command leads to. */
import type { GameEvent } from './event.ts';
import type { Rejection } from './rejection.ts';

/** The events in order, at least one; they belong together and become durable together. */
export type Decision = readonly GameEvent[] | Rejection;

export function isRejection(decision: Decision): decision is Rejection {
  return 'type' in decision;
}
