/** What this device kept of a game while it was played: see `link/seen-seals.ts`. */
import type { GameRecord } from '../../src/fairness/record.ts';

export interface SeenSeal {
  readonly seal: string;
  /** In ms since 1970, by this device's clock. */
  readonly atMs: number;
  readonly links: readonly SeenLink[];
}

export interface SeenLink {
  /** Number of the event in the journal. */
  readonly seq: number;
  readonly hash: string;
}

/** In the order in which they were shown. A table whose journal was begun anew counts its games from 1 again. */
export function seenSeals(game: number): readonly SeenSeal[] {
  return keptLines(game).map((line) => {
    const [seal = '', atMs, ...links] = line.split(' ');
    return { seal, atMs: Number(atMs), links: links.map(linkFrom) };
  });
}

/** Whether the record has this event in its place: its hash covers all before it. */
export function hasLink({ rows }: GameRecord, { seq, hash }: SeenLink): boolean {
  return rows.some((row) => row.seq === seq && row.hash === hash);
}

function linkFrom(text: string): SeenLink {
  const [seq = '', hash = ''] = text.split(':');
  return { seq: Number(seq), hash };
}

function keptLines(game: number): readonly string[] {
  try {
    return (localStorage.getItem(`seal-${game}`) ?? '').split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}
