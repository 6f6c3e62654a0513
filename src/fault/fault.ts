/** A fault is what device, link or disk did to us: coded, explained in the catalogue, shown on table and pages. */
import { FAULTS, type FaultCode } from './catalogue.ts';

export class Fault extends Error {
  readonly code: FaultCode;
  /** What is wrong here and now: the port, the file, the numbers. */
  readonly detail: string;

  constructor(code: FaultCode, detail: string, options?: { cause?: unknown }) {
    const { what, advice } = FAULTS[code];
    super(`${what}: ${detail}. ${advice}`, options);
    this.name = 'Fault';
    this.code = code;
    this.detail = detail;
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
