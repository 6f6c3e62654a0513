/** What a release is: its facts, which stand in it and, signed, before it. */
import { z } from 'zod';

const factsSchema = z.object({
  /** Of its folder: version and minute of its making, so that two of one version have two names. */
  name: z.string().regex(/^[\w.-]{1,80}$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** ISO 8601. */
  made: z.iso.datetime(),
  /** As Node says it: `linux-arm64`. */
  platform: z.string(),
  /** `user_version` of the journals that it writes; it reads older ones. */
  journal: z.int(),
  /** Hash of the sources of its firmware. */
  firmware: z.string(),
});

export type ReleaseFacts = z.output<typeof factsSchema>;

/** What the first line of a release file says, in JSON; the second line signs it. */
const headerSchema = factsSchema.extend({
  dicetable: z.literal('release'),
  /** Of the archive that follows, and what it becomes on the disk. */
  bytes: z.int().positive(),
  unpackedBytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type ReleaseHeader = z.output<typeof headerSchema>;

/** In the folder of a release. */
export const FACTS_FILE = 'release.json';

/** Undefined: it is something else. Later releases may say more. */
export function factsIn(text: string): ReleaseFacts | undefined {
  return readAs(factsSchema, text);
}

export function headerIn(text: string): ReleaseHeader | undefined {
  return readAs(headerSchema, text);
}

function readAs<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** By version, then by when it was made. Below 0: `a` is the older one. */
export function compareReleases(a: ReleaseFacts, b: ReleaseFacts): number {
  const [left, right] = [a, b].map(({ version }) => version.split('.').map(Number));
  for (const [at, number] of (left ?? []).entries()) {
    const difference = number - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return Date.parse(a.made) - Date.parse(b.made);
}
