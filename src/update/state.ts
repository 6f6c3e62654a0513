/**
 * What is under way, as one small file beside `current`: written anew, synced, and put in the place of the old one, before each step
 * that it tells of. Another release than the one that wrote it may read it.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFile, syncFolder } from '../journal/guard/durable-file.ts';
import type { Text } from '../language/sentence.ts';

const STAGES = ['ready', 'rehearse', 'flash', 'start', 'back'] as const;

const stateSchema = z.object({
  trial: z
    .object({
      /** Of the release that is tried, and of the one that watches it. */
      name: z.string(),
      from: z.string(),
      /** Where it stands, for whoever waits for it; from `back` on it is given up. */
      stage: z.enum(STAGES),
      /** How often it was begun: a machine that dies of it would begin it for ever. */
      begun: z.int(),
      /** A journal that the release can read, to take the place of the present one, which it cannot. */
      journal: z.string().optional(),
      /** Copy of the journal from before, once it is whole. */
      before: z.string().optional(),
      /** The board was given the firmware of this release, or half of it. */
      flashed: z.boolean().optional(),
      /** Why it is given up. */
      why: z.custom<Text>().optional(),
    })
    .optional(),
  /** What `go-back` leads to. */
  previous: z.object({ name: z.string(), before: z.string().optional() }).optional(),
  /** How the newest trial ended; `at`: when it went back, wall time, ISO 8601. */
  last: z
    .object({
      ...{ name: z.string(), plays: z.boolean() },
      ...{ why: z.custom<Text>().optional(), at: z.string().optional() },
    })
    .optional(),
});

export type UpdateState = z.output<typeof stateSchema>;
export type Trial = NonNullable<UpdateState['trial']>;

function stateFile(root: string): string {
  return join(root, 'update.json');
}

/** Nothing is under way where there is none, or where somebody has spoilt it: what `current` names plays. */
export function readState(root: string): UpdateState {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(stateFile(root), 'utf8')));
  } catch {
    return {};
  }
}

export function writeState(root: string, state: UpdateState): void {
  const file = stateFile(root);
  const made = `${file}.new`;
  writeFileSync(made, `${JSON.stringify(state)}\n`);
  syncFile(made);
  renameSync(made, file);
  syncFolder(root);
}
