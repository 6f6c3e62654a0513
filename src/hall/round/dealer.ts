/**
 * Deals the dice of rounds. A throw is written and committed before it is answered, and answered once: the same question has the
 * same answer for ever, and another one for the same throw has none. So the log proves that nobody saw a face early.
 */
import type { ClientBase, Pool } from 'pg';
import { duplicateFace } from '../../fairness/duplicate.ts';
import type { CalledGame, Face, RoundThrow } from '../../game/index.ts';
import { DuePlayers } from '../league/due-players.ts';
import { OpenEntry } from '../league/open-entry.ts';
import { callTo } from '../league/seats.ts';
import { noteSits } from '../league/sits.ts';
import { transaction } from '../store/transaction.ts';
import type { RoundAnswer } from '../wire/round.ts';

interface Sat {
  readonly no: number;
  readonly cabinet: number;
  readonly game: string | null;
  readonly dice: number;
  readonly seats: number;
  readonly seed: string;
  readonly seal: string;
  readonly cut: string | null;
  readonly isClosed: boolean;
}

interface Thrown {
  readonly turn: number;
  readonly roll: number;
  readonly held: readonly boolean[];
  readonly faces: readonly Face[];
}

/** Why a question has no dice: a table that is well never asks so. */
export type RefusedWhy = 'stranger' | 'uncut' | 'other' | 'second-game' | 'other-holds' | 'order';

export class Dealer {
  readonly #pool: Pool;
  readonly #hall: string;
  readonly #entry: OpenEntry;
  readonly #due: DuePlayers;

  constructor(pool: Pool, hall: string) {
    this.#pool = pool;
    this.#hall = hall;
    this.#entry = new OpenEntry(pool, Date.now);
    this.#due = new DuePlayers(pool, Date.now);
  }

