/** A text message as it goes over the wire: one WebSocket frame, made once for all viewers (RFC 6455, section 5.2). */

const FINAL_TEXT = 0x81;
const LONGEST_SHORT = 125;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** `text`: UTF-8. A server's frames carry no mask. */
export function textFrame(text: Buffer): Buffer {
  return Buffer.concat([head(text.length), text]);
}

function head(length: number): Buffer {
  if (length <= LONGEST_SHORT) return Buffer.of(FINAL_TEXT, length);
  if (length <= 0xffff) return Buffer.of(FINAL_TEXT, LENGTH_16, length >> 8, length & 0xff);
  const bytes = Buffer.of(FINAL_TEXT, LENGTH_64, 0, 0, 0, 0, 0, 0, 0, 0);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}
