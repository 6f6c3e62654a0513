/** A table's line to the servers of NATS, with the pass that its hall has given it. */
import { connect, jwtAuthenticator, type NatsConnection } from '@nats-io/transport-node';
import { seedText } from '../identity/hall-keys.ts';
import { trustIn } from '../identity/trust.ts';
import type { Pass } from '../wire/claim.ts';
import { inboxOf } from '../wire/subjects.ts';
import type { TablePass } from './table-pass.ts';

const CONNECT_MS = 3000;
/** A line that was cut without a word is noticed after three of these. */
const PING_MS = 5000;

/** What a table brings along. */
export interface WayToHall {
  readonly pass: TablePass;
  /** Of NATS, nearer than the hall's and leading there (a leaf); none: those that the hall names. */
  readonly servers: readonly string[];
  /** Certificate of who vouches for the hall; undefined: whom everybody trusts. */
  readonly ca: Buffer | undefined;
}

export function connectTable(
  { pass, ca, servers: nearer }: WayToHall,
  { servers: halls }: Pass,
): Promise<NatsConnection> {
  const servers = [...(nearer.length > 0 ? nearer : halls)];
  return connect({
    servers,
    authenticator: jwtAuthenticator(
      // A renewed one counts at the next connection.
      () => pass.kept?.jwt ?? '',
      new TextEncoder().encode(seedText(pass.key)),
    ),
    inboxPrefix: inboxOf(pass.table),
    ...{ maxReconnectAttempts: 0, reconnect: false, timeout: CONNECT_MS },
    ...{ pingInterval: PING_MS, maxPingOut: 2 },
    ...(ca === undefined ? {} : { tls: trustIn(ca, servers) }),
  });
}
