/** What most people would write with socket.io. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { costs, parent } from './child.ts';
import { type FromServer, nowMs, type ToServer } from './messages.ts';

const marks: Record<number, number> = {};
let newest = 0;
const http = createServer();
const io = new Server(http, { serveClient: false, transports: ['websocket'] });
const say = parent<ToServer, FromServer>((message) => {
  if (message.type === 'newest') return say({ type: 'newest', seq: newest });
  if (message.type === 'report') return say({ type: 'report', ...costs(), marks });
  const snapshot = JSON.parse(message.text) as object;
  newest = message.seq;
  marks[message.seq] = nowMs();
  io.emit('snapshot', snapshot);
});
http.listen(0, '127.0.0.1', () => say({ type: 'ready', port: (http.address() as AddressInfo).port }));
