/** What is shown over time: the page of the display at one moment, and when anything will be something else. */

import { at } from './at.ts';
import { idleMs } from './idle.ts';
import { longPressMs } from './long-press.ts';
import { isBreathing, isFrameBreathing } from './picture/breath.ts';
import { TILE_SETS } from './picture/tile-sets.ts';
import type { Scene, SlotScene } from './scene.ts';
import type { Steps } from './screens/screen.ts';
import { type Look, placeOf, screenOf } from './shown.ts';
import { cheerUntilMs, freshUntilMs, highlightOverMs } from './state/highlight.ts';
import { plannedStopMs, tumbleEndMs } from './state/tumble.ts';
import { BREATH_STEP_MS, CALM_FADE_MS, FADE_STEP_MS, PAGE_MS } from './times.ts';

/** The page of the display that shows at this moment. */
export function displayAt({ pages, pagesSinceMs }: Scene, nowMs: number): string {
  return at(pages, stepsUntil({ sinceMs: pagesSinceMs, stepMs: PAGE_MS }, nowMs) % pages.length);
}

/** When scene, picture or display change next, or something happens, if nobody does anything; undefined: never. */
export function nextChangeMs(look: Look, scene: Scene): number | undefined {
  const { ui, options, nowMs } = look.moment;
  const { notice, scratch, tumble, pickedUntilMs, highlight } = ui;
  const times = [notice?.untilMs, scratch?.untilMs, pickedUntilMs, tumble && tumbleEndMs(tumble, options)];
  if (highlight !== undefined)
    times.push(cheerUntilMs(highlight), freshUntilMs(highlight), highlightOverMs(highlight, ui.down.select));
  if (scene.pages.length > 1) times.push(nextStep({ sinceMs: scene.pagesSinceMs, stepMs: PAGE_MS }, nowMs));
  for (const moves of [placeOf(look.place).moves?.(look.place), screenOf(look.top).moves?.(look.top)]) {
    if (moves !== undefined) times.push(nextStep(moves, nowMs));
  }
  scene.slots.forEach((meaning, slot) => {
    addSlotTimes(times, look, scene, slot, meaning);
  });
  const looks = times.filter((time) => time !== undefined && time > nowMs);
  // What is due by itself comes at once, even when it was due before.
  const coming = [...looks, idleMs(look), longPressMs(look)].filter((time) => time !== undefined);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** When this slot looks different: dice tumble, come to rest, fade in, breathe. */
function addSlotTimes(
  times: (number | undefined)[],
  { moment }: Look,
  scene: Scene,
  slot: number,
  meaning: SlotScene,
): void {
  const { ui, options, nowMs } = moment;
  const tiles = TILE_SETS[options.diceKind];
  if (isBreathing(scene, slot, tiles) || isFrameBreathing(scene, slot, tiles))
    times.push(nextStep({ sinceMs: 0, stepMs: BREATH_STEP_MS }, nowMs));
  if (meaning.kind === 'tumbling' && ui.tumble !== undefined) {
    times.push(plannedStopMs(ui.tumble, options, slot));
    const spins = { sinceMs: ui.tumble.startedMs, stepMs: tiles.spinStepMs };
    if (!scene.calm) times.push(nextStep(spins, nowMs));
  }
  if (meaning.kind === 'die' && meaning.fadeFromMs !== undefined) {
    const fades = { sinceMs: meaning.fadeFromMs, stepMs: FADE_STEP_MS };
    if (nowMs < meaning.fadeFromMs + CALM_FADE_MS) times.push(nextStep(fades, nowMs));
  }
}

/** The first whole step after `nowMs`. */
function nextStep(steps: Steps, nowMs: number): number {
  return steps.sinceMs + (stepsUntil(steps, nowMs) + 1) * steps.stepMs;
}

/** Whole steps that are over, counted so that a timer that wakes at the end of one finds it over, however sums are rounded. */
function stepsUntil({ sinceMs, stepMs }: Steps, nowMs: number): number {
  const steps = Math.floor((nowMs - sinceMs) / stepMs);
  return sinceMs + (steps + 1) * stepMs <= nowMs ? steps + 1 : steps;
}
