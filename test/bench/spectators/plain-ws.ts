/** What most people would write with ws: the loop of its README over all clients. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { costs, parent } from './child.ts';
import { type FromServer, nowMs, type ToServer } from './messages.ts';

const marks: Record<number, number> = {};
let newest = 0;
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
const say = parent<ToServer, FromServer>((message) => {
  if (message.type === 'newest') return say({ type: 'newest', seq: newest });
  if (message.type === 'report') return say({ type: 'report', ...costs(), marks });
  newest = message.seq;
  marks[message.seq] = nowMs();
  server.clients.forEach((client: WebSocket) => {
    if (client.readyState === client.OPEN) client.send(message.text);
  });
});
server.on('listening', () => say({ type: 'ready', port: (server.address() as AddressInfo).port }));
