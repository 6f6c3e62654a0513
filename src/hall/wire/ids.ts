/** How halls and tables are called on the wire: by the beginning of their public keys, never by a name that anybody may give. */
import { z } from 'zod';

/**
 * Of a public key as NATS writes it: a letter for its kind, and 55 letters and digits. 16 of these are 80 bits, too many to make a
 * second key that begins like somebody's.
 */
const ID_LENGTH = 16;

export const idSchema = z.string().regex(/^[A-Z2-7]{16}$/);

/** Throws where this is no public key. */
export function idOf(publicKey: string): string {
  return idSchema.parse(publicKey.slice(1, 1 + ID_LENGTH));
}
