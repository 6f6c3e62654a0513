/** What the pages of service have in common: dark dice, and select that leads on. */

import { plain } from '../../../language/sentence.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import type { Moment } from '../../state/moment.ts';
import { nextStage } from '../../state/service.ts';
import type { Service, ServiceFacts } from '../../state/service-state.ts';
import { type Controls, type Due, deaf } from '../screen.ts';

/** Service shows this stage. */
export interface Serving<Stage extends Service['stage']> extends Moment {
  readonly shown: Extract<Service, { stage: Stage }>;
  /** Undefined on a table without pages. */
  readonly facts: ServiceFacts | undefined;
}

export function serving<Stage extends Service['stage']>(
  moment: Moment,
  stage: Stage,
): Serving<Stage> | undefined {
  const { service } = moment.ui;
  if (service === undefined || !isAt(service, stage)) return undefined;
  return { ...moment, shown: service, facts: moment.service };
}

function isAt<Stage extends Service['stage']>(
  service: Service,
  stage: Stage,
): service is Extract<Service, { stage: Stage }> {
  return service.stage === stage;
}

/** A page that is read: select goes on to the next one. */
export const READ: Controls<Serving<Service['stage']>> = {
  ...deaf('service'),
  select: { help: plain('help.nextPage'), act: (s) => nextStage(s, s.shown.stage) },
};

/** Nobody reads it any longer. */
export function readUntil(s: Serving<Service['stage']>, atMs: number): readonly Due[] {
  return [{ atMs, react: () => nextStage(s, s.shown.stage) }];
}

export const darkSlots = () => eachSlot(() => DARK);
