/** What most people would write with socket.io. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { serveSender } from './sender.ts';

const http = createServer();
const io = new Server(http, { serveClient: false, transports: ['websocket'] });
const listening = once(http.listen(0, '127.0.0.1'), 'listening').then(
  () => (http.address() as AddressInfo).port,
);
serveSender(
  () => listening,
  (text, mark) => {
    const snapshot = JSON.parse(text) as object;
    mark();
    io.emit('snapshot', snapshot);
  },
);
