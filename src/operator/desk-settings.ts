/** The cabinet file in an operator's hands: one key at a time, and what it says in force where a running table can follow. */
import type { Config } from '../config/schema.ts';
import type { Settings } from '../config/settings.ts';
import { Fault } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import type { SettingRequest } from '../server/operator/messages.ts';

export interface SettingsInForce {
  /** Undefined where the configuration comes from no cabinet file that could be changed. */
  readonly settings: Settings | undefined;
  /** Makes the table follow what it can follow at once. */
  readonly apply: (config: Config) => void;
}

export function settingsOf({ settings }: SettingsInForce): Settings {
  if (settings === undefined) throw new DeskRejection('no-settings', { say: 'desk.noSettings' });
  return settings;
}

/** Throws a DeskRejection when the value is wrong. */
export function changeSetting(parts: SettingsInForce, { key, value }: SettingRequest): Text {
  const settings = settingsOf(parts);
  const config = changed(settings, key, value);
  const setting = settings.list().find((one) => one.key === key);
  if (setting?.origin.startsWith('--')) return { say: 'desk.savedButOption', option: setting.origin };
  if (setting?.takesEffect === 'restart') return { say: 'desk.savedForRestart' };
  parts.apply(config);
  return { say: 'desk.saved' };
}

function changed(settings: Settings, key: string, value: unknown): Config {
  try {
    return settings.change(key, value).config;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { about } = error;
    const isEdited = typeof about !== 'string' && about.say === 'config.edited';
    throw new DeskRejection(isEdited ? 'file-edited' : 'config-wrong', { say: 'config.complaint', about });
  }
}
