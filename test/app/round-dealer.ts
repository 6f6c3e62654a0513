/** A hall in memory that deals one round as a real one does, and can be away, or lie. */
import type { RoundDealer } from '../../src/app/round-dealer.ts';
import { duplicateFace } from '../../src/fairness/duplicate.ts';
import type { CalledMatch, Dealt, Face, RoundOffer, RoundThrow } from '../../src/game/index.ts';

export const ROUND_OFFER: RoundOffer = {
  ...{ id: '7', hall: 'A'.repeat(16), cut: 'rain', rules: 'yahtzee', seats: 1, seal: 'cd'.repeat(32) },
};

export class MemoryDealer implements RoundDealer {
  offer: RoundOffer | undefined = ROUND_OFFER;
  call: CalledMatch | undefined;
  readonly asked: RoundThrow[] = [];
  /** In the place of an answer. */
  says: Dealt | undefined;

  async deal(asked: RoundThrow): Promise<Dealt> {
    this.asked.push(asked);
    if (this.says !== undefined) return this.says;
    const before = this.asked.findLast(({ turn, roll }) => turn === asked.turn && roll < asked.roll);
    return { faces: asked.held.map((isHeld, slot) => this.#face(isHeld ? before : asked, slot)) };
  }

  #face(asked: RoundThrow | undefined, slot: number): Face {
    if (asked === undefined) throw new Error('Nothing lies there.');
    if (asked.held[slot] === true) {
      const earlier = this.asked.findLast(({ turn, roll }) => turn === asked.turn && roll < asked.roll);
      return this.#face(earlier, slot);
    }
    return duplicateFace({ round: '7', seed: '5e'.repeat(32), cut: asked.cut }, asked, slot);
  }
}
