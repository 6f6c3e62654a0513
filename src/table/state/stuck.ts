/** A button that got stuck, or whose contact chatters: said once, where it happened. It is left out until it is free, or rests. */
import type { Input } from '../../../hardware/cabinet.ts';
import { inputName } from './display-name.ts';
import { chatterNotice, stuckNotice } from './notices.ts';
import type { Ui } from './ui.ts';

/** `fresh`: those that were not stuck before. */
export function withStuckNotice(ui: Ui, fresh: readonly Input[], nowMs: number): Ui {
  const [input] = fresh;
  // Held while the table was switched on, it may be the way to service.
  if (input === undefined || ui.powerUpMs !== undefined) return ui;
  return { ...ui, notice: stuckNotice(inputName(input), nowMs) };
}

/** `fresh`: those that did not chatter before. */
export function withChatterNotice(ui: Ui, [input]: readonly Input[], nowMs: number): Ui {
  return input === undefined ? ui : { ...ui, notice: chatterNotice(inputName(input), nowMs) };
}
