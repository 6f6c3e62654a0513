/** Where phones find the pages of a hall: each gateway with the hall's database says so again and again. */
import type { Pool } from 'pg';

/** A gateway says it so often. */
export const GATEWAY_SAYS_MS = 30_000;

/** `address`: without a slash at its end. */
export async function noteGateway(pool: Pool, address: string): Promise<void> {
  await pool.query(
    'INSERT INTO gateway (address) VALUES ($1) ON CONFLICT (address) DO UPDATE SET heard_at = now()',
    [address],
  );
}

/** Of the one that was heard last; undefined: none is there now. */
export async function gatewayAddress(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly address: string }>(
    "SELECT address FROM gateway WHERE heard_at > now() - $1 * interval '1 millisecond' ORDER BY heard_at DESC, address LIMIT 1",
    [3 * GATEWAY_SAYS_MS],
  );
  return rows[0]?.address;
}
