/**
 * Service: previous, next and select held together in attract, or while the board starts. Address and PIN first, then the
 * tree (`service-tree.ts`); the game behind it stays as it is.
 */
import { INPUTS, type Input } from '../../../hardware/cabinet.ts';
import { toAttract } from './leave.ts';
import { type Reaction, shown } from './reaction.ts';
import { countPress, type NewPin, NO_PRESSES, type Service, type ServiceView } from './service-state.ts';
import { type LastingTest, nodeOf } from './service-tree.ts';
import type { Situation } from './situation.ts';
import type { Ui } from './ui.ts';

/** The chord was held long enough: service opens, or ends when it was open. */
export function serviceChord(situation: Situation): Reaction {
  const { ui, service, nowMs } = situation;
  if (ui.service !== undefined) return endService(situation);
  // One of the three buttons may have opened setup, or leafed, before the others were down.
  const behind = ui.place === 'game' ? { ...ui, menu: undefined } : toAttract(ui, nowMs);
  // Without pages and PIN there is nothing else to show.
  return shown({ ...behind, service: service === undefined ? buttonTest(nowMs) : begun('address', nowMs) });
}

/** Select was held while nobody plays. */
export function openBooks({ ui, nowMs }: Situation): Reaction {
  return shown({ ...toAttract(ui, nowMs), service: { stage: 'books', sinceMs: nowMs } });
}

/** A press, or time: the PIN follows the address, and the tree the PIN. */
export function nextStage({ ui, nowMs }: Situation, stage: 'address' | 'pin'): Reaction {
  return shown({ ...ui, service: begun(stage === 'address' ? 'pin' : 'top', nowMs) });
}

/** `atMs`: when the input was pressed. */
export function testButton(
  ui: Ui,
  service: Extract<Service, { stage: 'buttons' }>,
  input: Input,
  atMs: number,
): Reaction {
  return shown({ ...ui, service: { ...service, test: countPress(service.test, input, atMs) } });
}

/** The loop draws a new PIN, and it is shown. */
export function newPin({ ui, service, nowMs }: Situation): Reaction {
  if (service === undefined) return shown(ui);
  return { ...shown({ ...ui, service: begun('pin', nowMs) }), effect: 'new pin' };
}

export function asksForPin(reaction: Reaction): boolean {
  return reaction.type === 'shown' && reaction.effect === 'new pin';
}

/** What became of it. */
export function withPin(ui: Ui, pin: NewPin | undefined): Ui {
  const { service } = ui;
  if (pin === undefined || pin === 'made' || service?.stage !== 'pin') return ui;
  return { ...ui, service: { ...service, old: pin } };
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
  const test = testIn(service);
  return { stage: service.stage, ...(test === undefined ? {} : { test }), pressed, counts };
}

function testIn(service: Service): LastingTest | undefined {
  if (service.stage === 'show') return service.test;
  return service.stage === 'buttons' || service.stage === 'latency' ? service.stage : undefined;
}

/** Whether the display tells the PIN, which nobody but who stands there may know. */
export function showsPin(service: Service | undefined): boolean {
  if (service?.stage !== 'branch') return service?.stage === 'pin';
  return (nodeOf(service.branch).leaves as readonly string[])[service.leaf] === 'pin';
}

/** The idle times begin anew: somebody is there. */
export function endService({ ui, nowMs }: Situation): Reaction {
  return shown({ ...ui, service: undefined, touchedMs: nowMs });
}

function begun(stage: 'address' | 'pin' | 'top', sinceMs: number): Service {
  return stage === 'top' ? { stage, sinceMs, item: 0 } : { stage, sinceMs };
}

export function buttonTest(sinceMs: number): Service {
  return { stage: 'buttons', sinceMs, test: NO_PRESSES };
}
