/** The log: plain lines on stderr for people, JSON lines in a file for programs. Wall time only. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type DestinationStream,
  destination,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from 'pino';
import { Fault, messageOf } from '../fault/fault.ts';
import { requireNoPipe } from '../plain-file.ts';

export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

export interface LogConfig {
  readonly level: 'error' | 'warn' | 'info' | 'debug';
  /** An absolute path, or `stderr`. */
  readonly file: string;
}

/** Throws a Fault `config-wrong` when the file cannot be written. Nothing is buffered: a line that was logged is written. */
export function openLog({ level, file }: LogConfig): Log {
  const { err } = stdSerializers;
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err, error: err },
    // Whoever can read the log must not be able to compute the rolls to come.
    redact: ['events[*].seed'],
  };
  const terminal = plainLines((line) => process.stderr.write(line));
  return pino(options, file === 'stderr' ? terminal : logFile(file, terminal));
}

/** A file that can no longer be written says so once, and from then on all lines go to the terminal. */
function logFile(file: string, terminal: DestinationStream): DestinationStream {
  try {
    mkdirSync(dirname(file), { recursive: true });
    requireNoPipe(file);
    const lines = destination({ dest: file, append: true, sync: true });
    let broken: unknown;
    lines.on('error', (error) => {
      if (broken === undefined)
        terminal.write(faultLine(new Fault('log-write', `${file}: ${messageOf(error)}`)));
      broken = error;
    });
    return {
      write(json) {
        if (broken === undefined) lines.write(json);
        if (broken !== undefined) terminal.write(json);
      },
    };
  } catch (error) {
    throw new Fault(
      'config-wrong',
      { say: 'config.logFile', file, why: messageOf(error) },
      {
        cause: error,
      },
    );
  }
}

function faultLine({ message }: Fault): string {
  return JSON.stringify({ level: 40, time: new Date().toISOString(), msg: message });
}

const LEVEL_NAMES: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** `14:03:27 warn  The board is gone: …`, with the stack of a bug below it. */
export function plainLines(write: (line: string) => void): DestinationStream {
  return {
    write(json: string): void {
      const { level, time, msg, err, ...rest } = JSON.parse(json) as {
        readonly level: number;
        readonly time: string;
        readonly msg?: string;
        readonly err?: { readonly message: string; readonly stack: string };
      };
      const clock = new Date(time).toTimeString().slice(0, 8);
      const name = (LEVEL_NAMES[level] ?? String(level)).padEnd(5);
      const details = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`;
      const stack = err === undefined || level < 60 ? '' : `\n${err.stack}`;
      write(`${clock} ${name} ${msg ?? err?.message ?? ''}${details}${stack}\n`);
    },
  };
}
