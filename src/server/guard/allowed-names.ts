/**
 * Who is answered: the Host list stops foreign names that were made to point here (DNS rebinding), the Origin list
 * stops foreign pages that open sockets to us (the browser sends them on; CORS does not cover WebSockets).
 */
import type { IncomingMessage } from 'node:http';
import type { Text } from '../../language/sentence.ts';
import type { WallClock } from '../wall-clock.ts';
import { ShortCache } from './short-cache.ts';

/** An empty reason means: allowed. The reasons are shown to people, and hold nothing that the client sent. */
export type Denial = Text;

type Named = Pick<IncomingMessage, 'headers'> & Partial<Pick<IncomingMessage, 'headersDistinct' | 'url'>>;

const HIGHEST_PORT = 65_535;

export class AllowedNames {
  readonly #configured: ReadonlySet<string>;
  readonly #own: () => ReadonlySet<string>;

  /** `own` is asked again and again, since the addresses of a machine change; but not for each request. */
  constructor(configured: readonly string[], own: () => ReadonlySet<string>, clock: WallClock) {
    this.#configured = new Set(configured.map((name) => nameOf(name) ?? name));
    const cache = new ShortCache<'own', ReadonlySet<string>>(clock);
    this.#own = () => cache.get('own', own);
  }

  /** Checks Host and, where there is one, Origin. A missing Origin (no browser, or a plain visit) may read. */
  mayRead({ headers, headersDistinct, url }: Named): Denial {
    // Whoever stands between could look at the one, and we at the other.
    const host = (headersDistinct?.host?.length ?? 1) > 1 ? undefined : nameOf(headers.host);
    if (host === undefined || !this.#knows(host) || !namesItself(url, headers.host)) {
      return { say: 'answer.foreignName' };
    }
    const { origin } = headers;
    if (origin === undefined || sameOrigin(origin, headers.host)) return '';
    // Behind a proxy that rewrites Host, the page's own name is one of the configured ones.
    const from = originName(origin);
    if (from !== undefined && this.#configured.has(from)) return '';
    return { say: 'answer.foreignPage' };
  }

  /** To act, a page must be ours to the port: another server on the same machine is another page. */
  mayWrite(request: Named): Denial {
    const refusal = this.mayRead(request);
    if (refusal !== '') return refusal;
    const { origin, host } = request.headers;
    if (origin !== undefined && sameOrigin(origin, host)) return '';
    return { say: 'answer.ownPageOnly' };
  }

  #knows(name: string): boolean {
    return this.#configured.has(name) || this.#own().has(name);
  }
}

/** Host name of a Host header, in lower case without port and closing dot; undefined when it is none. */
function nameOf(host: string | undefined): string | undefined {
  if (host === undefined || !/^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+|[0-9a-f:]+)(:\d{1,5})?$/i.test(host))
    return undefined;
  if (Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0) > HIGHEST_PORT) return undefined;
  const bare = host.startsWith('[') || host.split(':').length <= 2 ? host : `[${host}]`;
  return bare
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

/** A target may carry a name of its own, as to a proxy, which outranks the Host header (RFC 9112, section 3.2.2). */
function namesItself(url: string | undefined, host: string | undefined): boolean {
  if (url === undefined || url.startsWith('/') || url === '*') return true;
  return sameOrigin(url, host);
}

function originName(origin: string): string | undefined {
  return URL.canParse(origin) ? nameOf(new URL(origin).host) : undefined;
}

function sameOrigin(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin) || host === undefined) return false;
  const { protocol, host: from } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && from === host.toLowerCase();
}
