/**
 * Where the table keeps whom it knows: beside the journal, and in no backup of it, so that whoever was forgotten does not come
 * back with an old one. Only its owner can read it.
 */
import { renameSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isPersonId } from '../game/index.ts';
import { syncFolder } from '../journal/guard/durable-file.ts';
import { readPlainFile } from '../plain-file.ts';
import { COLOURS, EMBLEM_COUNT, type Person } from './person.ts';

export const PEOPLE_FILE = 'people.json';
const MOST_BYTES = 1024 * 1024;
const OWNER_ONLY = 0o600;

export interface PeopleStore {
  /** Nobody, where nobody was kept yet. What cannot be read is put aside: the table plays without knowing anybody. */
  read(): readonly Person[];
  /** Durable once it resolves; rejects with what the disk says. */
  write(people: readonly Person[]): Promise<void>;
}

const HEX_32 = /^[0-9a-f]{64}$/;

const personSchema = z.strictObject({
  id: z.string().refine(isPersonId),
  name: z.string().min(1),
  key: z.string().regex(HEX_32),
  colour: z
    .int()
    .min(0)
    .max(COLOURS - 1),
  emblem: z
    .int()
    .min(0)
    .max(EMBLEM_COUNT - 1),
  since: z.iso.datetime(),
  shows: z.boolean(),
  played: z.boolean(),
  waits: z.iso.datetime().optional(),
  tries: z
    .strictObject({ wrong: z.int().min(0), waitMs: z.int().min(0), untilMs: z.int().min(0) })
    .optional(),
  code: z.strictObject({ salt: z.string().regex(HEX_32), hash: z.string().regex(HEX_32) }).optional(),
});

/** `aside` is told the name of a file that could not be read. */
export function peopleFile(folder: string, aside: (file: string) => void): PeopleStore {
  const file = join(folder, PEOPLE_FILE);
  return {
    read() {
      try {
        return z.array(personSchema).parse(JSON.parse(String(readPlainFile(file, MOST_BYTES))));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        renameSync(file, `${file}.unread`);
        aside(`${file}.unread`);
        return [];
      }
    },
    async write(people) {
      const next = `${file}.new`;
      await rm(next, { force: true });
      // Made anew, through no link that somebody has laid there.
      const written = await open(next, 'wx', OWNER_ONLY);
      try {
        await written.writeFile(`${JSON.stringify(people, undefined, 1)}\n`);
        await written.sync();
      } finally {
        await written.close();
      }
      await rename(next, file);
      syncFolder(folder);
    },
  };
}
