/** A hall in memory: the wire between tables and those who watch, and tables with real games that tell their views. */

import { RULE_SETS } from '../../../src/game/index.ts';
import { ViewTeller } from '../../../src/hall/feed/view-teller.ts';
import { wireBytes } from '../../../src/hall/wire/batch.ts';
import type { HallBus } from '../../../src/hall/wire/bus.ts';
import { subjectOf, viewCallOf } from '../../../src/hall/wire/subjects.ts';
import { Publication } from '../../../src/server/live/publication.ts';
import type { WallClock } from '../../../src/server/wall-clock.ts';
import { StandInTable, type Step } from '../../browser/stand-in-table.ts';

export const HALL = 'HALLHALLHALLHALL';

/** Ids of 16 letters, with the number in front: `A`, `B`, … */
export const tableId = (number: number): string =>
  `${String.fromCharCode(65 + Math.floor(number / 26))}${String.fromCharCode(65 + (number % 26))}${'T'.repeat(14)}`;

export class MemoryBus implements HallBus {
  isConnected = true;
  /** How often something was said, by subject. */
  readonly count = new Map<string, number>();
  readonly #ears = new Set<{ pattern: RegExp; take: (subject: string, bytes: Uint8Array) => void }>();

  /** A star is one word of the subject, as in NATS. */
  hear(subject: string, take: (subject: string, bytes: Uint8Array) => void): () => void {
    const pattern = new RegExp(`^${subject.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
    const ear = { pattern, take };
    this.#ears.add(ear);
    return () => void this.#ears.delete(ear);
  }

  say(subject: string, bytes: Uint8Array): void {
    this.count.set(subject, this.said(subject) + 1);
    if (!this.isConnected) return;
    for (const { pattern, take } of [...this.#ears]) if (pattern.test(subject)) take(subject, bytes);
  }

  said(subject: string): number {
    return this.count.get(subject) ?? 0;
  }
}

export class HallTable {
  readonly stand: StandInTable;
  readonly publication = new Publication(RULE_SETS);
  readonly #teller: ViewTeller;
  readonly #unhear: () => void;
  readonly #bus: HallBus;
  readonly #address: { readonly hall: string; readonly table: string };

  constructor(bus: HallBus, table: string, clock: WallClock, players: readonly string[] = ['Eric', 'Julie']) {
    this.#bus = bus;
    this.#address = { hall: HALL, table };
    this.stand = new StandInTable(players);
    const say = (view: Uint8Array) => bus.say(subjectOf(this.#address, 'view'), view);
    this.#teller = new ViewTeller(say, () => this.publication.newest, clock);
    this.#unhear = bus.hear(viewCallOf(this.#address), (_subject, bytes) => this.#teller.asked(bytes));
    this.beat();
    this.show();
  }

  beat(): void {
    this.#bus.say(subjectOf(this.#address, 'beat'), wireBytes({}));
  }

  play(steps: readonly Step[]): void {
    this.stand.play(steps);
    this.show();
  }

  show(view = this.stand.view()): void {
    this.publication.take(view);
    this.#teller.follow();
  }

  close(): void {
    this.#unhear();
    this.#teller.close();
  }
}
