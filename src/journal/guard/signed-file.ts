/** Something worked out from the events, in a file of the data folder: whoever reads it asks whether we have signed it. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { readPlainFile } from '../../plain-file.ts';

export interface SignedText {
  readonly text: string;
  readonly sign: string;
}

/** Undefined where there is nothing, or something else. */
export function readSigned(file: string): SignedText | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { text, sign } = JSON.parse(readPlainFile(file).toString()) as Partial<SignedText>;
    return typeof text === 'string' && typeof sign === 'string' ? { text, sign } : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all; false where the disk took it not, and it has to be worked out again. */
export function writeSigned(file: string, signed: SignedText): boolean {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(signed));
    renameSync(`${file}.new`, file);
    return true;
  } catch {
    return false;
  }
}
