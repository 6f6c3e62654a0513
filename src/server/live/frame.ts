/** A message as it goes over the wire: one WebSocket frame, made once for all viewers (RFC 6455, section 5.2). */

const FINAL_TEXT = 0x81;
const FINAL_BINARY = 0x82;
const FINAL_PING = 0x89;
const LONGEST_SHORT = 125;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** With nothing in it: whoever hears it answers. */
export const PING = Buffer.of(FINAL_PING, 0);

/** `text`: UTF-8. A server's frames carry no mask. */
export function textFrame(text: Buffer): Buffer {
  return Buffer.concat([head(FINAL_TEXT, text.length), text]);
}

export function binaryFrame(bytes: Buffer): Buffer {
  return Buffer.concat([head(FINAL_BINARY, bytes.length), bytes]);
}

function head(first: number, length: number): Buffer {
  if (length <= LONGEST_SHORT) return Buffer.of(first, length);
  if (length <= 0xffff) return Buffer.of(first, LENGTH_16, length >> 8, length & 0xff);
  const bytes = Buffer.of(first, LENGTH_64, 0, 0, 0, 0, 0, 0, 0, 0);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}
