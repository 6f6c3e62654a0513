/** Numbers the views of the table, and hands each to the versions that viewers are brought up to. */
import { randomUUID } from 'node:crypto';
import { sep } from 'node:path';
import type { RuleSets } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { TableView } from '../../table/view.ts';
import type { Snapshot } from '../view/messages.ts';
import { pageView } from '../view/page-view.ts';
import { Versions } from './versions.ts';

export class Publication {
  readonly versions = new Versions();
  readonly #ruleSets: RuleSets;
  readonly #folder: string | undefined;
  readonly #epoch = randomUUID();
  #seq = 0;
  #content = '';
  #newest: Snapshot | null = null;

  /** `folder`: whose files are named without it, as guests need not know where they are. */
  constructor(ruleSets: RuleSets, folder?: string) {
    this.#ruleSets = ruleSets;
    this.#folder = folder;
  }

  /** Of the newest snapshot; 0 before the first. */
  get seq(): number {
    return this.#seq;
  }

  /** What the viewers were told last; null before the first. */
  get newest(): Snapshot | null {
    return this.#newest;
  }

  /** Whether the viewers will see a difference. */
  take(view: TableView): boolean {
    const page = pageView({ ...view, fault: this.#withoutFolder(view.fault) }, this.#ruleSets);
    const content = JSON.stringify(page);
    if (content === this.#content) return false;
    this.#content = content;
    this.#seq += 1;
    this.#newest = { type: 'snapshot', epoch: this.#epoch, seq: this.#seq, ...page };
    this.versions.add(this.#newest, content);
    return true;
  }

  #withoutFolder(fault: Text | undefined): Text | undefined {
    if (this.#folder === undefined || fault === undefined) return fault;
    // As it stands in JSON, where a backslash is two.
    const folder = JSON.stringify(`${this.#folder}${sep}`).slice(1, -1);
    return JSON.parse(JSON.stringify(fault).replaceAll(folder, '')) as Text;
  }
}
