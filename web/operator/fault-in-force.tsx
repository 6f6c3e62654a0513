/** What is wrong with the table now, whatever tab is open: its text with what to do, and the likely cause. */
import type { StatusView } from '../../src/server/operator/messages.ts';
import { WORDS } from '../texts/operator.ts';
import type { Live } from './live.ts';
import { type Operator, useAsked } from './operator.ts';

/** Told to screen readers as soon as it comes, so the place is there before the words. */
export function FaultInForce({ operator, live: { fault, moment } }: { operator: Operator; live: Live }) {
  return (
    <div class="fault-in-force" role="status">
      {fault !== '' && (
        <p class="told" data-kind="trouble" data-fault="true">
          {fault}
          <Cause operator={operator} moment={moment} />
        </p>
      )}
    </div>
  );
}

/** The live news are everybody's and short; the cause is asked for. */
function Cause({ operator, moment }: { operator: Operator; moment: number }) {
  const cause = useAsked<StatusView>(operator, '/status', moment)?.fault?.cause;
  return cause === undefined ? null : <span class="fault-cause">{WORDS.likelyCause(cause)}</span>;
}
