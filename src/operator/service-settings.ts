/** SETUP of service: what the cabinet file says, and how a value gets into it. */
import { existsSync } from 'node:fs';
import type { Settings } from '../config/settings.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import { SERVICE_SETTINGS, type SettingValue } from '../table/state/service-settings.ts';
import type { ServiceFacts } from '../table/state/service-state.ts';
import type { SettingLeaf } from '../table/state/service-tree.ts';
import { changeSetting, type SettingsInForce } from './desk-settings.ts';

const LEAVES = Object.keys(SERVICE_SETTINGS) as readonly SettingLeaf[];

/** Empty where there is no file that could be changed. */
export function settingValues(settings: Pick<Settings, 'list'> | undefined): ServiceFacts['set'] {
  const list = settings?.list();
  if (list === undefined) return {};
  return Object.fromEntries(
    LEAVES.map((leaf) => {
      const { key } = SERVICE_SETTINGS[leaf];
      return [leaf, list.find((one) => one.key === key)?.value as SettingValue];
    }),
  );
}

/** Told in a word of the display. */
export function changeLeaf(parts: SettingsInForce, leaf: SettingLeaf, value: SettingValue | null): Text {
  // A price makes sense only where somebody can pay it.
  if (leaf === 'freePlay' && value !== null && value !== 'free' && !hasCoins(parts.settings))
    return { say: 'leafWord.noCoins' };
  const isNew = parts.settings !== undefined && !existsSync(parts.settings.file);
  try {
    const said = changeSetting(parts, { key: SERVICE_SETTINGS[leaf].key, value });
    // Somebody has typed another value when the table was started, and that counts.
    if (typeof said !== 'string' && said.say === 'desk.savedButOption') return { say: 'leafWord.option' };
    return { say: isNew ? 'leafWord.newFile' : 'leafWord.done' };
  } catch (error) {
    if (!(error instanceof DeskRejection)) throw error;
    if (error.code === 'file-edited') return { say: 'leafWord.edited' };
    return { say: error.code === 'no-settings' ? 'leafWord.noFile' : 'leafWord.failed' };
  }
}

function hasCoins(settings: Pick<Settings, 'list'> | undefined): boolean {
  const coins = settings?.list().find(({ key }) => key === 'credits.coins')?.value;
  return Array.isArray(coins) && coins.length > 0;
}

/** What SETUP changes is out of the file, and the defaults count again; all else in it stays. */
export function toFactory(parts: SettingsInForce): Text {
  for (const leaf of LEAVES) {
    const told = changeLeaf(parts, leaf, null);
    if (typeof told !== 'string' && (told.say === 'leafWord.noFile' || told.say === 'leafWord.failed'))
      return told;
  }
  return { say: 'leafWord.done' };
}
