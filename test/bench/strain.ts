/** What a benchmark cost the board: bytes and presses lost, background pictures drawn, pulses and gaps. */
import { LED_TIMING } from '../../hardware/cabinet.ts';
import type { Strain } from './bench-table.ts';
import type { Figure } from './figures.ts';

export function strainFigures(before: Strain, after: Strain, presses: number): Figure[] {
  const counted = (key: string) => (after.board[key] ?? 0) - (before.board[key] ?? 0);
  const accepted = (after.outcomes.events ?? 0) - (before.outcomes.events ?? 0);
  const shown = after.backgroundShown - before.backgroundShown;
  const bytesLost = after.uno.overruns - before.uno.overruns + (after.uno.unheard - before.uno.unheard);
  return [
    { name: 'presses lost', unit: '', value: after.lost - before.lost, atMost: 0 },
    { name: 'presses doubled', unit: '', value: after.doubled - before.doubled, atMost: 0 },
    {
      name: 'share of presses refused or ignored',
      unit: '%',
      value: 100 * (1 - accepted / presses),
      atMost: 0,
    },
    { name: 'bytes lost', unit: '', value: bytesLost + counted('boardLostBytes'), atMost: 0 },
    {
      name: 'frames damaged',
      unit: '',
      value: counted('boardDamagedFrames') + counted('damagedFrames'),
      atMost: 0,
    },
    { name: 'frames resent', unit: '', value: counted('resentFrames'), better: 'lower' },
    {
      name: 'background pictures that were never drawn',
      unit: '',
      // One may be on its way at either end of the count.
      value: Math.max(0, shown - (after.backgroundLatched - before.backgroundLatched) - 1),
      atMost: 0,
    },
    { name: 'longest drawing', unit: 'ms', value: after.longestDrawingMs, atMost: LED_TIMING.drawingMaxMs },
    { name: 'longest gap in a picture', unit: 'µs', value: after.longestGapUs, atMost: LED_TIMING.gapMaxUs },
  ];
}
