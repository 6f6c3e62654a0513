/** Messages to frames and back: one walk over the table in `hardware/protocol.ts`, no code for any single message. */
import type { Field, MessageSpec, WireType } from '../../../hardware/message-spec.ts';
import { MESSAGES, type MessageName } from '../../../hardware/protocol.ts';
import { fieldBytes } from '../../../hardware/wire-size.ts';
import { encodeFrame, type Frame, PAYLOAD_MAX_BYTES } from './frame.ts';

type Specs = typeof MESSAGES;
type ValueOf<T extends WireType> = T extends 'u8' | 'u16' | 'u32' ? number : Uint8Array;

/** The fields of one message, for example `MessageOf<'input'>['presses']` is a Uint8Array of ten. */
export type MessageOf<N extends MessageName> = {
  readonly [F in Specs[N]['fields'][number] as F['name']]: ValueOf<F['type']>;
};

/** A message that arrived, told apart by its name. */
export type Received = {
  [N in MessageName]: { readonly name: N; readonly seq: number; readonly message: MessageOf<N> };
}[MessageName];

/** Those that the board sends; all of them carry the session. */
export type FromBoard = Extract<Received, { readonly message: { readonly session: number } }> & {
  readonly name: Exclude<MessageName, 'hello'>;
};

const NAMES: ReadonlyMap<number, MessageName> = new Map(
  Object.entries(MESSAGES).map(([name, { id }]) => [id, name as MessageName]),
);

/** The frame of one message, ready for the wire. A value that does not fit its field is a bug and throws. */
export function encodeMessage<N extends MessageName>(
  name: N,
  seq: number,
  message: MessageOf<N>,
): Uint8Array {
  const spec: MessageSpec = MESSAGES[name];
  const values = message as Readonly<Record<string, number | Uint8Array>>;
  const payload = new Uint8Array(PAYLOAD_MAX_BYTES);
  let at = 0;
  for (const field of spec.fields) {
    const bytes = bytesOf(field, values[field.name]);
    if (bytes === undefined)
      throw new RangeError(`${name}.${field.name} is ${field.type}, not ${values[field.name]}`);
    payload.set(bytes, at);
    at += bytes.length;
  }
  return encodeFrame({ type: spec.id, seq, payload: payload.subarray(0, at) });
}

/**
 * The message in a frame; undefined when the type is unknown or a field does not fit.
 * Bytes behind the last field are ignored: a later minor version may have added fields.
 */
export function decodeMessage(frame: Frame): Received | undefined {
  const name = NAMES.get(frame.type);
  if (name === undefined) return undefined;
  const spec: MessageSpec = MESSAGES[name];
  const message: Record<string, number | Uint8Array> = {};
  let at = 0;
  for (const field of spec.fields) {
    const left = frame.payload.length - at;
    const length = field.type === 'tail' ? left : fieldBytes(field);
    if (length > left || length > fieldBytes(field)) return undefined;
    const bytes = frame.payload.subarray(at, at + length);
    message[field.name] = isInteger(field) ? readInteger(bytes) : bytes;
    at += length;
  }
  // The table is the type: TypeScript cannot follow the walk, the codec's tests do.
  return { name, seq: frame.seq, message } as unknown as Received;
}

export function isFromBoard(received: Received): received is FromBoard {
  return MESSAGES[received.name].from === 'board';
}

const isInteger = ({ type }: Field): boolean => type === 'u8' || type === 'u16' || type === 'u32';

/** Undefined when the value does not fit the field. */
function bytesOf(field: Field, value: number | Uint8Array | undefined): Uint8Array | undefined {
  const size = fieldBytes(field);
  if (isInteger(field)) {
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 256 ** size;
    return fits ? writeInteger(value, size) : undefined;
  }
  if (!(value instanceof Uint8Array)) return undefined;
  const fits = field.type === 'tail' ? value.length <= size : value.length === size;
  return fits ? value : undefined;
}

function writeInteger(value: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256);
}

function readInteger(bytes: Uint8Array): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}
