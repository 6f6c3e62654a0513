/** The two programs that a hall stands on: where they are, and how they come on a machine. */
import { findProgram } from '../../run-tool.ts';

export const NATS_PROGRAMS = ['nats-server', '../sbin/nats-server'];

/** Debian keeps the server's programs off the PATH, a folder for each version; newest first. */
export const POSTGRESQL_PROGRAMS = [
  'pg_ctl',
  ...[18, 17, 16, 15, 14].map((version) => `../lib/postgresql/${version}/bin/pg_ctl`),
];

/** On Debian, Ubuntu and Raspberry Pi OS. */
export const INSTALL_LINE = 'sudo apt-get install -y --no-install-recommends nats-server postgresql';

/** Undefined: it is not installed. */
export function natsProgram(): string | undefined {
  return findProgram(NATS_PROGRAMS);
}

/** One of PostgreSQL's programs, which stand beside each other. */
export function postgresProgram(name: 'initdb' | 'postgres'): string | undefined {
  return findProgram(POSTGRESQL_PROGRAMS)?.replace(/pg_ctl$/, name);
}
