/** What happens by itself when nobody presses anything. */
import { takeFameName } from './state/fame-name.ts';
import { closeMenu, toAttract } from './state/menu.ts';
import type { NameEntry } from './state/name-entry.ts';
import { command, type Reaction, shown } from './state/reaction.ts';
import { nextStage, stageEndMs } from './state/service.ts';
import { controlState, type Situation } from './state/situation.ts';
import { takeNameOrStart } from './state/start-game.ts';

/** Name and next step alternate on the display: somebody may have forgotten whose turn it is. */
export function isReminding({ ui, options, nowMs }: Situation): boolean {
  return ui.service === undefined && ui.place === 'game' && nowMs >= ui.touchedMs + options.idle.remindMs;
}

export function isDimmed({ ui, options, nowMs }: Situation): boolean {
  return nowMs >= ui.touchedMs + options.idle.dimMs;
}

/** What is due at this moment; one thing at a time. */
export function idle(situation: Situation): Reaction | undefined {
  return steps(situation)
    .find(({ atMs }) => situation.nowMs >= atMs)
    ?.react();
}

/** When the next thing is due; undefined: nothing will ever be. */
export function idleMs(situation: Situation): number | undefined {
  const { ui, options, nowMs } = situation;
  const looks = [ui.touchedMs + options.idle.remindMs, ui.touchedMs + options.idle.dimMs];
  const times = [...steps(situation).map(({ atMs }) => atMs), ...looks.filter((atMs) => atMs > nowMs)];
  return times.length === 0 ? undefined : Math.min(...times);
}

interface Step {
  readonly atMs: number;
  readonly react: () => Reaction;
}

/** Everything that this state waits for. */
function steps(situation: Situation): readonly Step[] {
  const { ui, options, nowMs, game } = situation;
  const { attractMs, abandonMs, letterMs, menuMs } = options.idle;
  const endMs = stageEndMs(situation);
  if (endMs !== undefined) return [{ atMs: endMs, react: () => nextStage(situation) }];
  const state = controlState(situation);
  // A table that saves or stands has something else to do; dice that tumble come to rest first.
  if (state === 'saving' || state === 'stopped' || state === 'tumbling' || state === 'farkled') return [];
  const waitedMs = (entry: NameEntry) => Math.max(entry.sinceMs, ui.touchedMs);
  const found: Step[] = [];
  if (game?.status === 'playing') {
    const atMs = Math.min(ui.touchedMs + abandonMs, ui.quitUntilMs ?? Number.POSITIVE_INFINITY);
    found.push({ atMs, react: () => command(ui, { type: 'abandon' }) });
  }
  if (ui.place !== 'attract') {
    found.push({ atMs: ui.touchedMs + attractMs, react: () => shown(toAttract(ui, nowMs)) });
  }
  if (ui.menu !== undefined) {
    found.push({ atMs: ui.menu.sinceMs + menuMs, react: () => shown(closeMenu(ui)) });
  }
  if (state === 'setup-name') {
    found.push({ atMs: waitedMs(ui.setup) + letterMs, react: () => takeNameOrStart(situation) });
  }
  if (state === 'fame-name' && ui.fameName !== undefined) {
    found.push({ atMs: waitedMs(ui.fameName) + letterMs, react: () => takeFameName(situation) });
  }
  return found;
}
