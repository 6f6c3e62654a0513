/** Thousands of viewers of tables at a gateway, on bare sockets: they only count what they are sent. */
import { connect } from 'node:net';
import { serve } from '../peers/child.ts';
import { takeFrames } from '../peers/viewer.ts';

const AT_ONCE = 100;
const BEAT = '{"type":"beat"';
const PING = 9;
/** RFC 6455, section 5.2: an answer to a ping, masked with zeros. */
const PONG = Buffer.of(0x8a, 0x80, 0, 0, 0, 0);

let counts = { changes: 0, changeBytes: 0, beats: 0, beatBytes: 0 };

function open(port: number, table: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  socket.on('data', (chunk: Buffer) => {
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n') + 4;
      if (end < 4) {
        rest = bytes;
        return;
      }
      if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) reject(new Error(bytes.toString()));
      isOpen = true;
      bytes = bytes.subarray(end);
      resolve();
    }
    const taken = takeFrames(bytes, (opcode, payload) => {
      if (opcode === PING) socket.write(PONG);
      else if (payload.toString('latin1', 0, BEAT.length) === BEAT) {
        counts.beats += 1;
        counts.beatBytes += payload.length;
      } else {
        counts.changes += 1;
        counts.changeBytes += payload.length;
      }
    });
    rest = bytes.subarray(taken);
  });
  socket.on('error', reject);
  socket.write(
    `GET /hall/live?table=${table}&at=&packed HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}\r\n\r\n`,
  );
  return promise;
}

const api = {
  /** Evenly among these tables. */
  async connect(port: number, tables: readonly string[], viewers: number): Promise<void> {
    for (let from = 0; from < viewers; from += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, viewers - from) }, (_, at) =>
          open(port, tables[(from + at) % tables.length] as string),
        ),
      );
  },
  clear(): void {
    counts = { changes: 0, changeBytes: 0, beats: 0, beatBytes: 0 };
  },
  counts: () => counts,
};
export type Crowd = typeof api;
serve(api);
