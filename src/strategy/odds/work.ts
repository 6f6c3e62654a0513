/** Work that takes its time: it comes back now and then, so that something newer can take its place. */
import type { Odds } from '../../game/index.ts';

/** With a first answer as soon as there is one. Undefined in the end: nobody can tell. */
export type OddsWork = Generator<Odds | undefined, Odds | undefined>;
