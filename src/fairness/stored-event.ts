/** The few events that dice depend on, read from stored text that anybody may have changed: nothing is believed. */
import type { DrawnFace } from './fair-draw.ts';

export interface Started {
  readonly game: number;
  readonly rules: string;
  readonly dice: number;
  readonly players: readonly string[];
  readonly seed: string;
  readonly seal: string;
  /** Its dice were typed; those of a lesson are drawn. */
  readonly rehearsal: boolean;
  /** Duplicate dice, whose seed a hall has; `id`: as it calls the round. */
  readonly round?: { readonly id: string; readonly hall: string; readonly cut: string };
}

export interface Rolled {
  readonly n: number;
  readonly player: number;
  readonly cut: string;
  readonly held: readonly boolean[];
  readonly faces: readonly DrawnFace[];
}

/** Of a row with this type; undefined when the payload is no such event. */
export function startedOf(payload: string): Started | undefined {
  const event = parsed(payload, 'game started');
  if (event === undefined) return undefined;
  const { game, rules, dice, players, seed, seal, rehearsal, lesson, round } = event;
  if (!isCount(game) || typeof rules !== 'string' || !isCount(dice)) return undefined;
  if (!isListOf(players, (name) => typeof name === 'string')) return undefined;
  if (typeof seed !== 'string' || typeof seal !== 'string') return undefined;
  if (round !== undefined && !isRound(round)) return undefined;
  return {
    ...{ game, rules, dice, players: players as string[], seed, seal },
    rehearsal: rehearsal === true && lesson !== true,
    ...(round === undefined ? {} : { round }),
  };
}

function isRound(value: unknown): value is NonNullable<Started['round']> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, hall, cut } = value as Readonly<Record<string, unknown>>;
  return [id, hall, cut].every((text) => typeof text === 'string');
}

export function rolledOf(payload: string): Rolled | undefined {
  const event = parsed(payload, 'rolled');
  if (event === undefined) return undefined;
  const { n, player, cut, held, faces } = event;
  if (!isCount(n) || !isCount(player) || typeof cut !== 'string') return undefined;
  if (!isListOf(held, (flag) => typeof flag === 'boolean') || !isListOf(faces, isFace)) return undefined;
  return { n, player, cut, held: held as boolean[], faces: faces as DrawnFace[] };
}

/** The text of a cut, and whether a guest typed it. */
export function cutOf(payload: string): { readonly text: string; readonly guest: boolean } | undefined {
  const { text, guest } = parsed(payload, 'cut') ?? {};
  return typeof text === 'string' ? { text, guest: guest === true } : undefined;
}

/** It took back nothing but a new name. */
export function isUndoneName(payload: string): boolean {
  const what = parsed(payload, 'undone')?.what as { readonly kind?: unknown } | null | undefined;
  return what?.kind === 'name';
}

function parsed(payload: string, type: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(payload) as unknown;
    if (typeof value !== 'object' || value === null) return undefined;
    const event = value as Readonly<Record<string, unknown>>;
    return event.type === type ? event : undefined;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isFace(value: unknown): boolean {
  return isCount(value) && value >= 1 && value <= 6;
}

function isListOf(value: unknown, is: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(is);
}