  /** Who has a match to play by these rules, league by league. */
  async dueBy(rules: string): Promise<{ due: string[][] }> {
    return { due: await this.#due.of(rules) };
  }

  /** The oldest round that has its word and is not over, and of which this table has not rolled yet; whom a league calls there, and which one may be joined. `sits`: which game is theirs. */
  async offerTo(table: string, sits?: CalledGame): Promise<RoundAnswer> {
    if (sits !== undefined) await noteSits(this.#pool, table, sits);
    const { rows } = await this.#pool.query<
      {
        readonly [Name in 'id' | 'cut' | 'rules' | 'seal']: string;
      } & { readonly seats: number }
    >({
      name: 'round offered',
      text: `SELECT r.no::text AS id, r.cut, r.rules, r.seal, r.seats
               FROM round_table AS t JOIN round AS r ON r.no = t.round JOIN cabinet AS c ON c.no = t.cabinet
              WHERE c.id = $1 AND c.revoked_at IS NULL AND t.game IS NULL AND r.cut IS NOT NULL AND r.closed_at IS NULL
              ORDER BY r.no LIMIT 1`,
      values: [table],
    });
    const [round] = rows;
    const [call, league] = [await callTo(this.#pool, table), await this.#entry.newest()];
    return { round: round === undefined ? null : { ...round, hall: this.#hall }, call, league };
  }

  /** `table`: who speaks. Rejects with what PostgreSQL says; then nothing was dealt, or it is dealt the same again. */
  deal(table: string, asked: RoundThrow): Promise<RoundAnswer> {
    return transaction(this.#pool, async (client) => {
      const sat = await seatOf(client, table, asked.round);
      if (sat === undefined) return refused(client, table, asked.round, 'stranger');
      const refuse = (why: RefusedWhy) => refused(client, table, asked.round, why);
      const { seal, cut } = sat;
      if (cut === null) return refuse('uncut');
      if (asked.hall !== this.#hall || asked.seal !== seal || asked.cut !== cut) return refuse('other');
      if (sat.game !== null && Number(sat.game) !== asked.game) return refuse('second-game');
      const before = await throwsOf(client, sat, asked);
      const same = before.find(({ turn, roll }) => turn === asked.turn && roll === asked.roll);
      if (same !== undefined) {
        if (`${same.held}` === `${asked.held}`) return { seal, cut, faces: [...same.faces] };
        await refuse('other-holds');
        return { error: 'held', held: [...same.held] };
      }
      if (sat.isClosed) return { error: 'closed' };
      if (asked.seat >= sat.seats || asked.held.length !== sat.dice || !follows(asked, before.at(-1)))
        return refuse('order');
      const faces = facesOf({ ...sat, cut }, asked, before.at(-1));
      await log(client, sat, asked, faces);
      return { seal, cut, faces: [...faces] };
    });
  }
}

/** Locked until the transaction ends; undefined: this table plays no such round. */
async function seatOf(client: ClientBase, table: string, round: string): Promise<Sat | undefined> {
  const { rows } = await client.query<Sat>({
    name: 'lock seat',
    text: `SELECT r.no, t.cabinet, t.game, r.dice, r.seats, r.seed, r.seal, r.cut, r.closed_at IS NOT NULL AS "isClosed"
             FROM round_table AS t JOIN round AS r ON r.no = t.round JOIN cabinet AS c ON c.no = t.cabinet
            WHERE c.id = $1 AND c.revoked_at IS NULL AND r.no = $2
              FOR UPDATE OF t FOR SHARE OF r`,
    values: [table, round],
  });
  return rows[0];
}

async function throwsOf(
  client: ClientBase,
  { no, cabinet }: Sat,
  { seat }: RoundThrow,
): Promise<readonly Thrown[]> {
  const { rows } = await client.query<Thrown>({
    name: 'seat throws',
    text: `SELECT turn, roll, held, faces FROM round_throw
            WHERE round = $1 AND cabinet = $2 AND seat = $3 ORDER BY turn, roll`,
    values: [no, cabinet, seat],
  });
  return rows;
}

/** A roll in which all dice stay is asked of nobody, so that a number may be passed over; none is gone back to. */
function follows({ turn, roll, held }: RoundThrow, last: Thrown | undefined): boolean {
  if (roll === 0) return turn === (last === undefined ? 0 : last.turn + 1) && !held.includes(true);
  return last?.turn === turn && roll > last.roll && held.includes(false);
}

function facesOf(
  { no, seed, cut }: Sat & { readonly cut: string },
  { turn, roll, held }: RoundThrow,
  last: Thrown | undefined,
): readonly Face[] {
  return held.map((isHeld, slot) => {
    const lies = isHeld ? last?.faces[slot] : undefined;
    return lies ?? duplicateFace({ round: `${no}`, seed, cut }, { turn, roll }, slot);
  });
}

async function log(
  client: ClientBase,
  { no, cabinet, game }: Sat,
  { seat, turn, roll, held, ...asked }: RoundThrow,
  faces: readonly Face[],
): Promise<void> {
  if (game === null)
    await client.query('UPDATE round_table SET game = $3 WHERE round = $1 AND cabinet = $2', [
      no,
      cabinet,
      asked.game,
    ]);
  await client.query({
    name: 'log throw',
    text: `INSERT INTO round_throw (round, cabinet, seat, turn, roll, held, faces) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [no, cabinet, seat, turn, roll, held, faces],
  });
}

/** Shown with the round: it is committed with the refusal, once a table and reason, however often it comes. */
async function refused(
  client: ClientBase,
  table: string,
  round: string,
  why: RefusedWhy,
): Promise<RoundAnswer> {
  await client.query(
    `INSERT INTO round_refused (round, cabinet, why)
       SELECT r.no, c.no, $3 FROM round AS r, cabinet AS c WHERE r.no = $1 AND c.id = $2
     ON CONFLICT (round, cabinet, why) DO UPDATE SET times = round_refused.times + 1, seen_at = now()`,
    [round, table, why],
  );
  return { error: 'refused' };
}
