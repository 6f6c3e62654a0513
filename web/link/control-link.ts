/** The page's line to `/control`. Whether this browser may press buttons, only the server knows: it says so first. */
import type { Text } from '../../src/language/sentence.ts';
import type { ControlMessage, ControlReply } from '../../src/server/view/messages.ts';

const RETRY_MS = 1000;

/** Presses go out only while the right to act is granted; what is pressed before is dropped, not kept. */
export class ControlLink {
  readonly #url: string;
  readonly #changed: () => void;
  readonly #refused: (reason: Text) => void;
  #socket: WebSocket | undefined;
  #granted = false;
  /** The start of the controller that this browser was last answered by. */
  #epoch = '';

  /** `changed` is called when the right to act comes or goes, `refused` with why a message was not understood. */
  constructor(url: string, changed: () => void, refused: (reason: Text) => void) {
    this.#url = url;
    this.#changed = changed;
    this.#refused = refused;
  }

  get granted(): boolean {
    return this.#granted;
  }

  /** Asks once for every start of the controller; a browser that was refused does not ask that one again. */
  ask(epoch: string): void {
    if (epoch === this.#epoch) return;
    this.#epoch = epoch;
    this.#connect();
  }

  send(message: ControlMessage): void {
    if (this.#granted) this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(String(data)) as ControlReply;
      if (reply.type === 'welcome') this.#grant(true);
      else this.#refused(reply.reason);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      const again = this.#granted;
      this.#grant(false);
      if (again) window.setTimeout(() => this.#retry(), RETRY_MS);
    };
  }

  #retry(): void {
    if (this.#socket === undefined) this.#connect();
  }

  #grant(granted: boolean): void {
    if (this.#granted === granted) return;
    this.#granted = granted;
    this.#changed();
  }
}
