/** Keeps the language that somebody has chosen at the cabinet: in the cabinet file, as an operator's settings are. */
import type { Log } from '../app/log.ts';
import type { Settings } from '../config/settings.ts';
import { Fault } from '../fault/fault.ts';
import type { Language } from '../language/languages.ts';

export interface KeptLanguage {
  /** Undefined where the configuration comes from no cabinet file that could be changed. */
  readonly settings: Pick<Settings, 'change'> | undefined;
  readonly log: Pick<Log, 'warn'>;
  /** A guest of an open cabinet chooses: it counts until the table ends, and changes no file. */
  guestSelects(): boolean;
}

/** False when it could not be written: then it counts until the table is started again. */
export function keepLanguage({ settings, log, guestSelects }: KeptLanguage, language: Language): boolean {
  if (settings === undefined || guestSelects()) return true;
  try {
    settings.change('language', language);
    return true;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    log.warn(error.message);
    return false;
  }
}
