/** What is wrong with a table, worst first, each in a word of the display: HELP of service. */
import { INPUTS } from '../../hardware/cabinet.ts';
import type { BoardStatus } from '../board/board.ts';
import { isBackupOld, isDiskLow } from '../doctor/storage.ts';
import type { Fault } from '../fault/fault.ts';
import type { Text } from '../language/sentence.ts';
import { SHORT_INPUT } from '../table/state/display-name.ts';

export interface TroubleFacts {
  readonly faults: readonly Fault[];
  /** Undefined: not known yet, or told by nobody. */
  readonly freeBytes: number | undefined;
  readonly backupBehindMs: number | undefined;
  readonly backupFailed: boolean;
  /** The hall has not what was played here, or will not have it. */
  readonly hallLag: boolean;
}

export function troubleWords(
  { stuck, chattering, otherFirmware, coinDoor }: BoardStatus,
  { faults, freeBytes, backupBehindMs, backupFailed, hallLag }: TroubleFacts,
): readonly Text[] {
  const has = (code: Fault['code']) => faults.some((fault) => fault.code === code);
  const words: Text[] = INPUTS.filter((input) => stuck.includes(input)).map((input) => ({
    say: 'leafWord.stuck',
    button: SHORT_INPUT[input],
  }));
  if (freeBytes !== undefined && isDiskLow(freeBytes)) words.push({ say: 'leafWord.diskLow' });
  if (backupFailed || (backupBehindMs !== undefined && isBackupOld(backupBehindMs)))
    words.push({ say: 'leafWord.noBackup' });
  if (has('update-refused')) words.push({ say: 'leafWord.noUpdate' });
  if (has('rail-low')) words.push({ say: 'leafWord.ledVolts' });
  if (has('display-absent')) words.push({ say: 'leafWord.noDisplay' });
  if (coinDoor !== undefined && coinDoor.jammed.length > 0) words.push({ say: 'leafWord.coinJam' });
  if (otherFirmware) words.push({ say: 'leafWord.oldFirmware' });
  if (hallLag) words.push({ say: 'leafWord.hallLag' });
  for (const input of chattering) words.push({ say: 'leafWord.worn', button: SHORT_INPUT[input] });
  return words;
}
