/** What most people would write with ws: the loop of its README over all clients. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { serveSender } from './sender.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
const listening = once(server, 'listening').then(() => (server.address() as AddressInfo).port);
serveSender(
  () => listening,
  (text, mark) => {
    mark();
    server.clients.forEach((client) => {
      if (client.readyState === client.OPEN) client.send(text);
    });
  },
);
