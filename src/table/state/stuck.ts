/** A button that got stuck: said once, where it happened. The firmware leaves it out until it is free. */
import type { Input } from '../../../hardware/cabinet.ts';
import { inputName } from './display-name.ts';
import { stuckNotice } from './notices.ts';
import type { Ui } from './ui.ts';

/** `fresh`: those that were not stuck before. */
export function withStuckNotice(ui: Ui, fresh: readonly Input[], nowMs: number): Ui {
  const [input] = fresh;
  // Held while the table was switched on, it may be the way to service.
  if (input === undefined || ui.powerUpMs !== undefined) return ui;
  return { ...ui, notice: stuckNotice(inputName(input), nowMs) };
}
