/** A table of the fleet, as the hall tells it in the language of the page. */
import type { FleetAnswer } from '../../src/hall/fleet/messages.ts';
import type { InWords } from '../../src/language/sentence.ts';

export type Table = InWords<FleetAnswer>['tables'][number];
