/** Whoever knows what choices are worth. */
import type { Seen, ValuedMove } from '../game/index.ts';

/** For the roll that lies there, from what everybody sees; none where nothing can be said. Never rejects. */
export type Advise = (rules: string, seen: Seen) => Promise<readonly ValuedMove[]>;
