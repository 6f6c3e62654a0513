/**
 * Every *if not* of the first light, and how it is met where a cabinet is broken on purpose before Chromium: `itself`, the
 * table says so unasked; `eyes`, only somebody in front of it sees or hears it, and opens what fits. A new one that nobody
 * breaks does not compile here; the test of the cards ends by comparing this list with what it has met.
 */
import type { WrongId } from '../../hardware/bringup.ts';

export type MetBy = 'itself' | 'eyes';

export const MET: Readonly<Record<WrongId, MetBy>> = {
  noBeat: 'itself',
  beatsAlone: 'itself',
  weakUsb: 'itself',
  displaysDark: 'itself',
  leftDark: 'itself',
  rightDark: 'itself',
  displaysSwapped: 'eyes',
  displayGarbage: 'eyes',
  buttonDead: 'eyes',
  buttonOther: 'eyes',
  inputBounces: 'itself',
  inputStuck: 'itself',
  leverDead: 'eyes',
  leverBounces: 'itself',
  leverStuck: 'itself',
  buzzerSilent: 'eyes',
  buzzerGrowls: 'eyes',
  railMissing: 'itself',
  railLow: 'itself',
  railHigh: 'itself',
  railGhost: 'itself',
  allDark: 'itself',
  laneDark: 'itself',
  secondDark: 'itself',
  lanesSwapped: 'itself',
  diceSwapped: 'itself',
  letterBroken: 'itself',
  chainStops: 'itself',
  mixedLayouts: 'itself',
  coloursShift: 'itself',
  coloursFlicker: 'eyes',
  coloursMixed: 'itself',
  currentHigh: 'itself',
  currentLow: 'itself',
  farLow: 'itself',
  // Lanes go dark as behind a fuse: the emulated board has no short, and no heat, to blow one.
  fuseBlows: 'eyes',
};
