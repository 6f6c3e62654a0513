/** SETUP of service: what the cabinet file says, and how a value gets into it. */
import { existsSync } from 'node:fs';
import type { Settings } from '../config/settings.ts';
import type { Text } from '../language/sentence.ts';
import { DeskRejection } from '../server/operator/desk.ts';
import { SERVICE_SETTINGS, type SettingValue } from '../table/state/service-settings.ts';
import type { ServiceFacts } from '../table/state/service-state.ts';
import type { SettingLeaf } from '../table/state/service-tree.ts';
import { changeSetting, changeSettings, type SettingsInForce } from './desk-settings.ts';

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

/** In a sentence, for the operator's page. `value` null: the default. Throws a DeskRejection. */
export function putLeaf(parts: SettingsInForce, leaf: SettingLeaf, value: SettingValue | null): Text {
  // A price makes sense only where somebody can pay it.
  if (leaf === 'freePlay' && value !== null && value !== 'free' && !hasCoins(parts.settings))
    throw new DeskRejection('no-coins', { say: 'desk.noCoins' });
  return changeSetting(parts, { key: SERVICE_SETTINGS[leaf].key, value });
}

/** The same, in a word of the display. */
export function changeLeaf(parts: SettingsInForce, leaf: SettingLeaf, value: SettingValue): Text {
  const isNew = parts.settings !== undefined && !existsSync(parts.settings.file);
  try {
    const said = putLeaf(parts, leaf, value);
    // Somebody has typed another value when the table was started, and that counts.
    if (typeof said !== 'string' && said.say === 'desk.savedButOption') return { say: 'leafWord.option' };
    return { say: isNew ? 'leafWord.newFile' : 'leafWord.done' };
  } catch (error) {
    if (!(error instanceof DeskRejection)) throw error;
    return refusedInAWord(error);
  }
}

export function refusedInAWord({ code }: DeskRejection): Text {
  switch (code) {
    case 'no-coins':
      return { say: 'leafWord.noCoins' };
    case 'file-edited':
      return { say: 'leafWord.edited' };
    case 'no-settings':
      return { say: 'leafWord.noFile' };
    case 'no-sound':
      return { say: 'leafWord.noSound' };
    case 'no-voice':
      return { say: 'leafWord.noVoice' };
    case 'muted':
      return { say: 'leafWord.muted' };
    default:
      return { say: 'leafWord.failed' };
  }
}

function hasCoins(settings: Pick<Settings, 'list'> | undefined): boolean {
  const coins = settings?.list().find(({ key }) => key === 'credits.coins')?.value;
  return Array.isArray(coins) && coins.length > 0;
}

/** What SETUP changes is out of the file, and the defaults count again; all else in it stays. Throws a DeskRejection. */
export function toFactory(parts: SettingsInForce): Text {
  changeSettings(parts, Object.fromEntries(LEAVES.map((leaf) => [SERVICE_SETTINGS[leaf].key, null])));
  return { say: 'leafWord.done' };
}
