/** A fault is what device, link or disk did to us: coded, explained in the catalogue, shown on table and pages. */
import type { FAULTS } from '../language/en/faults.ts';
import { SENTENCES } from '../language/en/sentences.ts';
import { type Code, type Text, tell } from '../language/sentence.ts';

export type FaultCode = keyof typeof FAULTS;

export class Fault extends Error {
  readonly code: FaultCode;
  /** What is wrong here and now: the port, the file, the numbers. */
  readonly about: Text;

  /** The message is English, for logs and bug reports; people are told `said`. */
  constructor(code: FaultCode, about: Text, options?: { cause?: unknown }) {
    super(tell(SENTENCES, saidOf(code, about)), options);
    this.name = 'Fault';
    this.code = code;
    this.about = about;
  }

  /** What happened, and what to do. */
  get said(): Code {
    return saidOf(this.code, this.about);
  }

  /** For those who can do nothing about it: without port, file or advice. To them a board is there or gone. */
  get called(): Code {
    const isAtPort = this.code === 'port-lost' || this.code === 'port-moved';
    return { say: `faultName.${isAtPort ? 'link-lost' : this.code}` };
  }

  /** What is wrong here and now, in English. */
  get detail(): string {
    return tell(SENTENCES, this.about);
  }

  /** Its likely cause: a clause without a full stop. */
  get likelyCause(): Code {
    return { say: `cause.${this.code}` };
  }

  /** The table's own word for it. */
  get word(): Code {
    return { say: `faultWord.${this.code}` };
  }
}

function saidOf(code: FaultCode, about: Text): Code {
  // Every fault has such a sentence; TypeScript itself compares no more than 25 kinds of an object one by one.
  return { say: `fault.${code}`, about } as Code;
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
