/** What a table says of the hall that it sends its journal to, and what `dicetable hall` says. */

export const HALL = {
  waiting: ({ url, code }: { readonly url: string; readonly code: string }) =>
    `The hall ${url} does not know this table yet: type ${code} there (npx dicetable hall claim ${code} NAME).`,
  revoked: ({ url, code }: { readonly url: string; readonly code: string }) =>
    `The hall ${url} has sent this table away: it plays on, and keeps what it plays. To be taken in again, type ${code} there.`,
  away: ({ url, behind, why }: { readonly url: string; readonly behind: number; readonly why: string }) =>
    `The hall ${url} does not answer${why === '' ? '' : ` (${why})`}: the table plays on, and ${behind} of its events wait. They are sent when it is back.`,
  fork: ({ url }: { readonly url: string }) =>
    `The hall ${url} has other events of this table: its card was copied, or its journal put back without dicetable restore. Nothing is sent until it goes on in an epoch of its own: restore its newest backup here.`,
  lies: ({ url }: { readonly url: string }) =>
    `The hall ${url} claims what this journal does not say: it is not this table's hall, or its database was changed. Nothing is sent.`,
  key: ({ why }: { readonly why: string }) =>
    `Who this table is cannot be read or kept (${why}): it plays on, and sends its hall nothing.`,
  summary: 'run a hall: many tables and one database, or take a table in',
  help: 'Starts a hall on this machine: nats-server and PostgreSQL where they are not given by address, what writes into the database, the office that takes tables in, and a gateway that shows them all at /hall. claim takes in the table that shows these six characters; revoke sends one away; ingest is one more that writes, gateway one more that shows, on any machine.',
  deed: 'what is done',
  words: 'for claim: the six characters of the table and its name; for revoke: its name',
  folder: 'Folder of keys, code and database.',
  host: 'Address that tables reach the hall on.',
  port: 'Port where tables are taken in; for gateway alone: of its pages.',
  gatewayPort: 'Port of the pages of all tables, /hall; 0: any.',
  natsPort: 'Port of the nats-server that is started here.',
  nats: 'Addresses of servers of NATS that run already, with commas; they are given nats-server.conf of the folder.',
  database: 'Address of a PostgreSQL that runs already.',
  tlsCert: 'Certificate of this hall, a file; without it nothing is encrypted.',
  tlsKey: 'Its key, a file.',
  hall: 'Address of the hall, for claim and revoke.',
  runs: ({ url, folder }: { readonly url: string; readonly folder: string }) =>
    `The hall runs. Tables reach it with hall.url: ${url}\nIts keys are in ${folder}: whoever has them can be this hall.`,
  code: ({ code }: { readonly code: string }) =>
    `Code of this hall, for claim and revoke from elsewhere: ${code}`,
  fleet: ({ url }: { readonly url: string }) => `All tables are looked after at ${url}`,
  leagues: ({ database }: { readonly database: string }) =>
    `Leagues: dicetable league list --database '${database}'`,
  allowedHosts: 'names by which the gateway is reached, with commas',
  shows: ({ url }: { readonly url: string }) => `All tables are shown at ${url}`,
  writes: 'Writes what tables send into the database.',
  oldNats: ({ version }: { readonly version: string }) =>
    `nats-server ${version} is for tests only: in production take 2.12.7, 2.14.0 or newer.`,
  open: 'Nothing is encrypted: anybody in this network can read what tables send. --tls-cert and --tls-key end that.',
  notInstalled: ({ program, line }: { readonly program: string; readonly line: string }) =>
    `${program} is not installed: ${line}`,
  newer: 'the database was written by a newer Dicetable',
  broken: ({ said }: { readonly said: string }) => `a server of the hall has ended: ${said}`,
  noKeys: ({ file }: { readonly file: string }) =>
    `${file} is not there: the hall makes it at its first start`,
  needs: ({ options }: { readonly options: string }) => `${options} must be given`,
  noAnswer: ({ url, why }: { readonly url: string; readonly why: string }) =>
    `no hall answers at ${url}${why === '' ? '' : ` (${why})`}`,
  wantsTls: 'the line is ended without a word, as by a hall that wants https://',
  claimed: ({ name }: { readonly name: string }) => `${name} is taken in.`,
  sentAway: ({ name }: { readonly name: string }) => `${name} is sent away.`,
  'wrong-code': 'this is not the code of that hall',
  unknown: 'no table shows these characters, or none is called so',
  later: 'too many wrong codes: try again in a minute',
  unclear: 'six characters and a name of at most 30 letters are needed',
} as const;
