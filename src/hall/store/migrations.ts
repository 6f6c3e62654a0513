/** The tables of the hall's database, as the steps that lead to them; steps are only ever added. */
import type { ClientBase } from 'pg';

const MIGRATIONS: readonly string[] = [
  // cabinet: a table of dice, which is no table of a database; id is the beginning of its key.
  // event: both chains of every journal as they were written, up to head; payload is NULL while its seed is sealed, and digest
  // stands for it. What a journal lost when it was restored is set aside with the epoch that it was in: coins were real.
  `CREATE TABLE cabinet (
     no         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id         text NOT NULL UNIQUE,
     key        text NOT NULL UNIQUE,
     name       text NOT NULL,
     claimed_at timestamptz NOT NULL DEFAULT now(),
     revoked_at timestamptz
   );
   CREATE TABLE head (
     cabinet    integer NOT NULL REFERENCES cabinet,
     chain      text NOT NULL,
     epoch      text NOT NULL,
     seq        bigint NOT NULL,
     hash       bytea NOT NULL,
     changed_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (cabinet, chain)
   );
   CREATE TABLE past_epoch (
     cabinet      integer NOT NULL REFERENCES cabinet,
     chain        text NOT NULL,
     epoch        text NOT NULL,
     parted_after bigint NOT NULL,
     ended_at     timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (cabinet, chain, epoch)
   );
   CREATE TABLE event (
     cabinet integer NOT NULL REFERENCES cabinet,
     chain   text NOT NULL,
     seq     bigint NOT NULL,
     at      text NOT NULL,
     type    text NOT NULL,
     payload text,
     digest  bytea,
     hash    bytea NOT NULL,
     PRIMARY KEY (cabinet, chain, seq)
   );
   CREATE INDEX sealed ON event (cabinet, seq) WHERE payload IS NULL;
   CREATE TABLE set_aside (LIKE event, epoch text NOT NULL, PRIMARY KEY (cabinet, chain, epoch, seq));
   CREATE TABLE fork (
     cabinet integer NOT NULL REFERENCES cabinet,
     chain   text NOT NULL,
     epoch   text NOT NULL,
     seq     bigint NOT NULL,
     seen_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (cabinet, chain, epoch)
   );`,
  // league: as brackets-manager and src/hall/league keep it. league_result: every score as it was noted, the newest of a match
  // counts; cabinet and game say where it was played, and are NULL where somebody has said it.
  `CREATE TABLE league (
     no        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     name      text NOT NULL,
     document  jsonb NOT NULL,
     opened_at timestamptz NOT NULL DEFAULT now()
   );
   CREATE TABLE league_result (
     no       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     league   integer NOT NULL REFERENCES league,
     match    integer NOT NULL,
     players  text[] NOT NULL,
     points   integer[] NOT NULL,
     cabinet  integer REFERENCES cabinet,
     game     bigint,
     noted_at timestamptz NOT NULL DEFAULT now(),
     UNIQUE (league, cabinet, game)
   );
   CREATE INDEX game_started ON event (cabinet, seq) WHERE type = 'game started';`,
  // grp: tables that operators set together; '' is one too. beat: the newest of each table, as it said it. act: who did what, to
  // whom, and what the table answered; answer is NULL while it has not. wanted: settings for a
  // group as somebody wrote them; the newest revision of a group is what its tables are to have.
  `CREATE TABLE beat (
     cabinet  integer PRIMARY KEY REFERENCES cabinet,
     heard_at timestamptz NOT NULL,
     said     text NOT NULL
   );
   CREATE TABLE act (
     no          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     at          timestamptz NOT NULL DEFAULT now(),
     who         text NOT NULL,
     what        text NOT NULL,
     cabinet     integer REFERENCES cabinet,
     about       text NOT NULL,
     answer      text,
     answered_at timestamptz
   );
   CREATE TABLE wanted (
     revision integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     at       timestamptz NOT NULL DEFAULT now(),
     who      text NOT NULL,
     grp      text NOT NULL,
     keys     text NOT NULL
   );
   CREATE INDEX wanted_of ON wanted (grp, revision);
   ALTER TABLE cabinet ADD grp text NOT NULL DEFAULT '';`,
  // What is counted of the journals, and can be counted anew: counted has how far, with the hashes there; day_audit the audits of a
  // day at a table; result a player of a finished game, whose first event is first.
  `CREATE TABLE counted (
     cabinet    integer PRIMARY KEY REFERENCES cabinet,
     games      bigint NOT NULL,
     games_hash bytea NOT NULL,
     books      bigint NOT NULL,
     books_hash bytea NOT NULL,
     open       text
   );
   CREATE TABLE day_audit (
     cabinet integer NOT NULL REFERENCES cabinet,
     day     text NOT NULL,
     audit   text NOT NULL,
     PRIMARY KEY (cabinet, day)
   );
   CREATE TABLE result (
     cabinet   integer NOT NULL REFERENCES cabinet,
     game      bigint NOT NULL,
     player    integer NOT NULL,
     first     bigint NOT NULL,
     rules     text NOT NULL,
     name      text NOT NULL,
     total     integer NOT NULL,
     turns     integer,
     corrected boolean NOT NULL,
     house     boolean NOT NULL,
     won       boolean NOT NULL,
     ended_at  timestamptz NOT NULL,
     PRIMARY KEY (cabinet, game, player)
   );
   CREATE INDEX result_best ON result (rules, house, COALESCE(turns, 0), total DESC);
   CREATE INDEX result_ended ON result (ended_at);`,
  // round: seed is told to nobody before closed_at; cut is NULL until somebody says the word, and never changes after that.
  // round_table: game is the table's own number of the one game that it plays of the round, from its first throw on.
  // round_throw: every throw as it was dealt, written before it was answered. round_refused: what was asked against the rules.
  `CREATE TABLE round (
     no        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     rules     text NOT NULL,
     dice      integer NOT NULL,
     seats     integer NOT NULL,
     seed      text NOT NULL,
     seal      text,
     cut       text,
     par       double precision,
     master    integer,
     opened_at timestamptz NOT NULL DEFAULT now(),
     closed_at timestamptz
   );
   CREATE TABLE round_table (
     round   integer NOT NULL REFERENCES round,
     place   integer NOT NULL,
     cabinet integer NOT NULL REFERENCES cabinet,
     game    bigint,
     PRIMARY KEY (round, place),
     UNIQUE (round, cabinet)
   );
   CREATE INDEX round_open ON round_table (cabinet) WHERE game IS NULL;
   CREATE TABLE round_throw (
     round    integer NOT NULL,
     cabinet  integer NOT NULL,
     seat     integer NOT NULL,
     turn     integer NOT NULL,
     roll     integer NOT NULL,
     held     boolean[] NOT NULL,
     faces    integer[] NOT NULL,
     dealt_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (round, cabinet, seat, turn, roll),
     FOREIGN KEY (round, cabinet) REFERENCES round_table (round, cabinet)
   );
   CREATE TABLE round_refused (
     round   integer NOT NULL REFERENCES round,
     cabinet integer NOT NULL REFERENCES cabinet,
     why     text NOT NULL,
     times   integer NOT NULL DEFAULT 1,
     seen_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (round, cabinet, why)
   );`,
  // league_call: whom a table calls to play which match; nobody at more than one.
  `UPDATE league SET document = document || '{"stage": "drawn", "seats": null, "left": []}';
   CREATE TABLE league_call (
     cabinet   integer PRIMARY KEY REFERENCES cabinet,
     league    integer NOT NULL REFERENCES league,
     match     integer NOT NULL,
     players   text[] NOT NULL,
     called_at timestamptz NOT NULL DEFAULT now(),
     UNIQUE (league, match)
   );`,
  // league_sits: which players of a league sat at a game of a table, where its journal calls them otherwise.
  `CREATE TABLE league_sits (
     league  integer NOT NULL REFERENCES league,
     cabinet integer NOT NULL REFERENCES cabinet,
     game    bigint NOT NULL,
     seats   text[] NOT NULL,
     players text[] NOT NULL,
     PRIMARY KEY (league, cabinet, game)
   );`,
  // gateway: where phones find the pages of the hall, as each gateway says it.
  `CREATE TABLE gateway (
     address  text PRIMARY KEY,
     heard_at timestamptz NOT NULL DEFAULT now()
   );`,
];

/** Any number that nobody else locks. */
const LOCK = 0x64696365;

/** Of a database that is empty, or of any version; several may do it at once. Throws for one of a newer Dicetable. */
export async function migrateStore(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await client.query('CREATE TABLE IF NOT EXISTS migration (step integer PRIMARY KEY)');
    const done = await client.query<{ steps: number }>('SELECT count(*)::int AS steps FROM migration');
    const steps = done.rows[0]?.steps ?? 0;
    if (steps > MIGRATIONS.length) throw new NewerStore(`schema ${steps}`);
    for (const [step, sql] of MIGRATIONS.entries()) {
      if (step < steps) continue;
      await client.query(`BEGIN; ${sql} INSERT INTO migration VALUES (${step}); COMMIT`);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}

/** The database was written by a newer Dicetable. */
export class NewerStore extends Error {}
