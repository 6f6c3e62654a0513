/**
 * Brings every viewer to the newest version: on join and on change, at most 20 times a second, and never before the
 * previous round has gone out. A message is one Buffer for all who have the same version, with its frame (ws would make that
 * anew for each socket, which took 5 to 25 % more processor time a round of 2,000 viewers), and all are served in slices of
 * time, since the table has to answer its board meanwhile.
 *
 * A viewer has at most one message under way. Whoever has not taken it yet is skipped, is brought to the newest version in one
 * step as soon as it has, and is dropped when that takes too long; so a slow phone costs one message of memory, and nobody
 * waits for it.
 */
import type { Timer } from '../../clock/clock.ts';
import type { Limits } from '../guard/limits.ts';
import { TimeSlices } from '../guard/time-slices.ts';
import type { WallClock } from '../wall-clock.ts';
import type { Joined, News, ViewerSocket, Wants } from './told.ts';

/** Flat, since ten thousand of them fit into no cache: each other object on the way to a socket is fetched from memory anew. */
interface Viewer {
  readonly socket: ViewerSocket;
  /** It has not left. */
  here: boolean;
  /** Wall time at which it was told anything last. */
  toldMs: number;
  /** That has not been taken yet. */
  busy: boolean;
  /** What was sent last: nobody gets it twice. */
  at: number;
  readonly changes: boolean;
  readonly packed: boolean;
  /** A newer message was skipped. */
  missed: boolean;
  /** Which beats ask it for an answer: not all viewers at once, since their answers would all come at once too. */
  readonly pingTurn: number;
  /** A ping has not been answered. */
  asked: boolean;
  /** Whose message is under way, if it is a round's. */
  round: Round | undefined;
  /** One for all its messages: a new one each time would be garbage ten thousand times a round. */
  readonly done: (error?: Error | null) => void;
}

interface Round {
  /** How many viewers have not taken the round's message yet. */
  waiting: number;
  /** True once the message has been handed to the last viewer. */
  served: boolean;
}

type FanOutLimits = Pick<
  Limits,
  'roundMs' | 'roundLimitMs' | 'sliceMs' | 'beatMs' | 'beatsPerPing' | 'slowMs'
>;

export class FanOut {
  readonly #clock: WallClock;
  readonly #limits: FanOutLimits;
  readonly #news: News;
  readonly #viewers = new Set<Viewer>();
  readonly #slices: TimeSlices;
  /** What the latest round sent. */
  #sent = 0;
  #roundMs = Number.NEGATIVE_INFINITY;
  #round: Round | undefined;
  /** Starts the next round, or ends one that takes too long. */
  #roundTimer: Timer | undefined;
  #beatTimer: Timer;
  #beats = 0;
  /** Viewers so far. */
  #joined = 0;

  constructor(clock: WallClock, limits: FanOutLimits, news: News) {
    this.#clock = clock;
    this.#limits = limits;
    this.#news = news;
    this.#slices = new TimeSlices(clock, limits.sliceMs);
    this.#beatTimer = clock.after(limits.beatMs, () => this.#onBeat());
  }

  get viewers(): number {
    return this.#viewers.size;
  }

  /** There is news. Returns at once; the round begins in a turn of its own, so the table never waits for viewers. */
  publish(): void {
    this.#plan();
  }

