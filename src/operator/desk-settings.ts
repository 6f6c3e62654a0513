/** The cabinet file in an operator's hands: one key at a time, and what it says in force where a running table can follow. */
import type { LoadedConfig } from '../config/config.ts';
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
  return inForce(parts, [key], () => settings.change(key, value));
}

/** All of these keys, or none: throws a DeskRejection when one is wrong. */
export function changeSettings(parts: SettingsInForce, keys: Readonly<Record<string, unknown>>): Text {
  const settings = settingsOf(parts);
  return inForce(parts, Object.keys(keys), () => settings.changeAll(Object.entries(keys)));
}

function inForce(parts: SettingsInForce, keys: readonly string[], change: () => LoadedConfig): Text {
  const { config } = changed(change);
  const touched = settingsOf(parts)
    .list()
    .filter(({ key }) => keys.includes(key));
  if (touched.some(({ takesEffect }) => takesEffect === 'now')) parts.apply(config);
  const option = touched.find(({ origin }) => origin.startsWith('--'))?.origin;
  if (option !== undefined) return { say: 'desk.savedButOption', option };
  const waits = touched.some(({ takesEffect }) => takesEffect === 'restart');
  return { say: waits ? 'desk.savedForRestart' : 'desk.saved' };
}

function changed(change: () => LoadedConfig): LoadedConfig {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { about } = error;
    const isEdited = typeof about !== 'string' && about.say === 'config.edited';
    throw new DeskRejection(isEdited ? 'file-edited' : 'config-wrong', { say: 'config.complaint', about });
  }
}
