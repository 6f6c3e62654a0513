/** Cookies of this table: browsers keep them by host alone, and two tables on one machine differ in their ports. */
import type { IncomingMessage } from 'node:http';

/** What these questions need of a request; that of a WebSocket has it too. */
export type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/** One for each thing that a browser may prove: who is signed in, that it was once, that it is at the table. */
export type CookieKind = 'session' | 'device' | 'cabinet';

/** As long as browsers keep a cookie at most: 400 days. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** The value of a Set-Cookie header. Not `Secure`: a table speaks plain http in its own network. The path is wide since `/control` needs it too. */
export function cookieFor(request: Asking, kind: CookieKind, value: string, seconds: number): string {
  return `${nameOf(request, kind)}=${value}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}`;
}

export function cookieIn(request: Asking, kind: CookieKind): string | undefined {
  const wanted = nameOf(request, kind);
  for (const cookie of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = cookie.split('=', 2);
    if (name?.trim() === wanted) return value?.trim();
  }
  return undefined;
}

function nameOf({ socket }: Asking, kind: CookieKind): string {
  return kind === 'session' ? `dicetable-${socket.localPort}` : `dicetable-${kind}-${socket.localPort}`;
}
