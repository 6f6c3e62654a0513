/** What a hall has for a table to play: rounds of duplicate dice, with the dice of each throw, and whom a league calls there. */
import type { CalledGame, CalledMatch, Dealt, Game, RoundOffer, RoundThrow } from '../../game/index.ts';
import { heardAs, wireBytes } from '../wire/batch.ts';
import { dealtSchema, dueSchema, type LeagueDoor, offerSchema, type RoundAsk } from '../wire/round.ts';
import type { Feed } from './feed.ts';

/** A round that was opened is offered after so long at most. */
export const LOOK_MS = 30_000;

/** Whether the newest game is that match, or one of two of these players, under other names. */
export type SitsOf = (match: Pick<CalledMatch, 'rules' | 'players'>) => CalledGame | undefined;

/** The newest game; undefined: there is none, or not two play it. */
export type PairOf = () => Pick<Game, 'number' | 'rules' | 'status'> | undefined;

/** Dice tumble so long without an answer. */
const ROLL_MS = 5000;

export class TableRounds {
  readonly #feed: Pick<Feed, 'ask'>;
  readonly #hall: () => string;
  readonly #changed: () => void;
  readonly #sits: SitsOf;
  readonly #pair: PairOf;
  /** The game that is over, of which it is known whether it is a match. */
  #settled = 0;
  #offer: RoundOffer | undefined;
  #call: CalledMatch | undefined;
  #league: LeagueDoor | undefined;

  /** `hall`: id of the one that the feed leads to, '' where none has taken this table in. `changed`: another round is offered, somebody else is called, or nothing any more. */
  constructor(feed: Pick<Feed, 'ask'>, hall: () => string, changed: () => void, sits: SitsOf, pair: PairOf) {
    this.#feed = feed;
    this.#hall = hall;
    this.#changed = changed;
    this.#sits = sits;
    this.#pair = pair;
  }

  get offer(): RoundOffer | undefined {
    return this.#offer;
  }

  get call(): CalledMatch | undefined {
    return this.#call;
  }

  /** Which one may be joined now. */
  get league(): LeagueDoor | undefined {
    return this.#league;
  }

  /** Keeps what was offered while nobody answers: its first throw asks the hall all the same. */
  async look(): Promise<void> {
    const sits = (this.#call && this.#sits(this.#call)) ?? (await this.#sitsUncalled());
    const heard = await this.#ask(
      sits === undefined
        ? { ask: 'round' }
        : { ask: 'sits', sits: { ...sits, seats: [...sits.seats], players: [...sits.players] } },
    );
    const answer = heard && heardAs(offerSchema, heard);
    // Nobody joins while the hall is away.
    this.#league = answer?.league ?? undefined;
    if (answer === undefined) return;
    if (sits !== undefined) this.#settle();
    const offer = answer.round?.hall === this.#hall() ? (answer.round ?? undefined) : undefined;
    const call = answer.call ?? undefined;
    if (offer?.id === this.#offer?.id && JSON.stringify(call) === JSON.stringify(this.#call)) return;
    this.#offer = offer;
    this.#call = call;
    this.#changed();
  }

  /** Only by the hall that has sealed the round, and only as it was sealed. */
  async deal(thrown: RoundThrow): Promise<Dealt> {
    const hall = this.#hall();
    if (hall !== thrown.hall) return { error: hall === '' ? 'away' : 'lies' };
    const heard = await this.#ask({ ask: 'roll', thrown: { ...thrown, held: [...thrown.held] } });
    if (heard === undefined) return { error: 'away' };
    const dealt = heardAs(dealtSchema, heard);
    if (dealt === undefined) return { error: 'lies' };
    if ('error' in dealt) return dealt;
    // Begun: it is offered to nobody here any more.
    if (this.#offer?.id === thrown.round) this.#offer = undefined;
    const isSealed = dealt.seal === thrown.seal && dealt.cut === thrown.cut;
    return isSealed ? { faces: dealt.faces } : { error: 'lies' };
  }

  /** The newest game, where it is a match of two who are called elsewhere or nowhere, and known here by other names. */
  async #sitsUncalled(): Promise<CalledGame | undefined> {
    const pair = this.#pair();
    if (pair === undefined || pair.number === this.#settled) return undefined;
    const { rules, number } = pair;
    const heard = await this.#ask({ ask: 'due', rules });
    const due = heard && heardAs(dueSchema, heard)?.due;
    if (due === undefined) return undefined;
    for (const players of due) {
      const sits = this.#sits({ rules, players });
      if (sits?.game === number) return sits;
    }
    this.#settle();
    return undefined;
  }

  /** Nobody asks for ever about a game that lies there until the next one. */
  #settle(): void {
    const pair = this.#pair();
    if (pair?.status === 'over') this.#settled = pair.number;
  }

  #ask(ask: RoundAsk): Promise<Uint8Array | undefined> {
    return this.#feed.ask('roll', wireBytes(ask), ROLL_MS);
  }
}
