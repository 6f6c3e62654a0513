/** A real server on a free port with a small web folder, and clients that can say anything to it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { SystemClock } from '../../src/clock/system-clock.ts';
import type { CabinetKey } from '../../src/server/guard/cabinet-key.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { StandInTable } from '../browser/stand-in-table.ts';
import { keyCookie, testKey } from './test-key.ts';

export interface TestServer extends RunningServer {
  readonly table: StandInTable;
  readonly host: string;
  readonly cabinetKey: CabinetKey;
  /** What was logged as an error. */
  readonly errors: unknown[];
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Opens a socket as a browser at the table would on the server's own page, unless the headers say otherwise. */
  open(path: string, headers?: Record<string, string>): TestSocket;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** `page` is the HTML at `/`. */
export async function startTestServer(
  options: Partial<ServerOptions> = {},
  page = '<!doctype html><title>Page</title>',
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-web-'));
  const webRoot = join(folder, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), page);
  writeFileSync(join(webRoot, 'assets', 'page-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');

  const table = new StandInTable(['Eric', 'Julie']);
  const { cabinetKey = testKey() } = options;
  const errors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (fields: object) => void errors.push(fields) };
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    webRoot,
    allowedHosts: ['dice.bar'],
    openCabinet: false,
    cabinetKey,
    emulated: true,
    version: '1.2.3',
    control: table.control,
    wallClock: new SystemClock(),
    log,
    ...options,
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const host = `127.0.0.1:${server.port}`;
  return {
    ...server,
    table,
    host,
    cabinetKey,
    errors,
    get: (path, headers = {}, method = 'GET') => ask(server.port, path, headers, method),
    open: (path, headers = {}) =>
      new TestSocket(`ws://${host}${path}`, {
        ...{ host, origin: `http://${host}`, cookie: keyCookie(cabinetKey, server.port) },
        ...headers,
      }),
  };
}

/** Sends the path as it is: a URL would tidy it up. */
function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A client that keeps what it hears; an empty header is not sent. */
class TestSocket {
  readonly socket: WebSocket;
  readonly heard: { readonly type: string; readonly [key: string]: unknown }[] = [];
  /** Close code, or the HTTP status of a refused upgrade and its text. */
  readonly ended: Promise<{ readonly code: number; readonly text: string }>;
  #listeners: (() => void)[] = [];

  constructor(url: string, headers: Record<string, string>) {
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    this.socket = new WebSocket(url, { headers: sent });
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
      for (const listener of this.#listeners) listener();
    });
    this.ended = new Promise((resolve) => {
      this.socket.on('unexpected-response', (_request, response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ code: response.statusCode ?? 0, text }));
      });
      this.socket.on('close', (code, reason) => resolve({ code, text: String(reason) }));
      this.socket.on('error', () => {});
    });
  }

  get opened(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.readyState === WebSocket.OPEN) resolve();
      else this.socket.once('open', () => resolve());
    });
  }

  /** Resolves when something was heard that fits; fails when the connection ends before. */
  hears(fits: (message: TestSocket['heard'][number]) => boolean): Promise<TestSocket['heard'][number]> {
    const found = new Promise<TestSocket['heard'][number]>((resolve) => {
      const look = () => {
        const message = this.heard.find(fits);
        if (message !== undefined) resolve(message);
      };
      this.#listeners.push(look);
      look();
    });
    const lost = this.ended.then(({ code, text }) => Promise.reject(new Error(`ended: ${code} ${text}`)));
    return Promise.race([found, lost]);
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
}
