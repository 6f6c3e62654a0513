/** The 16-bit hash by which host and board make sure that they were built from the same `protocol.ts`. */
import { createHash } from 'node:crypto';
import type { MessageSpec } from './message-spec.ts';
import { CRC16, FRAME_MAX_BYTES, MESSAGES } from './protocol.ts';

/** Everything that changes the bytes on the wire, and nothing that is prose: units and meanings are left out. */
export function protocolHash(messages: Readonly<Record<string, MessageSpec>> = MESSAGES): number {
  const shape = Object.entries(messages).map(([name, { id, from, acknowledged, fields }]) => [
    name,
    id,
    from,
    acknowledged,
    fields.map(({ name, type, max }) => [name, type, max ?? null]),
  ]);
  const text = JSON.stringify([shape, FRAME_MAX_BYTES, CRC16.polynomial, CRC16.initial]);
  return createHash('sha256').update(text).digest().readUInt16LE(0);
}
