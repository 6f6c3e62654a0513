/** One viewer on a bare socket: so cheap that ten thousand of them fit into a process beside the server. */
import { connect, type Socket } from 'node:net';
import type { Manner } from './messages.ts';

/** RFC 6455, section 5.2: a client's frame is masked; a mask of zeros changes nothing. */
function clientFrame(opcode: number, text = ''): Buffer {
  return Buffer.concat([Buffer.of(0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0), Buffer.from(text)]);
}

const TEXT = 1;
const PING = 9;
const PONG_FRAME = clientFrame(10);
/** Engine.io: 2 is a ping, 3 a pong; 40 opens the main namespace (protocol 4 and 5). */
const ENGINE_OPEN = 0x30;
const ENGINE_PING = 0x32;
const ENGINE_PONG_FRAME = clientFrame(TEXT, '3');
const NAMESPACE_FRAME = clientFrame(TEXT, '40');

const PATHS: Readonly<Record<Manner, string>> = {
  ours: '/live',
  ws: '/',
  'socket.io': '/socket.io/?EIO=4&transport=websocket',
};

/** What is read by any of them: a buffer for each would be more work than all the rest. */
const SHARED = Buffer.alloc(65536);

/** Resolves when the viewer is told things; `hear` gets every text message, as bytes that are valid during the call. */
export function openViewer(port: number, manner: Manner, hear: (message: Buffer) => void): Promise<void> {
  const socket = connect({
    ...{ host: '127.0.0.1', port, noDelay: true },
    onread: {
      buffer: SHARED,
      callback: (count, bytes) => {
        take((bytes as Buffer).subarray(0, count));
        return true;
      },
    },
  });
  const opened = Promise.withResolvers<void>();
  let buffer: Buffer | undefined;
  let upgraded = false;
  socket.on('connect', () => {
    const key = Buffer.alloc(16, 1).toString('base64');
    socket.write(
      `GET ${PATHS[manner]} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  });
  socket.on('error', opened.reject);
  socket.on('close', () => opened.reject(new Error('The server closed the connection.')));
  const take = (chunk: Buffer): void => {
    let bytes = buffer === undefined ? chunk : Buffer.concat([buffer, chunk]);
    if (!upgraded) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1) {
        buffer = Buffer.from(bytes);
        return;
      }
      const head = bytes.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 101')) {
        opened.reject(new Error(head));
        return;
      }
      upgraded = true;
      bytes = bytes.subarray(end + 4);
      if (manner !== 'socket.io') opened.resolve();
    }
    buffer = takeFrames(bytes, (opcode, payload) => {
      if (opcode === PING) socket.write(PONG_FRAME);
      if (opcode !== TEXT) return;
      if (manner === 'socket.io' && payload[0] !== 0x34) return engine(socket, payload);
      if (manner === 'socket.io' && payload[1] === ENGINE_OPEN) return opened.resolve();
      hear(payload);
    });
  };
  return opened.promise;
}

function engine(socket: Socket, payload: Buffer): void {
  if (payload[0] === ENGINE_OPEN) socket.write(NAMESPACE_FRAME);
  if (payload[0] === ENGINE_PING) socket.write(ENGINE_PONG_FRAME);
}

/** Returns what is left of an incomplete frame. A server's frames have no mask, and these servers split no message. */
function takeFrames(bytes: Buffer, take: (opcode: number, payload: Buffer) => void): Buffer | undefined {
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = (bytes[at + 1] as number) & 0x7f;
    const header = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (bytes.length - at < header) break;
    const length =
      short === 126
        ? bytes.readUInt16BE(at + 2)
        : short === 127
          ? Number(bytes.readBigUInt64BE(at + 2))
          : short;
    if (bytes.length - at < header + length) break;
    take((bytes[at] as number) & 0x0f, bytes.subarray(at + header, at + header + length));
    at += header + length;
  }
  return at === bytes.length ? undefined : Buffer.from(bytes.subarray(at));
}
