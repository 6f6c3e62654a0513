/** What is wrong with the table now, whatever tab is open: what stops it, and what does not; with what to do and the likely cause. */
import type { StatusView } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { Live } from './live.ts';
import { type Operator, useAsked } from './operator.ts';

/** Nobody waits for it. */
const LOOK_MS = 5000;

/** Told to screen readers as soon as it comes, so the place is there before the words. */
export function FaultInForce({ operator, live: { fault, moment } }: { operator: Operator; live: Live }) {
  // The live news are everybody's and short; causes, and what stops no game, are asked for.
  const status = useAsked<StatusView>(operator, '/status', fault === '' ? 0 : moment, LOOK_MS);
  return (
    <div class="fault-in-force" role="status">
      {fault !== '' && (
        <p class="told" data-kind="trouble" data-fault="true">
          {fault}
          <LikelyCause text={status?.fault?.cause} />
        </p>
      )}
      {status?.troubles.map(({ text, cause }) => (
        <p key={text} class="told" data-kind="trouble" data-trouble="true">
          {text}
          <LikelyCause text={cause} />
        </p>
      ))}
    </div>
  );
}

function LikelyCause({ text }: { text: string | undefined }) {
  return text === undefined || text === '' ? null : (
    <span class="fault-cause">{OPERATOR_WORDS.likelyCause(text)}</span>
  );
}
