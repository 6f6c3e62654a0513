/** What the disk did to us, and what is a bug of ours. */

/** Thrown by SQLite or by the file system; everything else that is thrown while they are used is a bug. */
export function isDiskError(error: unknown): boolean {
  return error instanceof Error && ('errcode' in error || 'errno' in error);
}
