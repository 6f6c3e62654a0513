/** A real server with an operator's desk that only notes what it is asked, and a client that speaks its JSON. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import type { OperatorDesk } from '../../../src/server/operator/desk.ts';
import { Operators, type SignInOutcome } from '../../../src/server/operator/sign-in.ts';
import type { ServerOptions } from '../../../src/server/server-options.ts';
import { keyCookie, testKey } from '../test-key.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

export const NAME = 'Ann';

export interface JsonAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: {
    readonly error?: { code: string; message: string; where?: string; waitSeconds?: number };
    readonly [key: string]: unknown;
  };
}

type Headers = Readonly<Record<string, string>>;

export interface OperatorServer extends Omit<TestServer, 'get'> {
  readonly clock: LockstepClock;
  readonly operators: Operators;
  /** What the desk was asked to do, as JSON. */
  readonly asked: string[];
  /** Below `/operator/api`. */
  get(path: string, headers?: Headers): Promise<JsonAnswer>;
  /** As our own page would; a text is sent as it is. */
  post(path: string, body: unknown, headers?: Headers, method?: string): Promise<JsonAnswer>;
  /** The headers of a signed-in operator. */
  signIn(): Promise<Headers>;
  /** A try from another address, which a test cannot send from. */
  guessFrom(address: string, pin: string, how?: 'with key'): SignInOutcome;
}

export async function startOperatorServer(
  desk: Partial<OperatorDesk> = {},
  options: Partial<ServerOptions> = {},
): Promise<OperatorServer> {
  const clock = new LockstepClock();
  let kept: string | undefined;
  const store = {
    read: () => kept,
    write: (pin: string) => {
      kept = pin;
    },
  };
  const cabinetKey = testKey();
  const operators = new Operators(store, clock, cabinetKey);
  const asked: string[] = [];
  const noting = new Proxy(desk as OperatorDesk, {
    get: (own, name: keyof OperatorDesk) =>
      own[name] ??
      (async (...parameters: unknown[]) => {
        asked.push(JSON.stringify([name, ...parameters]));
        return 'Done.';
      }),
  });
  const server = await startTestServer({
    wallClock: clock,
    operator: { operators, desk: noting },
    cabinetKey,
    ...options,
  });
  const send = (method: string, path: string, body: string | undefined, headers: Headers) =>
    ask(server.port, method, `/operator/api${path}`, body, headers);
  const own: Headers = { origin: `http://${server.host}`, 'content-type': 'application/json' };
  return {
    ...server,
    cabinetKey,
    clock,
    operators,
    asked,
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: (path, body, headers = {}, method = 'POST') =>
      send(method, path, typeof body === 'string' ? body : JSON.stringify(body), { ...own, ...headers }),
    async signIn() {
      const { headers } = await send(
        'POST',
        '/sign-in',
        JSON.stringify({ name: NAME, pin: operators.pin }),
        own,
      );
      return { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
    },
    guessFrom(address, pin, how) {
      const headers = how === undefined ? {} : { cookie: keyCookie(cabinetKey, server.port) };
      const socket = { remoteAddress: address, localPort: server.port };
      return operators.signIn({ headers, socket } as IncomingMessage, NAME, pin);
    },
  };
}

/** Another PIN of the same form. */
export function wrongPin(pin: string): string {
  return `${(Number(pin) + 1) % 1_000_000}`.padStart(6, '0');
}

/** An empty header is not sent. */
function ask(
  port: number,
  method: string,
  path: string,
  body: string | undefined,
  headers: Headers,
): Promise<JsonAnswer> {
  const sentHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: sentHeaders }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        const isJson = `${response.headers['content-type']}`.includes('json');
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: text, json: isJson ? JSON.parse(text) : {} });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
