/**
 * Service: previous, next and select held together in attract, or while the board starts. First the address of the
 * pages, then the PIN, then the button test; the game behind it stays as it is.
 */
import { INPUTS, type Input } from '../../../hardware/table.ts';
import { SERVICE_PIN_MS, SERVICE_QUIET_MS } from '../times.ts';
import { toAttract } from './menu.ts';
import { ignored, type Reaction, shown } from './reaction.ts';
import { scrollMs } from './scroll.ts';
import { countPress, NO_PRESSES, type Service, type ServiceView } from './service-state.ts';
import { controlState, type Situation } from './situation.ts';
import type { Ui } from './ui.ts';

/** The chord was held long enough: service opens, or ends when it was open. */
export function serviceChord(situation: Situation): Reaction {
  const { ui, nowMs } = situation;
  if (ui.service !== undefined) return endService(situation);
  // One of the three buttons may have opened setup, or leafed, before the others were down.
  const behind = ui.place === 'game' ? { ...ui, menu: undefined } : toAttract(ui, nowMs);
  return shown({ ...behind, service: firstStage(situation) });
}

/** An operator's page begins or ends the button test, unless dice tumble or a move is being saved. */
export function remoteTest(situation: Situation, wanted: 'buttons' | 'off'): Reaction {
  const { ui, nowMs } = situation;
  if (wanted === 'off') return ui.service === undefined ? ignored(ui, 'unused') : endService(situation);
  const state = controlState(situation);
  if (state === 'saving' || state === 'tumbling' || state === 'farkled') return ignored(ui, state);
  return shown({ ...ui, menu: undefined, service: buttonTest(nowMs) });
}

/** A press while address or PIN is shown, or time: the next stage. */
export function nextStage(situation: Situation): Reaction {
  const { ui, nowMs } = situation;
  switch (ui.service?.stage) {
    case undefined:
      return shown(ui);
    case 'address':
      return shown({ ...ui, service: { stage: 'pin', sinceMs: nowMs } });
    case 'pin':
      return shown({ ...ui, service: buttonTest(nowMs) });
    case 'buttons':
      return endService(situation);
    default:
      return ui.service satisfies never;
  }
}

/** `atMs`: when the input was pressed. */
export function testButton({ ui }: Situation, input: Input, atMs: number): Reaction {
  if (ui.service?.stage !== 'buttons') return shown(ui);
  return shown({ ...ui, service: { ...ui.service, test: countPress(ui.service.test, input, atMs) } });
}

/** Select was held in the button test: the loop draws a new PIN, and it is shown. */
export function newPin({ ui, service, nowMs }: Situation): Reaction {
  if (service === undefined) return shown(ui);
  return { ...shown({ ...ui, service: { stage: 'pin', sinceMs: nowMs } }), effect: 'new pin' };
}

export function asksForPin(reaction: Reaction): boolean {
  return reaction.type === 'shown' && reaction.effect === 'new pin';
}

/** What became of it. */
export function withPin(ui: Ui, kept: boolean | undefined): Ui {
  const { service } = ui;
  return kept === false && service?.stage === 'pin' ? { ...ui, service: { ...service, old: true } } : ui;
}

/** When the present stage is over by itself; undefined: no service. */
export function stageEndMs({ ui, service }: Situation): number | undefined {
  switch (ui.service?.stage) {
    case undefined:
      return undefined;
    case 'address':
      return ui.service.sinceMs + scrollMs(service?.address ?? '');
    case 'pin':
      return ui.service.sinceMs + SERVICE_PIN_MS;
    case 'buttons':
      return Math.max(ui.service.sinceMs, ui.touchedMs) + SERVICE_QUIET_MS;
    default:
      return ui.service satisfies never;
  }
}

/** Whether the situation has to have the facts: service is open, or about to be. */
export function needsFacts({ service, powerUpMs, down }: Ui): boolean {
  return (
    service !== undefined ||
    powerUpMs !== undefined ||
    (down.previous !== undefined && down.select !== undefined)
  );
}

export function serviceView({ service, down }: Ui): ServiceView | undefined {
  if (service === undefined) return undefined;
  const pressed = INPUTS.filter((input) => down[input] !== undefined);
  const counts = service.stage === 'buttons' ? service.test.counts : {};
  return { stage: service.stage, pressed, counts };
}

function firstStage({ service, nowMs }: Situation): Service {
  return service === undefined ? buttonTest(nowMs) : { stage: 'address', sinceMs: nowMs };
}

function buttonTest(nowMs: number): Service {
  return { stage: 'buttons', sinceMs: nowMs, test: NO_PRESSES };
}

/** The idle times begin anew: somebody is there. */
function endService({ ui, nowMs }: Situation): Reaction {
  return shown({ ...ui, service: undefined, touchedMs: nowMs });
}
