/** What can happen to a board in a bar, on the emulated Uno: each begins, and most end some time later. */
import type { Uno } from '../../src/uno/uno.ts';

export const MISHAPS = ['data', 'cable', 'power', 'button', 'hang', 'brownOut'] as const;
export type Mishap = (typeof MISHAPS)[number];

export function begin(uno: Uno, mishap: Mishap): void {
  switch (mishap) {
    case 'data':
      uno.pullCable('data');
      break;
    case 'cable':
      uno.pullCable('all');
      break;
    case 'power':
      uno.switchPower(false);
      break;
    case 'hang':
      uno.hang();
      break;
    case 'button':
    case 'brownOut':
      uno.reset(mishap);
      break;
    default:
      mishap satisfies never;
  }
}

/** What was pulled is plugged in, what was switched off is on. */
export function end(uno: Uno, mishap: Mishap): void {
  if (mishap === 'power') uno.switchPower(true);
  else uno.plugCable();
}
