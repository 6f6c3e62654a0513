/** The record of a first light in a file of the data folder: it can be left for days, and the table restarted. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MEASURE_IDS, STEP_IDS, wrongsOf } from '../../../hardware/bringup.ts';
import { INPUTS } from '../../../hardware/cabinet.ts';
import { Fault, messageOf } from '../../fault/fault.ts';
import { readPlainFile } from '../../plain-file.ts';
import type { LightRecord } from '../../server/operator/light-messages.ts';

const FILE = 'first-light.json';

const wrong = z.enum(STEP_IDS.flatMap(wrongsOf));
const against = z.strictObject({ found: z.array(wrong), unpressed: z.array(z.enum(INPUTS)) });
const stepSchema = z.strictObject({
  taps: z.array(z.string().max(20)).max(10),
  values: z.partialRecord(z.enum([...MEASURE_IDS, 'boardMv', 'railMv', 'pixelMa']), z.number()),
  wrongs: z.array(wrong),
  written: z.array(z.strictObject({ key: z.string(), value: z.string(), option: z.string() })),
  right: z.strictObject({ by: z.string(), at: z.string(), against }).nullable(),
});

const recordSchema = z.strictObject({
  begun: z.string(),
  current: z.enum([...STEP_IDS, 'end']),
  steps: z.partialRecord(z.enum(STEP_IDS), stepSchema),
});

export class LightFile {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null when there is none; one that cannot be read is begun anew, since nothing is lost but ticks. */
  read(): LightRecord | null {
    try {
      return recordSchema.parse(JSON.parse(readPlainFile(join(this.#folder, FILE)).toString()));
    } catch {
      return null;
    }
  }

  /** Whole or not at all. Throws Fault `config-wrong`. */
  write(record: LightRecord): void {
    const file = join(this.#folder, FILE);
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      // A link or a pipe of that name would lead the text elsewhere.
      rmSync(`${file}.new`, { force: true });
      writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { flag: 'wx' });
      renameSync(`${file}.new`, file);
    } catch (error) {
      const about = { say: 'config.cannotWrite', file, why: messageOf(error) } as const;
      throw new Fault('config-wrong', about, { cause: error });
    }
  }
}
