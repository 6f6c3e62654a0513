/** How a message of the wire is described (`protocol.ts`). */

/** `bytesN` is exactly N bytes; `tail` is the rest of the payload, `max` bytes at most. */
export type WireType = 'u8' | 'u16' | 'u32' | `bytes${number}` | 'tail';

export interface Field {
  readonly name: string;
  readonly type: WireType;
  readonly unit?: string;
  /** Only for `tail`. */
  readonly max?: number;
  readonly meaning: string;
}

export interface MessageSpec {
  readonly id: number;
  readonly from: 'host' | 'board';
  /** True: resent with the same seq until an ACK with that seq arrives. */
  readonly acknowledged: boolean;
  readonly meaning: string;
  readonly fields: readonly Field[];
}