  join(socket: ViewerSocket, wants: Wants): Joined {
    const viewer: Viewer = {
      ...{ socket, here: true, toldMs: Number.NEGATIVE_INFINITY, busy: false },
      ...{ at: wants.at, changes: wants.changes, packed: wants.packed },
      ...{ missed: false, asked: false, round: undefined },
      pingTurn: this.#joined % this.#limits.beatsPerPing,
      done: (error) => this.#done(viewer, error),
    };
    this.#joined += 1;
    this.#viewers.add(viewer);
    // Whoever has the newest already hears at once that it is.
    const nowMs = this.#clock.now();
    if (viewer.at !== 0 && viewer.at === this.#news.newest) this.#send(viewer, this.#news.beat(), nowMs);
    else this.#sendNewest(viewer, nowMs);
    return {
      leave: () => this.#leave(viewer),
      pong: () => {
        viewer.asked = false;
      },
    };
  }

  close(): void {
    this.#beatTimer.cancel();
    this.#roundTimer?.cancel();
    this.#slices.cancel();
    this.#round = undefined;
    this.#sent = this.#news.newest;
    for (const viewer of this.#viewers) viewer.here = false;
    this.#viewers.clear();
  }

  #plan(): void {
    if (this.#round !== undefined || this.#roundTimer !== undefined || this.#news.newest === this.#sent)
      return;
    const delayMs = Math.max(0, this.#roundMs + this.#limits.roundMs - this.#clock.now());
    this.#roundTimer = this.#clock.after(delayMs, () => this.#startRound());
  }

  #startRound(): void {
    this.#roundTimer = undefined;
    this.#roundMs = this.#clock.now();
    this.#sent = this.#news.newest;
    const round: Round = { waiting: 0, served: false };
    this.#round = round;
    this.#slices.run(
      [...this.#viewers],
      (viewer, nowMs) => this.#sendNewest(viewer, nowMs, round),
      () => {
        round.served = true;
        this.#roundTimer = this.#clock.after(this.#limits.roundLimitMs, () => this.#endRound());
        this.#took(round);
      },
      // Beats can wait: news is a sign of life too.
      'first',
    );
  }

  /** Ends the round when the last viewer has taken its message. */
  #took(round: Round): void {
    if (round === this.#round && round.served && round.waiting === 0) this.#endRound();
  }

  #endRound(): void {
    this.#roundTimer?.cancel();
    this.#roundTimer = undefined;
    this.#round = undefined;
    this.#plan();
  }

  #sendNewest(viewer: Viewer, nowMs: number, round?: Round): void {
    const { newest } = this.#news;
    if (newest === viewer.at || !viewer.here) return;
    if (viewer.busy) {
      viewer.missed = true;
      return;
    }
    const message = this.#news.frame(viewer.changes ? viewer.at : 0, viewer.packed);
    viewer.at = newest;
    this.#send(viewer, message, nowMs, round);
  }

  /** Only to a viewer that has taken everything so far. Nearly always it takes this at once too, and there is nothing to note. */
  #send(viewer: Viewer, message: Buffer, nowMs: number, round?: Round): void {
    viewer.toldMs = nowMs;
    if (viewer.socket.write(message, viewer.done) || !viewer.here) return;
    viewer.busy = true;
    viewer.round = round;
    if (round !== undefined) round.waiting += 1;
  }

  /** Node says null for no error. */
  #done(viewer: Viewer, error?: Error | null): void {
    viewer.busy = false;
    this.#leaveRound(viewer);
    if (error) this.#drop(viewer);
    else if (viewer.missed) {
      viewer.missed = false;
      this.#sendNewest(viewer, this.#clock.now());
    }
  }

  #leaveRound(viewer: Viewer): void {
    const { round } = viewer;
    if (round === undefined) return;
    viewer.round = undefined;
    round.waiting -= 1;
    this.#took(round);
  }

  #drop(viewer: Viewer): void {
    viewer.socket.terminate();
    this.#leave(viewer);
  }

  #leave(viewer: Viewer): void {
    viewer.here = false;
    this.#viewers.delete(viewer);
    this.#leaveRound(viewer);
  }

  #onBeat(): void {
    this.#beatTimer = this.#clock.after(this.#limits.beatMs, () => this.#onBeat());
    this.#beats += 1;
    const pingTurn = this.#beats % this.#limits.beatsPerPing;
    const beat = this.#news.beat();
    this.#slices.run(
      [...this.#viewers],
      (viewer, nowMs) => this.#onViewersBeat(viewer, beat, nowMs, viewer.pingTurn === pingTurn),
      () => {},
    );
  }

  #onViewersBeat(viewer: Viewer, beat: Buffer, nowMs: number, pings: boolean): void {
    // It may have left since.
    if (!viewer.here) return;
    const silentMs = nowMs - viewer.toldMs;
    if (viewer.busy && silentMs >= this.#limits.slowMs) this.#drop(viewer);
    else if (pings && viewer.asked) this.#drop(viewer);
    else {
      if (pings) {
        viewer.asked = true;
        viewer.socket.ping();
      }
      // A skipped beat is not made up for: the page's data really is that old.
      if (!viewer.busy && silentMs >= this.#limits.beatMs / 2) this.#send(viewer, beat, nowMs);
    }
  }
}
