/** One viewer on a bare socket: so cheap that ten thousand of them fit into a process beside the server. */
import { connect } from 'node:net';

/** How a viewer of a server says hello after the upgrade. */
export type Manner = 'ours' | 'ws' | 'socket.io';

const PATHS: Readonly<Record<Manner, string>> = {
  ...{ ours: '/live?at=', ws: '/', 'socket.io': '/socket.io/?EIO=4&transport=websocket' },
};
const TEXT = 1;
const PING = 9;
const PONG = 10;
/** Engine.io: 0 opens, 2 is a ping, 3 a pong, 4 a message; 40 opens the main namespace (protocol 4 and 5). */
const [ENGINE_OPEN, ENGINE_PING, ENGINE_MESSAGE] = [0x30, 0x32, 0x34];
/** What is read by any of them: a buffer for each would be more work than all the rest. */
const SHARED = Buffer.alloc(65536);

/** RFC 6455, section 5.2: a client's frame is masked; a mask of zeros changes nothing. */
function clientFrame(opcode: number, text = ''): Buffer {
  return Buffer.concat([Buffer.of(0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0), Buffer.from(text)]);
}

/** Resolves when the viewer is told things; `hear` gets every text message, as bytes that are valid during the call. */
export function openViewer(port: number, manner: Manner, hear: (message: Buffer) => void): Promise<void> {
  const opened = Promise.withResolvers<void>();
  let rest: Buffer = Buffer.alloc(0);
  let upgraded = false;
  const callback = (count: number, shared: Uint8Array): boolean => {
    const chunk = (shared as Buffer).subarray(0, count);
    let bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = upgraded ? 0 : bytes.indexOf('\r\n\r\n') + 4;
    if (!upgraded && end > 3) {
      const head = bytes.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 101')) opened.reject(new Error(head));
      upgraded = true;
      bytes = bytes.subarray(end);
      if (manner !== 'socket.io') opened.resolve();
    }
    const taken = upgraded ? takeFrames(bytes, take) : 0;
    rest = Buffer.from(bytes.subarray(taken));
    return true;
  };
  const socket = connect({
    ...{ host: '127.0.0.1', port, noDelay: true, onread: { buffer: SHARED, callback } },
  });
  const take = (opcode: number, payload: Buffer): void => {
    if (opcode === PING) socket.write(clientFrame(PONG));
    if (opcode !== TEXT) return;
    if (manner !== 'socket.io') hear(payload);
    else if (payload[0] === ENGINE_OPEN) socket.write(clientFrame(TEXT, '40'));
    else if (payload[0] === ENGINE_PING) socket.write(clientFrame(TEXT, '3'));
    else if (payload[0] === ENGINE_MESSAGE && payload[1] === ENGINE_OPEN) opened.resolve();
    else hear(payload);
  };
  socket.on('error', opened.reject);
  socket.on('close', () => opened.reject(new Error('The server closed the connection.')));
  socket.write(
    `GET ${PATHS[manner]} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}\r\n\r\n`,
  );
  return opened.promise;
}

/** Returns how many bytes whole frames took. A server's frames have no mask; these servers' are short, and never split. */
export function takeFrames(bytes: Buffer, take: (opcode: number, payload: Buffer) => void): number {
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = (bytes[at + 1] as number) & 0x7f;
    const from = at + (short === 126 ? 4 : 2);
    if (bytes.length < from) break;
    const to = from + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
    if (bytes.length < to) break;
    take((bytes[at] as number) & 0x0f, bytes.subarray(from, to));
    at = to;
  }
  return at;
}
