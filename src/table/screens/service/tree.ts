/** What the stages of service have in common. */

import { plain, type Text } from '../../../language/sentence.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import type { SlotScene } from '../../scene.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import type { Moment } from '../../state/moment.ts';
import type { Reaction } from '../../state/reaction.ts';
import { endService } from '../../state/service.ts';
import type { Service, ServiceFacts } from '../../state/service-state.ts';
import { type Branch, branchAt } from '../../state/service-tree.ts';
import { goBack, openBranch } from '../../state/service-walk.ts';
import { SERVICE_QUIET_MS } from '../../times.ts';
import type { Due } from '../screen.ts';

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

/** What the stages of the tree have in common: a hold opens a branch, the lever goes back. */
export const TREE_CONTROLS = {
  hold: {
    help: plain('help.openBranch'),
    act: (s: Moment, { slot }: GroupedPress<'hold'>): Reaction => openBranch(s, slot),
  },
  lever: { help: plain('help.serviceBack'), act: (s: Moment): Reaction => goBack(s) },
} as const;

/** Of the tree and of tests that somebody stands before: nobody is there any longer. */
export function quiet(s: Moment & { readonly shown: { readonly sinceMs: number } }): readonly Due[] {
  const atMs = Math.max(s.shown.sinceMs, s.ui.touchedMs) + SERVICE_QUIET_MS;
  return [{ atMs, react: () => endService(s) }];
}

/** Told on the pages, which show what the display and the dice show. */
export const inService = (): Text => ({ say: 'table.inService' });

/** The number of each branch on its die; the open one shines. */
export function branchDigits(open: Branch | undefined): readonly SlotScene[] {
  return eachSlot((slot) => {
    const branch = branchAt(slot + 1);
    if (branch === undefined) return DARK;
    return { kind: 'glyph', character: `${slot + 1}`, role: branch === open ? 'chosen' : 'dim' };
  });
}

export const darkSlots = () => eachSlot(() => DARK);
