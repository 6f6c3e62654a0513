/**
 * Brings one chain of the journal to the hall, a batch at a time. What the hall says is not believed: it must be what this journal
 * has itself under that number. Nothing is kept of how far it is; the database knows, and is asked at each start.
 */
import type { ChainLink } from '../../journal/journal.ts';
import type { ChainName, RowOutbox, RowPiece } from '../../journal/outbox.ts';
import { type HallAnswer, MOST_BYTES, MOST_ROWS, type Watermark, wireBytes } from '../wire/batch.ts';

/** Why nothing more is sent: the hall has another journal of this table, says what cannot be, or does not know it. */
export type FeedTrouble = 'fork' | 'lies' | 'stranger';

/** `none`: no answer came, or one that leads nowhere, and it is to be tried again later. */
export type FeedStep = 'sent' | 'done' | 'none' | FeedTrouble;

/** Undefined: no answer came. */
export type FeedAsk = (kind: 'ev' | 'open', message: Uint8Array) => Promise<HallAnswer | undefined>;

const NO_LIST = '[]';

export class ChainFeed {
  readonly #outbox: RowOutbox;
  readonly #chain: ChainName;
  readonly #ask: FeedAsk;
  #epoch = '';
  /** What the database has; undefined: to be asked. */
  #at: ChainLink | undefined;
  #confirmed = 0;
  #sealed: readonly number[] = [];

  constructor(outbox: RowOutbox, chain: ChainName, ask: FeedAsk) {
    this.#outbox = outbox;
    this.#chain = chain;
    this.#ask = ask;
  }

  /** Events that the database has, as far as it has said. */
  get confirmed(): number {
    return this.#confirmed;
  }

  /** Another connection, maybe another database: it is asked anew. */
  forget(): void {
    this.#at = undefined;
  }

  async step(): Promise<FeedStep> {
    this.#epoch ||= await this.#outbox.epoch();
    if (this.#at === undefined) return this.#take(await this.#ask('ev', this.#batch()));
    const most = { rows: MOST_ROWS, bytes: MOST_BYTES };
    const piece = await this.#outbox.piece(this.#chain, this.#at.seq, most);
    if (piece.count > 0) return this.#take(await this.#ask('ev', this.#batch(piece)), piece);
    return this.#open();
  }

  #batch(piece?: RowPiece): Uint8Array {
    const head = `{"chain":"${this.#chain}","epoch":"${this.#epoch}","rows":`;
    return Buffer.concat([Buffer.from(head), piece?.rows ?? Buffer.from(NO_LIST), Buffer.from('}')]);
  }

  /** The payloads that the hall has not, of games that are open now. */
  async #open(): Promise<FeedStep> {
    if (this.#sealed.length === 0) return 'done';
    const opened = await this.#outbox.opened(this.#sealed);
    if (opened.count === 0) return 'done';
    const head = Buffer.from(`{"epoch":"${this.#epoch}","rows":`);
    const before = this.#sealed.length;
    const step = await this.#take(
      await this.#ask('open', Buffer.concat([head, opened.rows, Buffer.from('}')])),
    );
    return step === 'sent' && this.#sealed.length === before ? 'none' : step;
  }

  async #take(answer: HallAnswer | undefined, sent?: RowPiece): Promise<FeedStep> {
    if (answer === undefined) return 'none';
    if (!('error' in answer)) return this.#believe(answer, sent);
    switch (answer.error) {
      case 'gap':
        return this.#goBack(answer.after);
      case 'epoch':
        return this.#part(answer);
      default:
        return answer.error;
    }
  }

  /** It has what we have, or it is not our hall. */
  async #believe({ epoch, seq, hash, sealed }: Watermark, sent: RowPiece | undefined): Promise<FeedStep> {
    const isSent = sent?.last?.seq === seq;
    const ours = seq === 0 ? undefined : isSent ? sent.last : await this.#linkAt(seq);
    if (epoch !== this.#epoch) return 'lies';
    if (seq > 0 && ours?.hash !== hash) return sent === undefined ? this.#contest(seq) : 'lies';
    const moved = this.#at === undefined || seq !== this.#at.seq || sent === undefined;
    this.#at = { seq, hash };
    this.#confirmed = seq;
    this.#sealed = sealed;
    return moved ? 'sent' : 'none';
  }

  /** Another journal of this epoch is there: a hall that is shown one of our rows knows that, and tells its operators. */
  async #contest(seq: number): Promise<FeedStep> {
    const { seq: newest } = await this.#outbox.newest(this.#chain);
    const at = Math.min(seq, newest);
    if (at === 0) return 'lies';
    const piece = await this.#outbox.piece(this.#chain, at - 1, { rows: 1, bytes: MOST_BYTES });
    const answer = await this.#ask('ev', this.#batch(piece));
    if (answer === undefined) return 'none';
    return 'error' in answer && answer.error === 'fork' ? 'fork' : 'lies';
  }

  async #linkAt(seq: number): Promise<ChainLink | undefined> {
    return (await this.#outbox.links(this.#chain, [seq]))[0];
  }

  /** Its database was put back to where it was before. */
  async #goBack(after: number): Promise<FeedStep> {
    const link = after === 0 ? { seq: 0, hash: '' } : await this.#linkAt(after);
    if (link === undefined) return 'lies';
    const isBack = this.#at === undefined || after < this.#at.seq;
    this.#at = link;
    return isBack ? 'sent' : 'none';
  }

  /** This journal was restored: the hall finds out from which row on. */
  async #part(first: { readonly after: number; readonly before: number }): Promise<FeedStep> {
    let range = first;
    for (;;) {
      const newest = await this.#outbox.newest(this.#chain);
      const links = await this.#outbox.links(
        this.#chain,
        spread(range.after, Math.min(range.before, newest.seq)),
      );
      const answer = await this.#ask(
        'ev',
        wireBytes({ chain: this.#chain, epoch: this.#epoch, rows: [], links }),
      );
      if (answer === undefined || !('error' in answer) || answer.error !== 'epoch') return this.#take(answer);
      // Each question is a hundred times finer; one that is not leads nowhere.
      if (answer.before - answer.after >= range.before - range.after) return 'lies';
      range = answer;
    }
  }
}

/** Numbers from the one to the other, both among them, evenly and as many as a batch may have. */
function spread(from: number, to: number): readonly number[] {
  const first = Math.max(1, from);
  const count = Math.min(MOST_ROWS, to - first + 1);
  if (count < 2) return to >= first ? [to] : [];
  return Array.from(
    { length: count },
    (_, index) => first + Math.floor((index * (to - first)) / (count - 1)),
  );
}
