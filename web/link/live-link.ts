/**
 * The page's line to `/live`: connects again by itself, and knows how old its data is. Old data is never called live:
 * only a snapshot, or a beat that says "nothing newer than what you show", counts as news.
 */
import type { LiveMessage, Snapshot } from '../../src/server/view/messages.ts';

const RETRY_FIRST_MS = 250;
const RETRY_LAST_MS = 2000;
/** The server beats every second: after this long without a word the line is dead, whatever the browser thinks. */
const DEAD_MS = 4500;
const TICK_MS = 500;

export interface LiveListener {
  snapshot(snapshot: Snapshot): void;
  /** The age of the data changed, or the line opened or closed. */
  changed(): void;
}

/** One for a page, never closed. Retries 250 ms after a loss, at last every 2 s. */
export class LiveLink {
  readonly #url: string;
  readonly #listener: LiveListener;
  #socket: WebSocket | undefined;
  #shown: Pick<Snapshot, 'epoch' | 'seq'> | undefined;
  #newsMs: number | undefined;
  #wordMs = 0;
  #retryMs = RETRY_FIRST_MS;
  #retryTimer: number | undefined;

  constructor(url: string, listener: LiveListener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** What is shown already, before the line is open, and how old it is. */
  begin({ epoch, seq }: Snapshot, ageMs: number): void {
    this.#shown = { epoch, seq };
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
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#wordMs = Date.now();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as LiveMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: LiveMessage): void {
    this.#wordMs = Date.now();
    this.#retryMs = RETRY_FIRST_MS;
    if (message.type === 'snapshot') {
      this.#shown = message;
      this.#newsMs = this.#wordMs;
      this.#listener.snapshot(message);
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
