/** What became of one press: exactly one of four, each documented (control table, rejections). */
import type { GameEvent } from '../game/index.ts';
import type { Ignored } from '../table/ignored.ts';
import type { Refusal } from '../table/refusal.ts';

export type Outcome =
  | { readonly type: 'events'; readonly events: readonly GameEvent[] }
  /** Only what is shown has changed. */
  | { readonly type: 'shown' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'ignored'; readonly reason: Ignored };
