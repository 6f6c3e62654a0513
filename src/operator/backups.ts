/** Backups that make and remove themselves: at each start and after each game, a new one a day at most, the newest are kept. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Archive, Held } from '../journal/archive.ts';
import { type BackupName, backupName, isUnfinished, readBackupName } from '../journal/backup/backup-files.ts';

export interface Backup extends BackupName {
  readonly name: string;
  readonly bytes: number;
}

export interface BackupsParts {
  readonly archive: Pick<Archive, 'backUp' | 'info'>;
  readonly folder: string;
  /** How many are kept; 0 = none is made by itself. Asked each time. */
  readonly keep: () => number;
  /** Wall time, ms since 1970. */
  readonly wallNow: () => number;
  readonly log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
}

const DAY_MS = 24 * 60 * 60_000;

export class Backups {
  readonly #parts: BackupsParts;
  #fault: Fault | undefined;
  /** Backups are made one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: BackupsParts) {
    this.#parts = parts;
  }

  get folder(): string {
    return this.#parts.folder;
  }

  get keep(): number {
    return this.#parts.keep();
  }

  /** Why the newest one could not be made. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** The one that was made last first, whatever the clock said. */
  async list(): Promise<readonly Backup[]> {
    const names = await readdir(this.#parts.folder).catch(() => []);
    const backups = await Promise.all(names.flatMap((name) => this.#look(name) ?? []));
    return backups.filter((backup) => backup !== undefined).sort((a, b) => b.number - a.number);
  }

  /** Absolute path of a backup in the folder; undefined for every other name, whatever it points to. */
  async find(name: string): Promise<string | undefined> {
    const backups = await this.list();
    return backups.some((backup) => backup.name === name) ? join(this.#parts.folder, name) : undefined;
  }

  /** Rejects with Fault `backup-failed`. */
  make(): Promise<Backup & Held> {
    return this.#inOrder(() => this.#make());
  }

  /** When none was made in the last day; those that a wrong clock dated to come do not count. Never rejects: a table without a backup plays on, and the log says why. */
  makeDaily(): Promise<void> {
    return this.#inOrder(async () => {
      // An empty one would keep the first games waiting for theirs.
      if (this.keep === 0 || (await this.#parts.archive.info()).events === 0) return;
      const nowMs = this.#parts.wallNow();
      const agesMs = (await this.list()).map(({ at }) => nowMs - Date.parse(at));
      if (!agesMs.some((ageMs) => ageMs >= 0 && ageMs < DAY_MS)) await this.#make();
    }).catch((error: unknown) => {
      // A fault says all in its sentence; of anything else the stack is wanted.
      this.#parts.log.warn(error instanceof Fault ? {} : { error }, messageOf(error));
    });
  }

  /** Resolves when no backup is under way. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #make(): Promise<Backup & Held> {
    const { archive, folder, wallNow, log } = this.#parts;
    await this.#removeUnfinished();
    const [last] = await this.list();
    const at = new Date(wallNow()).toISOString();
    const name = backupName({ number: (last?.number ?? 0) + 1, at });
    let held: Held;
    try {
      held = await archive.backUp(join(folder, name));
      this.#fault = undefined;
    } catch (error) {
      if (error instanceof Fault) this.#fault = error;
      throw error;
    }
    const made = await this.#look(name);
    if (made === undefined) throw new Error(`The backup ${name} is gone.`);
    log.info({ file: join(folder, name), ...held }, 'A backup was made');
    await this.#removeOld();
    return { ...made, ...held };
  }

  /** What a table left there that was switched off while it made a backup. */
  async #removeUnfinished(): Promise<void> {
    const { folder } = this.#parts;
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter(isUnfinished)) await rm(join(folder, name), { force: true });
  }

  /** At least the one just made stays. */
  async #removeOld(): Promise<void> {
    const { folder } = this.#parts;
    const old = (await this.list()).slice(Math.max(1, this.keep));
    for (const { name } of this.keep === 0 ? [] : old) await rm(join(folder, name), { force: true });
  }

  #look(name: string): Promise<Backup | undefined> | undefined {
    const read = readBackupName(name);
    if (read === undefined) return undefined;
    return stat(join(this.#parts.folder, name)).then(
      ({ size }) => ({ ...read, name, bytes: size }),
      () => undefined,
    );
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
