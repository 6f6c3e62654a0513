/**
 * The page's line to `/live`: connects again by itself, says then what it has, and knows how old that is. Old data is never
 * called live: only a snapshot, changes to what is shown, or a beat that says "nothing newer than that" counts as news.
 */
import { changed, type Json } from '../../src/server/view/change.ts';
import type { Beat, Changes } from '../../src/server/view/messages.ts';

const RETRY_FIRST_MS = 250;
const RETRY_LAST_MS = 2000;
/** The server beats every second: after this long without a word the line is dead, whatever the browser thinks. */
const DEAD_MS = 4500;
const TICK_MS = 500;

/** Browsers of before 2020 to 2023 get the same as text. */
const PACKED = 'DecompressionStream' in window ? '&packed' : '';

/** A table's snapshot, or the board of a hall. */
interface Shown {
  readonly type: 'snapshot';
  readonly epoch: string;
  readonly seq: number;
}

export interface LiveListener<Snapshot extends Shown> {
  snapshot(snapshot: Snapshot): void;
  /** The age of the data changed, or the line opened or closed. */
  changed(): void;
}

/** One for a page, never closed. Retries 250 ms after a loss, at last every 2 s. */
export class LiveLink<Snapshot extends Shown> {
  readonly #url: string;
  readonly #listener: LiveListener<Snapshot>;
  #socket: WebSocket | undefined;
  #shown: Snapshot | undefined;
  #newsMs: number | undefined;
  #wordMs = 0;
  #retryMs = RETRY_FIRST_MS;
  #retryTimer: number | undefined;

  /** `url`: up to what this page says there. */
  constructor(url: string, listener: LiveListener<Snapshot>) {
    this.#url = url;
    this.#listener = listener;
  }

  /** What is shown already, before the line is open, and how old it is. */
  begin(snapshot: Snapshot, ageMs: number): void {
    this.#shown = snapshot;
    this.#newsMs = Date.now() - ageMs;
  }

  start(): void {
    this.#connect();
    setInterval(() => this.#tick(), TICK_MS);
    const hurry = () => {
      if (document.visibilityState === 'visible' && this.#socket === undefined) this.#connect();
    };
    document.addEventListener('visibilitychange', hurry);
    addEventListener('online', hurry);
  }

  get connected(): boolean {
    return this.#socket !== undefined && this.#socket.readyState === WebSocket.OPEN;
  }

  /** Age of what is shown in ms; undefined before the first snapshot. */
  get ageMs(): number | undefined {
    return this.#newsMs === undefined ? undefined : Math.max(0, Date.now() - this.#newsMs);
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    const has = this.#shown === undefined ? '' : `${this.#shown.epoch}.${this.#shown.seq}`;
    const socket = new WebSocket(`${this.#url}at=${has}${PACKED}`);
    this.#socket = socket;
    this.#wordMs = Date.now();
    // One message after the other: inflating takes its time.
    let hearing = Promise.resolve();
    socket.onmessage = ({ data }: MessageEvent<string | Blob>) => {
      hearing = hearing
        .then(() => unpacked(data))
        // What a line said that is lost by now is said again on the next one.
        .then((text) => {
          if (socket === this.#socket) this.#hear(JSON.parse(text));
        })
        .catch((error) => {
          // The next line begins with a whole snapshot.
          this.#shown = undefined;
          socket.close();
          console.error(error);
        });
    };
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: Snapshot | Changes | Beat): void {
    this.#wordMs = Date.now();
    this.#retryMs = RETRY_FIRST_MS;
    if (message.type !== 'beat') {
      this.#shown = newestOf(this.#shown, message);
      this.#newsMs = this.#wordMs;
      this.#listener.snapshot(this.#shown);
    } else if (this.#shown?.epoch === message.epoch && this.#shown.seq >= message.seq) {
      this.#newsMs = this.#wordMs;
      this.#listener.changed();
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    // Spread out, so that a room full of phones does not come back in one instant.
    const delayMs = this.#retryMs * (0.75 + Math.random() / 2);
    this.#retryMs = Math.min(RETRY_LAST_MS, 2 * this.#retryMs);
    this.#retryTimer = window.setTimeout(() => this.#connect(), delayMs);
    this.#listener.changed();
  }

  #tick(): void {
    const socket = this.#socket;
    if (socket !== undefined && Date.now() - this.#wordMs > DEAD_MS) {
      // A dead line may take minutes to close: leave it, and try another.
      this.#lost(socket);
      socket.close();
    }
    this.#listener.changed();
  }
}

function newestOf<Snapshot extends Shown>(
  shown: Snapshot | undefined,
  message: Snapshot | Changes,
): Snapshot {
  if (message.type === 'snapshot') return message;
  // Changes to something else: it is said anew.
  if (shown?.seq !== message.from) throw new Error('from');
  return { ...(changed(shown as unknown as Json, message.change) as unknown as Snapshot), seq: message.seq };
}

function unpacked(data: string | Blob): string | Promise<string> {
  if (typeof data === 'string') return data;
  return new Response(data.stream().pipeThrough(new DecompressionStream('deflate'))).text();
}
