/** Address and PIN, through which everybody comes into service: pages that are read, and select that goes on. */
import { plain } from '../../../language/sentence.ts';
import { nextStage } from '../../state/service.ts';
import { type Controls, type Due, deaf } from '../screen.ts';
import type { Serving } from './tree.ts';

type Entry = Serving<'address'> | Serving<'pin'>;

export const READ: Controls<Entry> = {
  ...deaf('service'),
  select: { help: plain('help.nextPage'), act: (s) => nextStage(s, s.shown.stage) },
};

/** Nobody reads it any longer. */
export function readUntil(s: Entry, atMs: number): readonly Due[] {
  return [{ atMs, react: () => nextStage(s, s.shown.stage) }];
}
