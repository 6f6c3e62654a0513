/** A port that a setting of the table names: when it is gone, its board may be at another one, which is found by comparing. */
import { Fault } from '../fault/fault.ts';
import type { Code } from '../language/sentence.ts';
import { type BoardNames, boardNames, existing, type PortSources, portNames } from './find-port.ts';

export class NamedPort {
  readonly #path: string;
  readonly #sources: PortSources;
  /** Undefined until it was open for the first time. */
  #before: Promise<BoardNames> | undefined;

  constructor(path: string, sources: PortSources) {
    this.#path = path;
    this.#sources = sources;
  }

  /** A board that is plugged in besides this one, perhaps that of another table, is not to be taken for it later. */
  opened(): void {
    this.#before = boardNames(this.#sources);
  }

  /** What to say when there is no such port. */
  async absence(): Promise<Fault> {
    if (this.#before === undefined) return new Fault('link-open', await this.#noPort(true));
    const boards = added(await this.#before, await boardNames(this.#sources));
    if (boards.length === 0) return new Fault('port-lost', await this.#noPort(false));
    return new Fault('port-moved', { say: 'detail.portMoved', port: this.#path, boards: boards.join(', ') });
  }

  /** The advice of `link-open` is also that of a port that was found. */
  async #noPort(isAdvised: boolean): Promise<Code> {
    const names = await portNames(this.#sources);
    const known = existing(names);
    const advised = isAdvised && names.length > 0;
    return {
      say: 'detail.noPort',
      port: this.#path,
      known: advised ? { say: 'detail.orAuto', known } : known,
    };
  }
}

/** Those that are surely boards, or else those that may be: a system may not tell who made them. */
function added(before: BoardNames, now: BoardNames): readonly string[] {
  const known = now.known.filter((name) => !before.known.includes(name));
  return known.length > 0 ? known : now.likely.filter((name) => !before.likely.includes(name));
}
