/** Rounds of duplicate dice in PostgreSQL: opened, given their word, played, and shown with the seed when all have played. */
import { randomBytes } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { roundSeal } from '../../fairness/duplicate.ts';
import type { DealtThrow, RoundSeat } from '../../fairness/verify-round.ts';
import type { RuleSets } from '../../game/index.ts';
import { transaction } from '../store/transaction.ts';
import type { RoundGame, RoundSheet } from './messages.ts';
import { rankingOf } from './ranking.ts';
import { gameOfRound, type PlayedRound } from './round-games.ts';

const SEED_BYTES = 32;

export interface NewRound {
  readonly rules: string;
  readonly dice: number;
  readonly seats: number;
  /** Names or ids, as the hall calls its tables. */
  readonly tables: readonly string[];
  /** What best play expects; null: nobody can say. */
  readonly par: number | null;
}

export interface RoundLine {
  readonly no: number;
  readonly rules: string;
  readonly tables: number;
  readonly cut: string | null;
  readonly isClosed: boolean;
}

interface Row {
  readonly no: number;
  readonly rules: string;
  readonly seats: number;
  readonly seed: string;
  readonly seal: string;
  readonly cut: string | null;
  readonly par: number | null;
  readonly master: number | null;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
}

interface TableRow {
  readonly cabinet: number;
  readonly id: string;
  readonly name: string;
  readonly game: string | null;
  readonly refused: RoundGame['refused'];
}

export class Rounds {
  readonly #pool: Pool;
  readonly #sets: RuleSets;

  /** `sets`: by which what tables have played is checked. */
  constructor(pool: Pool, sets: RuleSets) {
    this.#pool = pool;
    this.#sets = sets;
  }

