/** COBS: a frame without zeros, so that a zero ends it (Cheshire and Baker, IEEE/ACM Transactions on Networking 1999). */

/** Longest input of `encodeCobs`: one code byte reaches no further, and no frame of ours comes near. */
export const COBS_MAX_BYTES = 254;

/** One byte longer than `data` (at most COBS_MAX_BYTES), and without a zero; the closing zero is the caller's. */
export function encodeCobs(data: Uint8Array): Uint8Array {
  if (data.length > COBS_MAX_BYTES) throw new RangeError(`COBS block of ${data.length} bytes`);
  const out = new Uint8Array(data.length + 1);
  let codeAt = 0;
  data.forEach((byte, index) => {
    if (byte === 0) {
      out[codeAt] = index + 1 - codeAt;
      codeAt = index + 1;
    } else out[index + 1] = byte;
  });
  out[codeAt] = out.length - codeAt;
  return out;
}

/** The data of one block without its closing zero; undefined when the code bytes do not fit its length. */
export function decodeCobs(block: Uint8Array): Uint8Array | undefined {
  if (block.length === 0) return undefined;
  const out = new Uint8Array(block.length - 1);
  let at = 0;
  while (at < block.length) {
    const code = block[at] as number;
    const end = at + code;
    if (code === 0 || end > block.length) return undefined;
    out.set(block.subarray(at + 1, end), at);
    at = end;
  }
  return out;
}
