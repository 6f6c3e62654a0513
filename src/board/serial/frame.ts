/** Frames on the wire: COBS( type · seq · payload · CRC-16 ) 0x00, and the bounded decoder that survives any noise. */
import { FRAME_MAX_BYTES } from '../../../hardware/protocol.ts';
import { decodeCobs, encodeCobs } from './cobs.ts';
import { crc16 } from './crc16.ts';

export interface Frame {
  readonly type: number;
  readonly seq: number;
  readonly payload: Uint8Array;
}

const HEAD_BYTES = 2;
const CRC_BYTES = 2;
/** Code byte of COBS and closing zero. */
const WRAPPING_BYTES = 2;
export const PAYLOAD_MAX_BYTES = FRAME_MAX_BYTES - HEAD_BYTES - CRC_BYTES - WRAPPING_BYTES;

/** The bytes for the wire, closing zero included. `type` and `seq` are 0..255. */
export function encodeFrame({ type, seq, payload }: Frame): Uint8Array {
  if (payload.length > PAYLOAD_MAX_BYTES)
    throw new RangeError(`Payload of ${payload.length} bytes; ${PAYLOAD_MAX_BYTES} fit into a frame`);
  const data = new Uint8Array(HEAD_BYTES + payload.length + CRC_BYTES);
  data[0] = type;
  data[1] = seq;
  data.set(payload, HEAD_BYTES);
  const crcAt = HEAD_BYTES + payload.length;
  new DataView(data.buffer).setUint16(crcAt, crc16(data.subarray(0, crcAt)), true);
  const block = encodeCobs(data);
  const bytes = new Uint8Array(block.length + 1);
  bytes.set(block);
  return bytes;
}

/** The frame in one block between zeros; undefined when it is damaged. */
function decodeFrame(block: Uint8Array): Frame | undefined {
  const data = decodeCobs(block);
  if (data === undefined || data.length < HEAD_BYTES + CRC_BYTES) return undefined;
  const crcAt = data.length - CRC_BYTES;
  const crc = new DataView(data.buffer).getUint16(crcAt, true);
  if (crc !== crc16(data.subarray(0, crcAt))) return undefined;
  return { type: data[0] as number, seq: data[1] as number, payload: data.slice(HEAD_BYTES, crcAt) };
}

/** Takes bytes in any pieces; keeps at most one frame's worth; after damage it is in step again at the next zero. */
export class FrameDecoder {
  readonly #block = new Uint8Array(FRAME_MAX_BYTES - 1);
  #length = 0;
  #overlong = false;
  /** Blocks that were no frame: wrong CRC, wrong length, garbage. */
  damaged = 0;

  /** All frames that end in this chunk, in order. */
  push(chunk: Uint8Array): Frame[] {
    const frames: Frame[] = [];
    for (const byte of chunk) {
      if (byte !== 0) this.#keep(byte);
      else {
        const frame = this.#end();
        if (frame !== undefined) frames.push(frame);
      }
    }
    return frames;
  }

  /** Forgets a frame that has begun: the link was opened anew. */
  reset(): void {
    this.#length = 0;
    this.#overlong = false;
  }

  #keep(byte: number): void {
    if (this.#length === this.#block.length) this.#overlong = true;
    else {
      this.#block[this.#length] = byte;
      this.#length += 1;
    }
  }

  #end(): Frame | undefined {
    // Zeros in a row are no damage: they are how a sender ends whatever went before.
    if (this.#length === 0) return undefined;
    const frame = this.#overlong ? undefined : decodeFrame(this.#block.subarray(0, this.#length));
    if (frame === undefined) this.damaged += 1;
    this.reset();
    return frame;
  }
}
