/** One transaction on a connection of its own: committed when the work is done, as if it had never been where it throws. */
import type { ClientBase, Pool } from 'pg';

export async function transaction<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const answer = await work(client);
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // What may be in the middle of a transaction is closed, which takes it back.
    client.release(broken);
  }
}
