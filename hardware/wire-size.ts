/** How many bytes a message takes: in its payload, and as a frame on the wire. */
import type { Field, MessageSpec } from './message-spec.ts';

/** type, seq and the two bytes of the CRC. */
const ENVELOPE_BYTES = 4;
/** COBS adds one byte to a frame shorter than 254 bytes; the closing zero is the other. */
const COBS_BYTES = 2;

/** Bytes of one field; a `tail` counts with its longest. */
export function fieldBytes({ type, max }: Field): number {
  switch (type) {
    case 'u8':
      return 1;
    case 'u16':
      return 2;
    case 'u32':
      return 4;
    case 'tail':
      return max ?? 0;
    default:
      return Number(type.slice('bytes'.length));
  }
}

/** The shortest payload: a tail may be empty. */
export function leastPayloadBytes({ fields }: MessageSpec): number {
  return fields.filter(({ type }) => type !== 'tail').reduce((sum, field) => sum + fieldBytes(field), 0);
}

/** The longest payload. */
export function payloadBytes({ fields }: MessageSpec): number {
  return fields.reduce((sum, field) => sum + fieldBytes(field), 0);
}

/** The longest frame on the wire. */
export function frameBytes(message: MessageSpec): number {
  return payloadBytes(message) + ENVELOPE_BYTES + COBS_BYTES;
}
