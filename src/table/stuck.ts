/** A button that got stuck: said once, where it happened. The firmware leaves it out until it is free. */
import type { Input } from '../../hardware/table.ts';
import { inputName } from './service-text.ts';
import type { Ui } from './state/ui.ts';

/** Long enough to be found by those who wonder why nothing happens; any other button ends it. */
const STUCK_MS = 30_000;

/** `fresh`: those that were not stuck before. */
export function withStuckNotice(ui: Ui, fresh: readonly Input[], nowMs: number): Ui {
  const [input] = fresh;
  // Held while the table was switched on, it may be the way to service.
  if (input === undefined || ui.powerUpMs !== undefined) return ui;
  const name = inputName(input);
  const notice = { kind: 'notice', pages: ['STUCK', name], slots: [], untilMs: nowMs + STUCK_MS } as const;
  return { ...ui, notice: { ...notice, sentence: `${name} is stuck: free it. All other buttons work on.` } };
}
