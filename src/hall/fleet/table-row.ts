/** A table as a row of the fleet page. */
import type { Member } from '../store/beats.ts';
import { AWAY_AFTER_MS } from '../wire/beat.ts';
import { knownText } from './known-text.ts';
import type { FleetTable } from './messages.ts';

export function rowOf({ id, name, group, heard }: Member, nowMs: number): FleetTable {
  if (heard === undefined) return { id, name, group, state: 'never', heardMs: null, beat: null };
  const { beat, heardMs } = heard;
  const { version, firmware, board, faults, behind, backupAgeMs, freeBytes, celsius, settings, at } = beat;
  return {
    ...{ id, name, group, heardMs: nowMs - heardMs },
    state: nowMs - heardMs >= AWAY_AFTER_MS ? 'away' : 'here',
    beat: {
      ...{ version, board, faults, behind, backupAgeMs, freeBytes, celsius },
      settings: settings && { ...settings, refused: settings.refused && knownText(settings.refused) },
      firmware: firmware === null ? null : knownText(firmware),
      clockMs: Date.parse(at) - heardMs,
    },
  };
}
