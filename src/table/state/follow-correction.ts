/** How the ui follows a correction: it says what was corrected, and brings back a game that is open again. */

import { describe, type Game, type GameEvent, type RuleSets } from '../../game/index.ts';
import { row } from '../../language/sentence.ts';
import { correctionNotice } from './notices.ts';
import type { Ui } from './ui.ts';

/** Somebody signed it. */
export function isSigned(events: readonly GameEvent[]): boolean {
  return events.some((event) => 'by' in event && event.by !== undefined);
}

/** `cleared`: the ui as any move of the game leaves it. `game`: before the correction. */
export function afterCorrection(
  ui: Ui,
  cleared: Ui,
  game: Game | undefined,
  events: readonly GameEvent[],
  nowMs: number,
  sets: RuleSets,
): Ui {
  const told = events.filter(({ type }) => type !== 'game ended');
  const named = told.every(({ type }) => type === 'renamed');
  const reopened = game?.status === 'over' && told.length === events.length && !named;
  // Nobody is thrown out of a setup, or back into a game that was left.
  if (ui.place !== 'game' && !(reopened && ui.place === 'attract')) return { ...ui, saving: false };
  const sentence = row(...told.map((event) => describe(event, game, sets)));
  return { ...cleared, notice: correctionNotice(sentence, nowMs) };
}
