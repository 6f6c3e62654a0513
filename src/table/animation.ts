/** What is shown over time: the page of the display at one moment, and when anything will be something else. */

import { idleMs } from './idle.ts';
import { longPressMs } from './long-press.ts';
import { isBreathing } from './picture/breath.ts';
import { TILE_SETS } from './picture/tile-sets.ts';
import type { Scene } from './scene.ts';
import type { Situation } from './state/situation.ts';
import { plannedStopMs, tumbleEndMs } from './state/tumble.ts';
import {
  BREATH_STEP_MS,
  CALM_FADE_MS,
  FADE_STEP_MS,
  FARKLE_MS,
  PAGE_MS,
  PARADE_MS,
  SCROLL_STEP_MS,
  WIPE_STEP_MS,
} from './times.ts';

/** The page of the display that shows at this moment. */
export function displayAt({ pages, pagesSinceMs }: Scene, nowMs: number): string {
  return pages[Math.floor((nowMs - pagesSinceMs) / PAGE_MS) % pages.length] ?? '';
}

/** When scene, picture or display change next, or something happens, if nobody does anything; undefined: never. */
export function nextChangeMs(situation: Situation, scene: Scene): number | undefined {
  const { ui, options, nowMs } = situation;
  const { notice, scratch, tumble, attract, pickedUntilMs } = ui;
  const tiles = TILE_SETS[options.diceKind];
  const times = [notice?.untilMs, scratch?.untilMs, pickedUntilMs, tumble && tumbleEndMs(tumble, options)];
  times.push(...farkleTimes(scene, nowMs));
  if (ui.service?.stage === 'address') times.push(nextStep(ui.service.sinceMs, SCROLL_STEP_MS, nowMs));
  if (scene.pages.length > 1) times.push(nextStep(scene.pagesSinceMs, PAGE_MS, nowMs));
  if (scene.screen === 'attract' && !scene.calm) times.push(nextStep(attract.sinceMs, PARADE_MS, nowMs));
  for (const [slot, meaning] of scene.slots.entries()) {
    if (isBreathing(scene, slot, tiles)) times.push(nextStep(0, BREATH_STEP_MS, nowMs));
    if (meaning.kind === 'tumbling' && tumble !== undefined) {
      times.push(plannedStopMs(tumble, options, slot));
      if (!scene.calm) times.push(nextStep(tumble.startedMs, tiles.spinStepMs, nowMs));
    }
    if (meaning.kind === 'die' && meaning.fadeFromMs !== undefined) {
      if (nowMs < meaning.fadeFromMs + CALM_FADE_MS)
        times.push(nextStep(meaning.fadeFromMs, FADE_STEP_MS, nowMs));
    }
  }
  const looks = times.filter((time) => time !== undefined && time > nowMs);
  // What is due by itself comes at once, even when it was due before.
  const coming = [...looks, idleMs(situation), longPressMs(situation)].filter((time) => time !== undefined);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

function farkleTimes({ farkle }: Scene, nowMs: number): readonly number[] {
  return farkle === undefined
    ? []
    : [nextStep(farkle.sinceMs, WIPE_STEP_MS, nowMs), farkle.sinceMs + FARKLE_MS];
}

/** The first whole step after `nowMs`. */
function nextStep(sinceMs: number, stepMs: number, nowMs: number): number {
  return sinceMs + (Math.floor((nowMs - sinceMs) / stepMs) + 1) * stepMs;
}
