/** Where tables are taken in and sent away, and where the hall's operators sign in: over HTTP, or HTTPS with a certificate. */
import { type IncomingMessage, createServer as plainServer, type RequestListener } from 'node:http';
import { createServer as secureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fromPublic } from '@nats-io/nkeys';
import { messageOf } from '../../fault/fault.ts';
import type { HallKeys } from '../identity/hall-keys.ts';
import { TABLE_DAYS, tableJwt } from '../identity/jwt.ts';
import type { Acts } from '../store/acts.ts';
import type { Cabinets } from '../store/cabinets.ts';
import { heardAs, wireBytes } from '../wire/batch.ts';
import { type AskAnswer, askedText, askSchema, TABLE_PATH } from '../wire/claim.ts';
import { CLAIM_PATH, claimSchema, type DeskAnswer, REVOKE_PATH, revokeSchema } from '../wire/desk.ts';
import { idOf } from '../wire/ids.ts';
import type { HallCode } from './hall-code.ts';
import type { Members } from './members.ts';
import type { Releases } from './releases.ts';

export interface OfficeParts {
  readonly host: string;
  readonly port: number;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly keys: HallKeys;
  readonly cabinets: Cabinets;
  readonly members: Members;
  readonly acts: Acts;
  readonly code: HallCode;
  readonly releases: Releases;
  /** Of NATS, for a table that reached the hall under this name. */
  readonly servers: (hostname: string) => readonly string[];
  /** Everything that is not for programs. */
  readonly pages: RequestListener;
  readonly log: { warn(message: string): void };
}

export interface RunningOffice {
  readonly port: number;
  close(): Promise<void>;
}

const MOST_BYTES = 4096;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever has the code, and typed it without a name. */
const COMMAND_LINE = 'dicetable hall';

const PATHS: readonly string[] = [TABLE_PATH, CLAIM_PATH, REVOKE_PATH];

export async function startOffice(parts: OfficeParts): Promise<RunningOffice> {
  const office = new Office(parts);
  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request;
    if (method === 'GET' && parts.releases.answers(url)) return void parts.releases.send(url, response);
    if (method !== 'POST' || !PATHS.includes(url)) return parts.pages(request, response);
    void office.answer(request).then(
      (answer) => {
        response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(answer === undefined ? '' : Buffer.from(wireBytes(answer)));
      },
      (error: unknown) => {
        parts.log.warn(messageOf(error));
        response.writeHead(503).end();
      },
    );
  };
  const server = parts.tls === undefined ? plainServer(listener) : secureServer(parts.tls, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(parts.port, parts.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

class Office {
  readonly #parts: OfficeParts;

  constructor(parts: OfficeParts) {
    this.#parts = parts;
  }

  /** Undefined: nothing that this body asks for. */
  async answer(request: IncomingMessage): Promise<object | undefined> {
    const body = await bodyOf(request);
    switch (request.url) {
      case TABLE_PATH:
        return this.#table(body, hostnameOf(request));
      case CLAIM_PATH:
        return { answer: await this.#claim(body) };
      case REVOKE_PATH:
        return { answer: await this.#revoke(body) };
      default:
        return undefined;
    }
  }

  async #table(body: Buffer, hostname: string): Promise<AskAnswer | undefined> {
    const asked = heardAs(askSchema, body);
    if (asked === undefined) return undefined;
    const { key, code, sign } = asked;
    if (!isSigned(key, askedText(code), Buffer.from(sign, 'base64'))) return undefined;
    const { keys, cabinets, members, servers } = this.#parts;
    const cabinet = await cabinets.byKey(key);
    if (cabinet === undefined || cabinet.revokedMs !== undefined) {
      members.waiting.add(code, key);
      return { state: cabinet === undefined ? 'waiting' : 'revoked' };
    }
    const nowMs = Date.now();
    return {
      ...{ state: 'claimed', hall: keys.hall, name: cabinet.name },
      jwt: await tableJwt(keys, key, idOf(key), nowMs),
      servers: [...servers(hostname)],
      untilMs: nowMs + TABLE_DAYS * DAY_MS,
    };
  }

  async #claim(body: Buffer): Promise<DeskAnswer> {
    const asked = heardAs(claimSchema, body);
    if (asked === undefined) return 'unclear';
    const { hallCode, code, name } = asked;
    return this.#asOperator(hallCode, 'claim', name, () => this.#parts.members.claim(code, name));
  }

  async #revoke(body: Buffer): Promise<DeskAnswer> {
    const asked = heardAs(revokeSchema, body);
    if (asked === undefined) return 'unclear';
    const { hallCode, table } = asked;
    return this.#asOperator(hallCode, 'revoke', table, () => this.#parts.members.revoke(table));
  }

  async #asOperator(
    hallCode: string,
    what: 'claim' | 'revoke',
    about: string,
    work: () => Promise<boolean>,
  ): Promise<DeskAnswer> {
    const { code, acts } = this.#parts;
    const tried = code.try(hallCode);
    if (tried !== 'right') return tried;
    if (await work()) {
      await acts.begin({ who: COMMAND_LINE, what, about });
      return 'done';
    }
    code.failed();
    return 'unknown';
  }
}

function isSigned(key: string, text: Uint8Array, sign: Uint8Array): boolean {
  try {
    return fromPublic(key).verify(text, sign);
  } catch {
    return false;
  }
}

/** As the table reached us. */
function hostnameOf({ headers }: IncomingMessage): string {
  return URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? 'localhost';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > MOST_BYTES) throw new Error('too long');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
