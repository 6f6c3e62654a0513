/** What people sign in with at this table, from its data folder: the cabinet key and the operator's PIN. */
import type { Clock } from '../../clock/clock.ts';
import { CabinetKey } from '../guard/cabinet-key.ts';
import { KEY_FILE, PIN_FILE, secretFile } from '../guard/secret-file.ts';
import { Operators } from './sign-in.ts';

interface WarnLog {
  warn(message: string): void;
  warn(fields: object, message: string): void;
}

export function openSignIn(dataDir: string, wallClock: Clock, log: WarnLog) {
  const keyFile = secretFile(dataDir, KEY_FILE);
  const pinFile = secretFile(dataDir, PIN_FILE);
  const key = new CabinetKey(keyFile);
  const operators = new Operators(pinFile, wallClock, key);
  for (const fault of [key.fault, operators.fault]) if (fault !== undefined) log.warn(fault.message);
  for (const { file, wasOpen } of [keyFile, pinFile])
    if (wasOpen)
      log.warn(
        { file },
        'Others could read this file until now: remove it, and the next start draws a new one',
      );
  return { key, operators };
}