  /** Its number; or the first of these tables that the hall does not know, or that is named twice. */
  open({ rules, dice, seats, tables, par }: NewRound): Promise<number | { readonly unknown: string }> {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    return transaction(this.#pool, async (client) => {
      const found: { readonly no: number; readonly id: string }[] = [];
      for (const table of tables) {
        const { rows } = await client.query<{ readonly no: number; readonly id: string }>(
          'SELECT no, id FROM cabinet WHERE (name = $1 OR id = $1) AND revoked_at IS NULL ORDER BY no LIMIT 1',
          [table],
        );
        const [cabinet] = rows;
        if (cabinet === undefined || found.some(({ no }) => no === cabinet.no)) return { unknown: table };
        found.push(cabinet);
      }
      const { rows } = await client.query<{ readonly no: number }>(
        'INSERT INTO round (rules, dice, seats, seed, par) VALUES ($1, $2, $3, $4, $5) RETURNING no',
        [rules, dice, seats, seed, par],
      );
      const no = rows[0]?.no ?? 0;
      const ids = found.map(({ id }) => id);
      await client.query('UPDATE round SET seal = $2 WHERE no = $1', [
        no,
        roundSeal(seed, `${no}`, rules, ids),
      ]);
      for (const [place, cabinet] of found.entries())
        await client.query('INSERT INTO round_table (round, place, cabinet) VALUES ($1, $2, $3)', [
          ...[no, place, cabinet.no],
        ]);
      return no;
    });
  }

  /** Once and for all; false: it has its word already, is over, or there is none such. */
  async cut(no: number, word: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'UPDATE round SET cut = $2 WHERE no = $1 AND cut IS NULL AND closed_at IS NULL',
      [no, word],
    );
    return rowCount === 1;
  }

  async list(): Promise<readonly RoundLine[]> {
    const { rows } = await this.#pool.query<RoundLine>(
      `SELECT no, rules, cut, closed_at IS NOT NULL AS "isClosed",
              (SELECT count(*)::int FROM round_table WHERE round = no) AS tables
         FROM round ORDER BY no`,
    );
    return rows;
  }

  /** Opens the seed, whoever still plays: nobody is dealt any more dice. False: there is none such, or it is open. */
  async close(no: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'UPDATE round SET closed_at = now() WHERE no = $1 AND closed_at IS NULL',
      [no],
    );
    return rowCount === 1;
  }

  /** What best play has made of the dice. */
  async noteMaster(no: number, total: number): Promise<void> {
    await this.#pool.query('UPDATE round SET master = $2 WHERE no = $1', [no, total]);
  }

  /** With all that the tables have told by now; the seed opens when the last of them has finished or given up. */
  async show(no: number): Promise<RoundSheet | undefined> {
    const sheet = await transaction(this.#pool, (client) => this.#sheet(client, no));
    if (sheet?.closedAt !== null || sheet.games.some(({ state }) => state !== 'over' && state !== 'left'))
      return sheet;
    await this.close(no);
    return transaction(this.#pool, (client) => this.#sheet(client, no));
  }

  async #sheet(client: ClientBase, no: number): Promise<RoundSheet | undefined> {
    const { rows } = await client.query<Row>('SELECT * FROM round WHERE no = $1', [no]);
    const [row] = rows;
    if (row === undefined) return undefined;
    const tables = await tablesOf(client, no);
    const dealt = await dealtIn(client, no);
    const played = new Map<string, PlayedRound>();
    for (const { cabinet, id, game } of tables) {
      const found =
        game === null ? undefined : await gameOfRound(client, this.#sets, no, cabinet, Number(game));
      if (found !== undefined) played.set(id, found);
    }
    const games = tables.map((table): RoundGame => gameLine(table, played.get(table.id)));
    const isClosed = row.closed_at !== null;
    return {
      ...{ round: `${no}`, rules: row.rules, seats: row.seats, tables: tables.map(({ id }) => id) },
      ...{ seal: row.seal, cut: row.cut, seed: isClosed ? row.seed : null },
      ...{ openedAt: row.opened_at.toISOString(), closedAt: row.closed_at?.toISOString() ?? null },
      // Who still plays must not look up what others were dealt.
      dealt: isClosed ? dealt : [],
      journalled: isClosed
        ? [...played].flatMap(([table, { throws }]) =>
            throws.map((own, seat): RoundSeat => ({ table, seat, throws: own })),
          )
        : [],
      games,
      ranking: isClosed ? rankingOf(games.flatMap(resultsOf)) : [],
      ...{ par: row.par, master: isClosed ? row.master : null },
    };
  }
}

function gameLine({ id, name, game, refused }: TableRow, played: PlayedRound | undefined): RoundGame {
  const common = { table: id, name, game: game === null ? null : Number(game), refused };
  if (played === undefined)
    return {
      ...common,
      ...{ state: game === null ? 'waits' : 'plays', players: [], totals: [], corrected: false, wrong: null },
    };
  const { state, players, totals, corrected, wrong } = played;
  return { ...common, state, players, totals, corrected, wrong };
}

/** A game that its rules do not make has no place. */
function resultsOf({ table, players, totals, corrected, wrong }: RoundGame) {
  if (wrong !== null) return [];
  return totals.map((total, seat) => ({ table, player: players[seat] ?? '', total, corrected }));
}

async function tablesOf(client: ClientBase, no: number): Promise<readonly TableRow[]> {
  const { rows } = await client.query<TableRow>(
    `SELECT t.cabinet, c.id, c.name, t.game,
            COALESCE((SELECT json_agg(json_build_object('why', why, 'times', times) ORDER BY why)
                        FROM round_refused AS f WHERE f.round = t.round AND f.cabinet = t.cabinet), '[]') AS refused
       FROM round_table AS t JOIN cabinet AS c ON c.no = t.cabinet WHERE t.round = $1 ORDER BY t.place`,
    [no],
  );
  return rows;
}

async function dealtIn(client: ClientBase, no: number): Promise<readonly RoundSeat[]> {
  const { rows } = await client.query<DealtThrow & { readonly table: string; readonly seat: number }>(
    `SELECT c.id AS "table", d.seat, d.turn, d.roll, d.held, d.faces
       FROM round_throw AS d JOIN cabinet AS c ON c.no = d.cabinet JOIN round_table AS t USING (round, cabinet)
      WHERE d.round = $1 ORDER BY t.place, d.seat, d.turn, d.roll`,
    [no],
  );
  const seats = new Map<string, { table: string; seat: number; throws: DealtThrow[] }>();
  for (const { table, seat, ...thrown } of rows) {
    const key = `${table} ${seat}`;
    const own = seats.get(key) ?? { table, seat, throws: [] };
    own.throws.push(thrown);
    seats.set(key, own);
  }
  return [...seats.values()];
}
