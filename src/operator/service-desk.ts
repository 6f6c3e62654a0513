/** What the service pages of the cabinet ask for. */
import type { Log } from '../app/log.ts';
import type { Fault } from '../fault/fault.ts';
import type { ServiceDesk } from '../table/state/service-state.ts';

export interface ServiceParts {
  readonly operators: {
    readonly pin: string;
    readonly fault: Fault | undefined;
    newPin(): boolean;
  };
  readonly log: Pick<Log, 'warn'>;
  /** Of the pages; '' while nothing listens. */
  address(): string;
  /** A guest of an open cabinet holds select, by which a new PIN is made, or did a moment ago. */
  guestSelects(): boolean;
}

export function serviceDesk({ operators, log, address, guestSelects }: ServiceParts): ServiceDesk {
  return {
    address: () => address().replace(/^https?:\/\//, ''),
    pin: () => operators.pin,
    time: wallTime,
    newPin: () => {
      if (guestSelects()) return 'guest';
      const made = operators.newPin();
      if (operators.fault !== undefined) log.warn(operators.fault.message);
      return made ? 'made' : 'unkept';
    },
  };
}

/** A machine without a clock of its own begins long before there was such a table, until somebody tells it the time. */
const CLOCK_UNSET_UNTIL = Date.UTC(2025, 0);

function wallTime(): string | undefined {
  const now = new Date();
  return now.getTime() < CLOCK_UNSET_UNTIL ? undefined : now.toTimeString().slice(0, 5);
}
