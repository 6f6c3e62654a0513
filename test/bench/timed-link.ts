/** A link that measures how long the host works on what arrives: wall time, since table time stands still meanwhile. */
import type { Link, LinkListener } from '../../src/link/link.ts';

export class TimedLink implements Link {
  readonly name: string;
  readonly #inner: Link;
  #marked = false;
  /** Milliseconds that the host took for the last marked chunk; undefined before the first. */
  markedMs: number | undefined;

  constructor(inner: Link) {
    this.name = inner.name;
    this.#inner = inner;
  }

  /** Called while a chunk is worked on: its time is the one that is wanted. */
  mark(): void {
    this.#marked = true;
  }

  open(listener: LinkListener): Promise<void> {
    return this.#inner.open({
      bytes: (chunk) => {
        const before = performance.now();
        listener.bytes(chunk);
        if (this.#marked) this.markedMs = performance.now() - before;
        this.#marked = false;
      },
      closed: (reason) => listener.closed(reason),
    });
  }

  write(bytes: Uint8Array): void {
    this.#inner.write(bytes);
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}
