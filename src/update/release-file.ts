/**
 * A release as one file that fits on a USB stick: a line of JSON, its signature as a line of base64, and a tar.gz, whose length and
 * SHA-256 the first line has. Nothing behind the two lines is looked at before they are right, and nothing is unpacked before all is.
 */
import { createHash } from 'node:crypto';
import { closeSync, constants, createWriteStream, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Fault, messageOf } from '../fault/fault.ts';
import type { Code } from '../language/sentence.ts';
import { headerIn, type ReleaseHeader } from './release.ts';
import { hasSignature } from './signature.ts';

/** Of release files; the platform stands before it. */
export const ENDING = '.dicetable';

/** Far more than both lines need. */
const HEAD_BYTES = 64 * 1024;
const NEWLINE = 0x0a;

export interface ReleaseFile {
  readonly file: string;
  readonly header: ReleaseHeader;
  /** Where the archive begins. */
  readonly offset: number;
}

/** The two lines. Throws Fault `update-refused`. */
export function readRelease(file: string, publicKey: string): ReleaseFile {
  const { head, size } = readHead(file);
  const first = head.indexOf(NEWLINE);
  const second = head.indexOf(NEWLINE, first + 1);
  const text = head.subarray(0, Math.max(first, 0));
  const header = headerIn(text.toString());
  if (second === -1 || header === undefined) throw updateRefused({ say: 'update.noRelease', file });
  if (!hasSignature(text, head.toString('latin1', first + 1, second), publicKey))
    throw updateRefused({ say: 'update.wrongSignature', file });
  const found = size - second - 1;
  if (found !== header.bytes)
    throw updateRefused({ say: 'update.cutShort', file, found, bytes: header.bytes });
  return { file, header, offset: second + 1 };
}

/**
 * The archive, byte for byte what was signed, into a file of ours. What was summed up is what is kept: a stick that others can write
 * to may hold something else at the next look, or answer it with something else. Rejects with Fault `update-refused`.
 */
export async function copyArchive({ file, header, offset }: ReleaseFile, to: string): Promise<void> {
  const hash = createHash('sha256');
  const summedUp = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  // No more than was signed, whatever lies there by now: the disk has room for that.
  const opened = await openRegular(file);
  const signed = opened.createReadStream({ start: offset, end: offset + header.bytes - 1 });
  await pipeline(signed, summedUp, createWriteStream(to));
  if (hash.digest('hex') !== header.sha256) throw updateRefused({ say: 'update.wrongChecksum', file });
}

export function updateRefused(about: Code, options?: ErrorOptions): Fault {
  return new Fault('update-refused', about, options);
}

/** Without waiting for somebody at the other end of a pipe, by which it may have been replaced meanwhile. Its stream closes it. */
async function openRegular(file: string): Promise<FileHandle> {
  const opened = await open(file, NO_WAITING);
  if ((await opened.stat()).isFile()) return opened;
  await opened.close();
  throw updateRefused({ say: 'update.noPlainFile', file });
}

/** Windows has no such flag. */
const NO_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Without waiting for somebody at the other end of a pipe. */
function readHead(file: string): { readonly head: Buffer; readonly size: number } {
  let opened: number | undefined;
  try {
    opened = openSync(file, NO_WAITING);
    const stat = fstatSync(opened);
    if (!stat.isFile()) throw updateRefused({ say: 'update.noPlainFile', file });
    const head = Buffer.alloc(Math.min(HEAD_BYTES, stat.size));
    return { head: head.subarray(0, readSync(opened, head, 0, head.length, 0)), size: stat.size };
  } catch (error) {
    throw error instanceof Fault ? error : unreadable(file, error);
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

function unreadable(file: string, error: unknown): Fault {
  return updateRefused({ say: 'update.unreadable', file, why: messageOf(error) }, { cause: error });
}
